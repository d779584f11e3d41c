// Large refunds: who asks, who approves, and what happens to a request.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { permissionsOf, type SubRole } from '#contract/permissions.ts'
import { barberBalanceOf, walletOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { at, fromNow } from '#tests/bookings.ts'
import { completedAt } from '#tests/earnings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { openProvider, reconcile } from '#tests/payments.ts'
import { as, db, jobContext, make } from '#tests/world.ts'
import {
  atOnce,
  createPaying,
  deedsOf,
  orderOf,
  ordersOf,
  refundsOf,
  titlesOf,
} from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, work } = opened
const { paidAndDone } = createPaying(opened)
const finance = await make.admin('finance')
const owner = await make.admin('owner')
const operations = await make.admin('operations')
const reason = 'The photos show it'
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Wedding Parties')
  client = await make.person('client')
})

const promoted = (who: Actor, role: SubRole): Actor => ({
  ...who,
  permissions: permissionsOf([role]),
})

async function asked(by: Actor, amountCents: number) {
  const bookingId = await paidAndDone(client, shop, 90_000)
  const order = orderOf(bookingId, { amountCents })
  expect(await as(by).refunds.give(order)).toMatchObject({ isWaiting: true })
  return { bookingId, id: order.requestId }
}

test.each([
  ['operations', 10_000, false],
  ['operations', 10_001, true],
  ['finance', 10_001, false],
  ['finance', 50_000, false],
  ['finance', 50_001, true],
  ['owner', 50_001, true],
] as const)('%s gives %i cents: waits is %s', async (role, amountCents, isWaiting) => {
  const bookingId = await paidAndDone(client, shop, 90_000)
  const order = orderOf(bookingId, { amountCents })
  const { requestId: _, note: __, reason: ___, ...terms } = order
  const who = { operations, finance, owner }[role]
  expect(await as(who).refunds.preview(terms)).toMatchObject({ isWaiting })
  expect(await as(who).refunds.give(order)).toMatchObject({ isWaiting })
  expect(await refundsOf(bookingId)).toHaveLength(isWaiting ? 0 : 1)
})

test('many small refunds of one booking count together', async () => {
  const bookingId = await paidAndDone(client, shop, 90_000)
  const give = (who: Actor, amountCents: number) =>
    as(who).refunds.give(orderOf(bookingId, { amountCents }))
  expect(await give(operations, 6000)).toMatchObject({ isWaiting: false })
  expect(await give(operations, 4001)).toMatchObject({ isWaiting: true })
  const [, waiting] = await ordersOf(bookingId)
  await as(finance).refunds.decide({ id: waiting!.id, isApproved: true, reason })
  // What two people decided does not count.
  expect(await give(operations, 4000)).toMatchObject({ isWaiting: false })
})

test('approved by another person: given once, told, and written down', async () => {
  const { id, bookingId } = await asked(operations, 20_000)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(81_000)
  expect(await titlesOf(finance)).toContain('A refund waits for you')
  expect(await titlesOf(operations)).not.toContain('A refund waits for you')
  const { line, order } = await as(finance).refunds.read({ id })
  expect(line).toMatchObject({ state: 'waiting', amountCents: 20_000, isByHand: true })
  expect(order).toMatchObject({
    isOwn: false,
    effect: { barberCents: 18_000, commissionCents: 2000, leftCents: 70_000 },
  })
  await as(finance).refunds.decide({ id, isApproved: true, reason })
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(63_000)
  expect(await titlesOf(operations)).toContain('Your refund was approved')
  expect(await titlesOf(client)).toContain("We're refunding $200.00")
  expect(await deedsOf(id)).toMatchObject([
    { action: 'ask-refund', actorId: operations.id },
    {
      action: 'approve-refund',
      actorId: finance.id,
      reason,
      before: { state: 'waiting' },
      after: { state: 'approved', amountCents: 20_000 },
    },
  ])
  await expect(as(owner).refunds.decide({ id, isApproved: false, reason })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  await work()
  expect(await refundsOf(bookingId)).toMatchObject([{ state: 'succeeded', amountCents: 20_000 }])
  await reconcile(provider)
})

test('nobody approves what they asked for, with whatever role', async () => {
  const { id, bookingId } = await asked(operations, 20_000)
  for (const role of ['finance', 'owner'] as const)
    await expect(
      as(promoted(operations, role)).refunds.decide({ id, isApproved: true, reason }),
    ).rejects.toMatchObject({ code: 'OWN_REQUEST' })
  await expect(
    as(promoted(finance, 'operations')).refunds.decide({ id, isApproved: true, reason }),
  ).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await refundsOf(bookingId)).toEqual([])
  // The table itself refuses it, and a large amount without a second person.
  const write = (change: object) =>
    db.updateTable('refundOrders').set(change).where('id', '=', id).execute()
  await expect(write({ decidedBy: operations.id })).rejects.toThrow('refund_orders_two_people')
  const large = await asked(finance, 60_000)
  await expect(
    db.updateTable('refundOrders').set({ state: 'approved' }).where('id', '=', large.id).execute(),
  ).rejects.toThrow('refund_orders_second_person')
  await expect(write({ amountCents: 1 })).rejects.toThrow('is decided')
})

