// The platform's numbers: the same definitions as those of the businesses, and money by right.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Answer } from '#contract/call.ts'
import type { adminOverview } from '#contract/admin/overview.ts'
import type { Actor } from '#contract/access.ts'
import { at, bookingAt } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import { denver, listInDenver } from '#tests/zones.ts'
import { adminOverviewJobs } from './jobs.ts'

type Counted = NonNullable<Answer<typeof adminOverview.numbers>['counted']>

const owner = await make.person('admin')
const count = () => adminOverviewJobs['count-numbers'].run({}, jobContext)

async function numbers(period: '1' | '7' | '30' = '30', who = owner): Promise<Counted> {
  const { counted } = await as(who).adminOverview.numbers({ period })
  if (counted === null) throw new Error('not counted')
  return counted
}

const paid = { subtotalCents: 4000, discountCents: 500, commissionCents: 350 }
const done = { status: 'completed', ...paid } as const

let shop: Listed
let client: Actor
beforeEach(async () => {
  await db.deleteFrom('bookingItems').execute()
  await db.deleteFrom('bookings').execute()
  await db.deleteFrom('platformOpenDays').execute()
  await db.updateTable('barberProfiles').set({ isActive: false }).execute()
  shop = await list('Third Ward Cuts', { hours: [540, 1080] })
  client = await make.person('client')
})

test('before the first count there is nothing to show', async () => {
  await db.deleteFrom('platformPeriods').execute()
  expect(await as(owner).adminOverview.numbers({})).toEqual({ counted: null })
})

test('a visit counts on its day, a missed or canceled one beside it', async () => {
  await bookingAt(client, shop, at(-1, 600), done)
  await bookingAt(client, shop, at(-1, 660), { ...done, status: 'awaiting_confirmation' })
  await bookingAt(client, shop, at(-2, 600), { ...paid, status: 'no_show' })
  await bookingAt(client, shop, at(-3, 600), { ...paid, status: 'cancelled' })
  await bookingAt(client, shop, at(-3, 700), { ...paid, status: 'declined' })
  await bookingAt(client, shop, at(2, 600), paid)
  await bookingAt(client, shop, at(-40, 600), done)
  await count()
  const { now, before, byDay } = await numbers()
  expect(now).toEqual({
    completed: 2,
    activeBarbers: 1,
    activeClients: 1,
    // 90 booked of 30 times 540 open minutes.
    fillPercent: 0.6,
    noShowPercent: 33.3,
    cancelPercent: 25,
    money: { salesCents: 7000, takePercent: 10, refundedCents: 0, refundPercent: 0 },
  })
  expect(before).toMatchObject({ completed: 1, activeClients: 1, noShowPercent: 0 })
  expect(byDay).toHaveLength(28)
  expect(byDay.at(-2)).toMatchObject({ completed: 2, before: 0 })
  expect(byDay.at(-13)).toMatchObject({ completed: 0, before: 1 })
})

test('the share of refunds counts what was decided, and nothing that waits', async () => {
  const bookingId = await bookingAt(client, shop, at(-1, 600), done)
  const order = { bookingId, method: 'credit', chargedTo: 'platform', cause: 'goodwill' } as const
  const given = { reason: 'A long wait', askedBy: owner.id }
  for (const [state, amountCents] of [
    ['approved', 700],
    ['waiting', 500],
    ['declined', 300],
  ] as const)
    await db
      .insertInto('refundOrders')
      .values({ id: randomUUID(), ...order, ...given, state, amountCents, expiresAt: at(1, 600) })
      .execute()
  await count()
  expect((await numbers()).now.money).toMatchObject({
    salesCents: 3500,
    refundedCents: 700,
    refundPercent: 20,
  })
  await db.deleteFrom('refundOrders').execute()
})

test('the periods are today, seven and thirty days, each beside the one before', async () => {
  for (const days of [0, 1, 6, 7, 13, 29, 30, 59, 60])
    await bookingAt(client, shop, at(-days, 30), done)
  await count()
  const completed = async (period: '1' | '7' | '30') => {
    const { now, before } = await numbers(period)
    return [now.completed, before.completed]
  }
  expect(await completed('1')).toEqual([1, 1])
  expect(await completed('7')).toEqual([3, 2])
  expect(await completed('30')).toEqual([6, 2])
})

