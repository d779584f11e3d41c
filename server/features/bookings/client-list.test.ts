import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { at, book, fromNow } from '#tests/bookings.ts'

const shops = [await list('One'), await list('Two'), await list('Three'), await list('Four')]
const [one, two, three, four] = shops as [Listed, Listed, Listed, Listed]

async function visited(client: Actor, shop: Listed, { daysAgo = 1, ...changes } = {}) {
  const [startsAt, endsAt] = [fromNow(-daysAgo * 1440), fromNow(-daysAgo * 1440 + 30)]
  const { id } = await db
    .insertInto('bookings')
    .values({
      clientId: client.id,
      barberId: shop.barber.id,
      providerId: shop.barber.id,
      startsAt,
      endsAt,
      busyRange: `[${startsAt},${endsAt})`,
      status: 'completed',
      totalCents: 3000,
      policySnapshot: JSON.stringify(policy),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('bookingItems')
    .values({ bookingId: id, position: 0, name: 'Cut', priceCents: 3000, durationMinutes: 30 })
    .execute()
  return id
}

const policy = { cancellationWindowHours: 24, lateCancelFeePercent: 0, noShowFeePercent: 0 }

test('a new client has no bookings', async () => {
  expect(await as(await make.person('client')).bookings.summary()).toEqual({
    next: null,
    toConfirm: [],
    toPay: [],
    lastBookings: [],
    visits: 0,
    spentThisYearCents: 0,
  })
})

test('a client sees only their own next booking, open requests, last three barbers and numbers', async () => {
  const client = await make.person('client')
  const other = await make.person('client')
  await book(client, one, at(5, 600))
  const next = await book(client, one, at(3, 600))
  await book(other, one, at(2, 600))
  await visited(client, one, { daysAgo: 4 })
  await visited(client, four, { daysAgo: 9 })
  await visited(client, two, { daysAgo: 3 })
  const again = await visited(client, two, { daysAgo: 2 })
  await visited(client, three, { daysAgo: 800 })
  const waiting = await visited(client, three, { status: 'awaiting_confirmation' } as object)
  await visited(client, three, { daysAgo: 0.5, status: 'no_show' } as object)
  await visited(other, three, { daysAgo: 7 })
  await visited(other, two, { daysAgo: 6, status: 'awaiting_confirmation' } as object)

  const summary = await as(client).bookings.summary()
  expect(summary.next).toMatchObject({ id: next.id, parts: ['client'] })
  expect(summary.toConfirm.map(({ id }) => id)).toEqual([waiting])
  expect(summary.lastBookings.map(({ barber }) => barber.shopName)).toEqual(['Three', 'Two', 'One'])
  expect(summary.lastBookings[1]?.id).toBe(again)
  expect(Date.parse(summary.lastBookings[0]?.nextOpening ?? '')).toBeGreaterThan(Date.now())
  expect(summary.visits).toBe(5)
  const thisYear = new Date(fromNow(-9 * 1440)).getFullYear() === new Date().getFullYear()
  if (thisYear) expect(summary.spentThisYearCents).toBe(4 * 3000)
})

test('a barber who takes no bookings is not offered again', async () => {
  const client = await make.person('client')
  const closed = await list('Closed', { profile: { isActive: false } })
  await visited(client, closed)
  expect((await as(client).bookings.summary()).lastBookings).toEqual([])
})
