// The page table equals the specification's, row by row.
import { expect, test } from 'vitest'
import type { PageAccess } from '#contract/access.ts'
import { accessOf } from '#web/routes.ts'

const specified: [paths: string, access: PageAccess][] = [
  ['/', 'public'],
  ['/auth', 'public'],
  ['/ref/:code?', 'public'],
  ['/email-confirmed', 'public'],
  ['/explore', 'public'],
  ['/map', 'public'],
  ['/guest/favorites /guest/bookings', 'public'],
  ['/about /services /grow /help /contact /terms /privacy /cookies', 'public'],
  ['/barber/:id /barber-profile/:id', 'public'],
  ['/portfolio/:id', 'public'],
  ['/settings', 'signed-in'],
  ['/client/dashboard /client/bookings', ['client']],
  ['/barber/dashboard /barber/setup', ['barber']],
  [
    '/admin/dashboard /admin/roles /admin/notifications /admin/promotions /admin/analytics /admin/marketplace /admin/support /admin/transfers /admin/badges',
    ['admin'],
  ],
  ['/employee/dashboard /employee/onboarding', ['employee']],
  ['/employee/accept-invite', 'public'],
  ['/contact-support', 'public'],
  ['/confirm-completion', 'public'],
  ['*', 'public'],
]
// Our own pages: for development, and the conversations of every role.
const own = ['/styleguide', '/messages']

test('every route of the specification with its access, and no other', () => {
  const rows = specified.flatMap(([paths, access]) =>
    paths.split(' ').map((path) => [path, access] as const),
  )
  const built = [...accessOf].filter(([path]) => !own.includes(path))
  expect(Object.fromEntries(built)).toEqual(Object.fromEntries(rows))
})
