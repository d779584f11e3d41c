// Every dashboard's tabs, in the order of the specification. A tab that is built names the file that
// draws it; the others say what they will hold, and docs/status.md says when.
import { lazy, type ComponentType } from 'react'
import type { Role } from '#contract/access.ts'
import type { Text } from '#contract/language.ts'
import type { Right } from '#contract/business/team-rights.ts'
import { adminTabs } from './texts/admin.ts'
import { barberTabs, clientTabs, tabNames } from './texts/dashboards.ts'

// `needs` is said where only some of the role's people have the tab.
export type Tab = { name: string; label: Text; needs?: Right } & (
  | { Content: ComponentType }
  | { holds: Text }
)

// A tab's file exports the component `Tab` and is fetched when the tab is opened.
export function drawnBy(fetchFile: () => Promise<{ Tab: ComponentType }>) {
  return lazy(async () => ({ default: (await fetchFile()).Tab }))
}

// The same for every role.
const notifications: Tab = {
  name: 'notifications',
  label: tabNames.notifications,
  Content: drawnBy(() => import('./tabs/notifications.tsx')),
}
const settings: Tab = {
  name: 'settings',
  label: tabNames.settings,
  Content: drawnBy(() => import('./tabs/settings.tsx')),
}

// Of a business: its owner's, and those of whoever the owner lets do it.
const services: Tab = {
  name: 'services',
  label: tabNames.services,
  Content: drawnBy(() => import('./tabs/services.tsx')),
}
const clients: Tab = {
  name: 'clients',
  label: tabNames.clients,
  Content: drawnBy(() => import('./tabs/clients.tsx')),
}
const receivedReviews: Tab = {
  name: 'reviews',
  label: tabNames.reviews,
  Content: drawnBy(() => import('./tabs/received-reviews.tsx')),
}
const analytics: Tab = {
  name: 'analytics',
  label: tabNames.analytics,
  Content: drawnBy(() => import('./tabs/analytics.tsx')),
}
const shop: Tab = {
  name: 'shop',
  label: tabNames.shop,
  Content: drawnBy(() => import('./tabs/shop.tsx')),
}

export const tabsOf: Record<Role, readonly Tab[]> = {
  client: [
    {
      name: 'overview',
      label: tabNames.overview,
      Content: drawnBy(() => import('./tabs/client/overview.tsx')),
    },
    notifications,
    {
      name: 'reviews',
      label: tabNames.reviews,
      Content: drawnBy(() => import('./tabs/client/reviews.tsx')),
    },
    { name: 'promotions', label: tabNames.promotions, holds: clientTabs.promotions },
    { name: 'payments', label: tabNames.payments, holds: clientTabs.payments },
    { name: 'invoices', label: tabNames.invoices, holds: clientTabs.invoices },
    { name: 'disputes', label: tabNames.disputes, holds: clientTabs.disputes },
    { name: 'support', label: tabNames.support, holds: clientTabs.support },
    settings,
    {
      name: 'bookings',
      label: tabNames.bookings,
      Content: drawnBy(() => import('./tabs/client/bookings.tsx')),
    },
    {
      name: 'favorites',
      label: tabNames.favorites,
      Content: drawnBy(() => import('./tabs/client/favorites.tsx')),
    },
  ],
  barber: [
    {
      name: 'overview',
      label: tabNames.overview,
      Content: drawnBy(() => import('./tabs/barber/overview.tsx')),
    },
    {
      name: 'bookings',
      label: tabNames.bookings,
      Content: drawnBy(() => import('./tabs/barber/bookings.tsx')),
    },
    {
      name: 'availability',
      label: tabNames.availability,
      Content: drawnBy(() => import('./tabs/barber/availability.tsx')),
    },
    services,
    clients,
    { name: 'earnings', label: tabNames.earnings, holds: barberTabs.earnings },
    receivedReviews,
    analytics,
    shop,
    {
      name: 'team',
      label: tabNames.team,
      Content: drawnBy(() => import('./tabs/barber/team.tsx')),
    },
    { name: 'promotions', label: tabNames.promotions, holds: barberTabs.promotions },
    { name: 'disputes', label: tabNames.disputes, holds: barberTabs.disputes },
    notifications,
    settings,
  ],
  employee: [
    {
      name: 'overview',
      label: tabNames.overview,
      Content: drawnBy(() => import('./tabs/employee/overview.tsx')),
    },
    {
      name: 'schedule',
      label: tabNames.schedule,
      Content: drawnBy(() => import('./tabs/employee/schedule.tsx')),
    },
    {
      name: 'availability',
      label: tabNames.availability,
      Content: drawnBy(() => import('./tabs/employee/availability.tsx')),
    },
    { ...services, needs: 'services' },
    { ...clients, needs: 'clientList' },
    {
      name: 'earnings',
      label: tabNames.earnings,
      Content: drawnBy(() => import('./tabs/employee/earnings.tsx')),
    },
    { ...receivedReviews, needs: 'reviews' },
    { ...analytics, needs: 'reports' },
    { ...shop, needs: 'shop' },
    notifications,
    {
      name: 'profile',
      label: tabNames.profile,
      Content: drawnBy(() => import('./tabs/employee/profile.tsx')),
    },
    { ...settings, Content: drawnBy(() => import('./tabs/employee/settings.tsx')) },
  ],
  admin: [
    { name: 'overview', label: tabNames.overview, holds: adminTabs.overview },
    { name: 'book-appointment', label: tabNames.bookAppointment, holds: adminTabs.bookAppointment },
    { name: 'my-bookings', label: tabNames.myBookings, holds: adminTabs.myBookings },
    { name: 'all-bookings', label: tabNames.allBookings, holds: adminTabs.allBookings },
    { name: 'barbers', label: tabNames.barbers, holds: adminTabs.barbers },
    { name: 'users', label: tabNames.users, holds: adminTabs.users },
    { name: 'disputes', label: tabNames.disputes, holds: adminTabs.disputes },
    { name: 'features', label: tabNames.features, holds: adminTabs.features },
    { name: 'commission', label: tabNames.commission, holds: adminTabs.commission },
    { name: 'cms', label: tabNames.cms, holds: adminTabs.cms },
    { name: 'refunds', label: tabNames.refunds, holds: adminTabs.refunds },
    { name: 'sms', label: tabNames.sms, holds: adminTabs.sms },
    { name: 'settings', label: tabNames.settings, holds: adminTabs.settings },
    { ...settings, name: 'account-settings', label: tabNames.accountSettings },
  ],
}
