import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roles } from '#contract/access.ts'
import { pages } from '#web/routes.ts'
import { tabsOf } from '#web/tabs.ts'

const status = readFileSync('docs/status.md', 'utf8')

test('the tabs are those of the specification, in its order', () => {
  const names = Object.fromEntries(
    roles.map((role) => [
      role,
      tabsOf[role].flatMap(({ name, needs }) => (needs ? [] : name)).join(', '),
    ]),
  )
  expect(names).toEqual({
    client:
      'overview, notifications, reviews, promotions, payments, invoices, disputes, support, settings, bookings, favorites',
    barber:
      'overview, bookings, availability, services, clients, earnings, reviews, analytics, shop, team, promotions, disputes, notifications, settings',
    employee: 'overview, schedule, availability, earnings, notifications, profile, settings',
    admin:
      'overview, book-appointment, my-bookings, all-bookings, barbers, users, disputes, features, commission, cms, refunds, sms, settings, account-settings',
  })
})

test('a right opens a tab of the business to a member, in the order of its owner', () => {
  const opened = tabsOf.employee.flatMap(({ name, needs }) => (needs ? name : []))
  expect(opened).toEqual(['services', 'clients', 'reviews', 'analytics', 'shop', 'promotions'])
  const ofOwner = tabsOf.barber.map(({ name }) => name)
  expect(ofOwner.filter((name) => opened.includes(name))).toEqual(opened)
})

test('docs/status.md lists the tabs that are not built, and only those', () => {
  const listed = [...status.matchAll(/^\| (client|barber|employee|admin) +\| `([\w-]+)`/gm)].map(
    ([, role, tab]) => `${role} ${tab}`,
  )
  const unbuilt = roles.flatMap((role) =>
    tabsOf[role].filter((tab) => 'holds' in tab).map(({ name }) => `${role} ${name}`),
  )
  expect(listed).toEqual(unbuilt)
})

test('docs/status.md lists the pages that are not built, and only those', () => {
  const listed = [...status.matchAll(/`(\/[^`]+)`(?=.*\| )/g)].map(([, path]) => path)
  const unbuilt = globSync('web/pages/**/*.tsx')
    .filter((file) => readFileSync(file, 'utf8').includes('shell/dashboard/coming.tsx'))
    .flatMap((file) => pages.filter(([, , drawnBy]) => `web/${drawnBy}` === file))
    .map(([path]) => path)
  expect(listed.toSorted()).toEqual(unbuilt.toSorted())
})