test('twenty colleagues decide at once: one of them does', async () => {
  const { id, bookingId } = await asked(operations, 20_000)
  const { done, codes } = await atOnce(20, (n) =>
    as(n % 2 ? finance : owner).refunds.decide({ id, isApproved: n % 3 !== 0, reason }),
  )
  expect(done).toBe(1)
  expect(new Set(codes)).toEqual(new Set(['MOVE_NOT_OPEN']))
  const [order] = await ordersOf(bookingId)
  expect(await refundsOf(bookingId)).toHaveLength(order?.state === 'approved' ? 1 : 0)
  expect(await deedsOf(id)).toHaveLength(2)
})

test('declined with a reason: nothing is given, and whoever asked reads why', async () => {
  const name = 'Fiona Finance'
  await db.updateTable('profiles').set({ name }).where('userId', '=', finance.id).execute()
  const { id, bookingId } = await asked(operations, 20_000)
  await as(finance).refunds.decide({ id, isApproved: false, reason: 'Not our fault' })
  expect(await refundsOf(bookingId)).toEqual([])
  const told = await db
    .selectFrom('notifications')
    .select('message')
    .where('userId', '=', operations.id)
    .where('title', '=', 'Your refund was declined')
    .orderBy('createdAt', 'desc')
    .execute()
  expect(told[0]?.message).toContain('Not our fault')
  const { line, order } = await as(operations).refunds.read({ id })
  expect(line.state).toBe('declined')
  const decided = { by: name, reason: 'Not our fault' }
  expect(order).toMatchObject({ isOwn: true, effect: null, decided })
  await expect(as(operations).refunds.retry({ id, reason })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
  // Another one can be asked for now.
  expect(await as(operations).refunds.give(orderOf(bookingId))).toMatchObject({ isWaiting: false })
})

test('while one waits, no other is given', async () => {
  const { bookingId } = await asked(operations, 20_000)
  expect(await as(finance).refunds.open({ id: bookingId })).toMatchObject({
    refusal: 'REFUND_WAITING',
  })
  await expect(as(finance).refunds.give(orderOf(bookingId))).rejects.toMatchObject({
    code: 'REFUND_WAITING',
  })
})

test('a request expires, and its asker is told', async () => {
  const { id, bookingId } = await asked(operations, 20_000)
  await db
    .updateTable('refundOrders')
    .set({ expiresAt: fromNow(-10) })
    .where('id', '=', id)
    .execute()
  await expect(as(finance).refunds.decide({ id, isApproved: true, reason })).rejects.toMatchObject({
    code: 'REFUND_EXPIRED',
  })
  await jobs['expire-refunds'].run({}, jobContext)
  expect((await as(finance).refunds.read({ id })).line.state).toBe('expired')
  expect(await titlesOf(operations)).toContain('Nobody approved your refund')
  expect(await refundsOf(bookingId)).toEqual([])
  // Those in time stay.
  const other = await asked(operations, 20_000)
  await jobs['expire-refunds'].run({}, jobContext)
  expect((await as(finance).refunds.read({ id: other.id })).line.state).toBe('waiting')
})

test('what is no longer there cannot be approved', async () => {
  const { id, bookingId } = await asked(operations, 20_000)
  // All of it went back in the meantime.
  await db
    .updateTable('bookings')
    .set({ status: 'awaiting_confirmation' })
    .where('id', '=', bookingId)
    .execute()
  expect((await as(finance).refunds.read({ id })).order?.effect).toBeNull()
  await expect(as(finance).refunds.decide({ id, isApproved: true, reason })).rejects.toMatchObject({
    code: 'REFUND_TOO_EARLY',
  })
  await as(finance).refunds.decide({ id, isApproved: false, reason })
})

test('large credit waits too, and whoever approves it may give credit', async () => {
  const bookingId = await completedAt(client, shop, { at: at(-2, 600) })
  const { totalCents } = await db
    .updateTable('bookings')
    .set({ totalCents: 60_000, subtotalCents: 60_000 })
    .where('id', '=', bookingId)
    .returning('totalCents')
    .executeTakeFirstOrThrow()
  const gift = { method: 'credit', chargedTo: 'platform', amountCents: totalCents } as const
  const order = orderOf(bookingId, gift)
  expect(await as(finance).refunds.give(order)).toMatchObject({ isWaiting: true })
  const decision = { id: order.requestId, isApproved: true, reason }
  const limited = { ...owner, permissions: new Set(['refunds.approve'] as const) }
  await expect(as(limited).refunds.decide(decision)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
  await as(owner).refunds.decide(decision)
  expect(await walletOf(db, client.id)).toBe(60_000)
})

test('the overview shows requests of others with their age, and failed refunds', async () => {
  const before = (await as(finance).adminOverview.queues()).queues
  const countOf = (queues: typeof before, name: string) =>
    queues.find((queue) => queue.name === name)?.count
  const { id } = await asked(finance, 60_000)
  const mine = (await as(finance).adminOverview.queues()).queues
  expect(countOf(mine, 'refunds')).toBe(countOf(before, 'refunds'))
  const theirs = (await as(owner).adminOverview.queues()).queues
  expect(countOf(theirs, 'refunds')).toBeGreaterThan(0)
  expect(theirs.find(({ name }) => name === 'refunds')?.oldestAt).not.toBeNull()
  const { queues } = await as(operations).adminOverview.queues()
  expect(countOf(queues, 'refunds')).toBeUndefined()
  expect(countOf(queues, 'failedRefunds')).toBe(0)
  await as(owner).refunds.decide({ id, isApproved: false, reason })
})