test('people are counted once, however often they come; walk-ins without a name are nobody', async () => {
  const other = await list('Heights Fades')
  const guest = { clientId: null, guestName: 'Ana', guestPhone: '+17135550142' }
  for (const days of [1, 2, 3]) await bookingAt(client, shop, at(-days, 600), done)
  await bookingAt(client, other, at(-4, 600), done)
  await bookingAt(client, other, at(-5, 600), { ...done, ...guest, guestEmail: 'ana@example.com' })
  await bookingAt(client, other, at(-6, 600), { ...done, ...guest, guestEmail: 'Ana@Example.com' })
  await bookingAt(client, other, at(-7, 600), {
    ...done,
    clientId: null,
    guestName: 'Walk-in',
    source: 'walk_in',
  })
  await count()
  const { now } = await numbers()
  expect([now.activeBarbers, now.activeClients, now.completed]).toEqual([2, 2, 7])
})

test('a booking that changes its state, or is gone, is counted anew', async () => {
  const id = await bookingAt(client, shop, at(-1, 600), done)
  await count()
  expect((await numbers()).now.completed).toBe(1)
  await db.updateTable('bookings').set({ status: 'no_show' }).where('id', '=', id).execute()
  await count()
  expect((await numbers()).now).toMatchObject({ completed: 0, noShowPercent: 100 })
})

test('the platform is the sum of what its businesses see, in their own time zones', async () => {
  const far = await listInDenver('Larimer Cuts', { hours: [540, 1080] })
  const statuses = [
    'completed',
    'no_show',
    'cancelled',
    'awaiting_confirmation',
    'declined',
  ] as const
  for (let n = 0; n < 40; n++) {
    // Close to midnight, where the two calendars differ.
    const startsAt = n % 2 === 0 ? at(-n, 1430) : at(-n, 1430, denver)
    const status = statuses[n % statuses.length]!
    await bookingAt(client, n % 4 < 2 ? shop : far, startsAt, { ...paid, status })
  }
  await count()
  const { now, period } = await numbers()
  const custom = { period: 'custom', place: 'barber', ...period } as const
  const reports = [
    (await as(shop.barber).analytics.report(custom)).now,
    (await as(far.barber).analytics.report(custom)).now,
  ]
  const sum = (of: (figures: (typeof reports)[number]) => number) =>
    reports.reduce((total, figures) => total + of(figures), 0)
  const visits = sum(({ done }) => done)
  const listed = await as(owner).adminBookings.list({ status: 'took_place', ...period })
  expect(listed.total).toEqual({ count: now.completed, isMore: false })
  const missed = sum(({ noShows }) => noShows)
  expect(visits).toBeGreaterThan(5)
  expect(now).toMatchObject({
    completed: visits,
    money: { salesCents: sum(({ revenueCents }) => revenueCents) },
    noShowPercent: Math.round((missed / (visits + missed)) * 1000) / 10,
    fillPercent:
      Math.round(
        (sum(({ bookedMinutes }) => bookedMinutes) / sum(({ openMinutes }) => openMinutes)) * 1000,
      ) / 10,
  })
})

test('open hours of a day that is over stay as they were, today is counted again', async () => {
  await count()
  const twoHoursAgo = new Date(Date.now() - 7_200_000).toISOString()
  await db.updateTable('platformOpenDays').set({ countedAt: twoHoursAgo }).execute()
  await db.updateTable('barberProfiles').set({ isActive: false }).execute()
  await count()
  const rows = await db.selectFrom('platformOpenDays').selectAll().orderBy('day').execute()
  expect(rows).toHaveLength(60)
  expect(new Set(rows.slice(0, -4).map(({ openMinutes }) => openMinutes))).toEqual(new Set([540]))
  expect(rows.at(-1)?.openMinutes).toBe(0)
})

test('those without the right to totals get none, and every administrator the rest', async () => {
  await bookingAt(client, shop, at(-1, 600), done)
  await count()
  for (const [subRole, seesMoney] of [
    ['support', false],
    ['content', false],
    ['finance', true],
    ['analyst', true],
    ['operations', true],
  ] as const) {
    const { now, before } = await numbers('30', await make.admin(subRole))
    expect(now.completed).toBe(1)
    expect([now.money !== null, before.money !== null], subRole).toEqual([seesMoney, seesMoney])
  }
  await expect(as(shop.barber).adminOverview.numbers({})).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
})
