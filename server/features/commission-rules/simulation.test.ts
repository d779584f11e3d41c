// The simulator compares with what was charged, through the API.
import { expect, test } from 'vitest'
import { at } from '#tests/bookings.ts'
import { completedAt } from '#tests/earnings.ts'
import { list } from '#tests/listing.ts'
import { db, make } from '#tests/world.ts'
import { api, client, rule, shop } from './commission-rules.test.kit.ts'

const one = { bookings: 1, worthCents: 4000 }
const none = { bookings: 0, worthCents: 0, realCents: 0, simulatedCents: 0 }

test('other percentages over the completed bookings of 30 days, by source and week', async () => {
  await completedAt(client, shop, { at: at(-2, 600) })
  await completedAt(client, shop, { at: at(-3, 600), source: 'direct_link' })
  await completedAt(client, shop, { at: at(-4, 600), source: 'walk_in' })
  // Older than 30 days, yet in the weeks.
  await completedAt(client, shop, { at: at(-40, 600) })
  const barber = shop.id
  const today = await api().simulate({ barber })
  expect(today.percents).toEqual({ marketplace: 10, direct_link: 0, admin: 0 })
  expect(today.total).toEqual({
    bookings: 3,
    worthCents: 12_000,
    realCents: 400,
    simulatedCents: 400,
  })
  const tried = await api().simulate({ barber, marketplace: 12.5, direct_link: 2 })
  expect(tried.sources).toEqual([
    { source: 'marketplace', sums: { ...one, realCents: 400, simulatedCents: 500 } },
    { source: 'direct_link', sums: { ...one, realCents: 0, simulatedCents: 80 } },
    { source: 'admin', sums: none },
  ])
  expect(tried.weeks).toHaveLength(8)
  const sum = (name: 'realCents' | 'simulatedCents') =>
    tried.weeks.reduce((total, week) => total + week.sums[name], 0)
  expect([sum('realCents'), sum('simulatedCents')]).toEqual([800, 1080])
  expect((await api().simulate({})).total.bookings).toBeGreaterThanOrEqual(3)
  const other = await list('Heights Barbers')
  expect((await api().simulate({ barber: other.id })).total).toEqual(none)
})

test('own clients stay free, a big bill is capped, and a platform’s discount is not taken off', async () => {
  const known = await make.person('client')
  await completedAt(known, shop, { at: at(-2, 600) })
  await db
    .updateTable('clients')
    .set({ source: 'imported' })
    .where('userId', '=', known.id)
    .execute()
  await completedAt(client, shop, { at: at(-3, 600), cents: 80_000 })
  const { id: promotionId } = await db
    .insertInto('promotions')
    .values({ fundedBy: 'platform', kind: 'welcome', amountCents: 1000 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const paid = { subtotalCents: 4000, discountCents: 1000, totalCents: 3000 }
  await completedAt(client, shop, { at: at(-4, 600), ...paid, promotionId })
  await completedAt(client, shop, { at: at(-5, 600), ...paid })
  const { sources } = await api().simulate({ barber: shop.id, marketplace: 20 })
  expect(sources[0]?.sums).toMatchObject({ bookings: 4, simulatedCents: 0 + 5000 + 800 + 600 })
})

test('a barber’s own rule is what today costs them', async () => {
  await rule({ profileId: shop.id, percent: 6 })
  expect((await api().simulate({ barber: shop.id })).percents.marketplace).toBe(6)
  expect((await api().simulate({})).percents.marketplace).toBe(10)
})
