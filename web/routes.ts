import type { RouteConfig } from '@react-router/dev/routes'
import type { PageAccess } from '#contract/access.ts'

// Every page: its URL, who may open it, the file that draws it, and the query parameters that
// change what the server renders. In the order of the specification.
type Row = [path: string, access: PageAccess, file: string, params?: readonly string[]]

const client = ['client'] as const
const barber = ['barber'] as const
const admin = ['admin'] as const
const employee = ['employee'] as const

// Everything a search may ask for (web/features/search/filters.ts).
const searchParams = [
  'q',
  'category',
  'city',
  'near',
  'date',
  'time_of_day',
  'price_max',
  'rating_min',
  'distance_mi',
  'lang',
  'open_today',
  'payment',
  'walk_ins',
  'offers',
  'accessible',
  'badge',
  'sort',
  'page',
  'lat',
  'lng',
  'bbox',
]

export const pages: Row[] = [
  ['/', 'public', 'pages/landing.tsx'],
  ['/auth', 'public', 'pages/auth.tsx', ['mode']],
  ['/ref/:code?', 'public', 'pages/ref.tsx'],
  ['/email-confirmed', 'public', 'pages/email-confirmed.tsx'],
  ['/explore', 'public', 'pages/explore.tsx', searchParams],
  ['/map', 'public', 'pages/map.tsx', searchParams],
  ['/guest/favorites', 'public', 'pages/guest/favorites.tsx'],
  ['/guest/bookings', 'public', 'pages/guest/bookings.tsx'],
  ['/about', 'public', 'pages/about.tsx'],
  ['/services', 'public', 'pages/services.tsx'],
  ['/grow', 'public', 'pages/grow.tsx'],
  ['/help', 'public', 'pages/help.tsx'],
  ['/contact', 'public', 'pages/contact.tsx'],
  ['/terms', 'public', 'pages/legal/terms.tsx'],
  ['/privacy', 'public', 'pages/legal/privacy.tsx'],
  ['/cookies', 'public', 'pages/legal/cookies.tsx'],
  ['/barber/:id', 'public', 'pages/barber.tsx', ['src', 'stars', 'sort', 'page']],
  ['/barber-profile/:id', 'public', 'pages/barber.tsx', ['src', 'stars', 'sort', 'page']],
  ['/portfolio/:id', 'public', 'pages/portfolio.tsx', ['src', 'category', 'member']],
  ['/settings', 'signed-in', 'pages/settings.tsx'],
  ['/messages', 'signed-in', 'pages/messages.tsx', ['thread']],
  ['/client/dashboard', client, 'pages/client/dashboard.tsx'],
  ['/client/bookings', client, 'pages/client/bookings.tsx'],
  ['/barber/dashboard', barber, 'pages/barber/dashboard.tsx'],
  ['/barber/setup', barber, 'pages/barber/setup.tsx'],
  ['/admin/dashboard', admin, 'pages/admin/dashboard.tsx'],
  ['/admin/roles', admin, 'pages/admin/roles.tsx'],
  ['/admin/notifications', admin, 'pages/admin/notifications.tsx'],
  ['/admin/promotions', admin, 'pages/admin/promotions.tsx'],
  ['/admin/analytics', admin, 'pages/admin/analytics.tsx'],
  ['/admin/marketplace', admin, 'pages/admin/marketplace.tsx'],
  ['/admin/support', admin, 'pages/admin/support.tsx'],
  ['/admin/transfers', admin, 'pages/admin/transfers.tsx'],
  ['/admin/badges', admin, 'pages/admin/badges.tsx'],
  ['/employee/dashboard', employee, 'pages/employee/dashboard.tsx'],
  ['/employee/onboarding', employee, 'pages/employee/onboarding.tsx'],
  ['/employee/accept-invite', 'public', 'pages/employee/accept-invite.tsx'],
  ['/contact-support', 'public', 'pages/contact-support.tsx', ['type']],
  ['/confirm-completion', 'public', 'pages/confirm-completion.tsx'],
  ['/styleguide', 'public', 'pages/styleguide.tsx'],
  ['*', 'public', 'pages/not-found.tsx'],
]

export const accessOf = new Map(pages.map(([path, access]) => [path, access]))

export default pages.map(([path, , file]) => ({ id: path, path, file })) satisfies RouteConfig
