// The log: every refund with its state, its attempts at the provider, and one that is sent again.
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import type { Sent } from '#contract/call.ts'
import type { refunds } from '#contract/money/refunds.ts'
import { permissionsOf } from '#contract/permissions.ts'
import { balanceOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { list, type Listed } from '#tests/listing.ts'
import { openProvider, paymentsOf, reconcile } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import { atOnce, createPaying, deedsOf, move, orderOf, refundsOf } from './refunds.test.kit.ts'

const opened = await openProvider()
const { provider, context, work, sweep } = opened
const { paidAhead, paidAndDone } = createPaying(opened)
const finance = await make.admin('finance')
const operations = await make.admin('operations')
const reason = 'They have a new card'
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const numberOf = async (id: string) => (await as(finance).bookings.read({ id })).bookingNumber
const logOf = async (id: string) => as(finance).refunds.list({ q: await numberOf(id) })

async function given(more = {}) {
  const bookingId = await paidAndDone(client, shop)
  const order = orderOf(bookingId, more)
  await as(finance).refunds.give(order)
  return { bookingId, id: order.requestId }
}

// The bank sends it back, days later.
async function returned(bookingId: string) {
  const [refund] = await refundsOf(bookingId)
  await provider.failRefund(refund!.providerId ?? '')
  await jobs['read-provider-events'].run({}, context)
  await work()
}

test('a refund of a cancellation and one by hand, each with its cause and who', async () => {
  const canceled = await paidAhead(client, shop)
  await move(client, canceled, 'cancel')
  expect((await logOf(canceled)).rows).toMatchObject([
    { state: 'asked', cause: 'cancelled', chargedTo: null, isByHand: false, amountCents: 3000 },
  ])
  await work()
  expect((await logOf(canceled)).rows).toMatchObject([{ state: 'done', by: 'client' }])

  const { id, bookingId } = await given()
  const { rows, sums } = await logOf(bookingId)
  expect(rows).toMatchObject([
    {
      id,
      state: 'asked',
      cause: 'quality',
      chargedTo: 'barber',
      isByHand: true,
      shopName: 'Third Ward Cuts',
      clientName: 'client',
    },
  ])
  expect(sums).toMatchObject({
    states: [{ state: 'asked', count: 1, cents: 1000 }],
    causes: [{ cause: 'quality', count: 1, cents: 1000 }],
  })
})

type Filters = Sent<typeof refunds.list>

test('what goes back is summed by week and cause, for the last twelve weeks', async () => {
  const { id, bookingId } = await given()
  const canceled = await paidAhead(client, shop)
  await move(client, canceled, 'cancel')
  const weeksOf = async (more = {}) => {
    const { sums } = await as(finance).refunds.list({ q: await numberOf(bookingId), ...more })
    return sums.weeks
  }
  const weeks = await weeksOf()
  expect(weeks).toHaveLength(12)
  // Weeks before the first day that can be asked for.
  expect(await weeksOf({ to: '2000-01-01' })).toHaveLength(12)
  expect(weeks.map(({ monday }) => new Date(monday).getUTCDay())).toEqual(Array(12).fill(1))
  expect(weeks.at(-1)?.causes).toEqual([{ cause: 'quality', cents: 1000 }])
  expect(weeks.slice(0, -1).every(({ causes }) => causes.length === 0)).toBe(true)
  expect((await weeksOf({ cause: 'goodwill' })).at(-1)?.causes).toEqual([])
  const last = weeks.at(-2)?.monday ?? ''
  expect((await weeksOf({ to: last })).at(-1)).toEqual({ monday: last, causes: [] })
  const after = `${new Date().toISOString()}_${id}`
  expect(await weeksOf({ after })).toEqual([])
})

test('a request that nobody has approved counts for no week', async () => {
  const bookingId = await paidAndDone(client, shop, 80_000)
  await as(finance).refunds.give(orderOf(bookingId, { amountCents: 60_000 }))
  const { sums } = await logOf(bookingId)
  expect(sums.states).toMatchObject([{ state: 'waiting', cents: 60_000 }])
  expect(sums.weeks.every(({ causes }) => causes.length === 0)).toBe(true)
})

test('filters narrow the list and its sums', async () => {
  const { bookingId } = await given({ chargedTo: 'platform', cause: 'goodwill' })
  const q = await numberOf(bookingId)
  const today = Temporal.Now.plainDateISO('America/Chicago')
  const listed = async (filters: Filters) =>
    (await as(finance).refunds.list({ q, ...filters })).rows
  for (const hit of [
    { state: 'asked' } as const,
    { cause: 'goodwill' } as const,
    { chargedTo: 'platform' } as const,
    { from: today.toString(), to: today.toString() },
  ])
    expect(await listed(hit), JSON.stringify(hit)).toHaveLength(1)
  for (const miss of [
    { state: 'done' } as const,
    { cause: 'quality' } as const,
    { chargedTo: 'barber' } as const,
    { from: today.add({ days: 1 }).toString() },
    { to: today.subtract({ days: 1 }).toString() },
    { q: 'Nobody’s name' },
  ]) {
    expect(await listed(miss), JSON.stringify(miss)).toEqual([])
    expect((await as(finance).refunds.list({ q, ...miss })).sums.states).toEqual([])
  }
  const name = `Zora ${bookingId.slice(-8)}`
  await db.updateTable('profiles').set({ name }).where('userId', '=', client.id).execute()
  expect((await as(finance).refunds.list({ q: name })).rows).toHaveLength(1)
})

test('pages follow each other without a gap', async () => {
  for (let n = 0; n < 3; n++) await given()
  const orders = Array.from({ length: 25 }, () => orderOf('', { amountCents: 100 }))
  const bookingId = await paidAndDone(client, shop)
  for (const order of orders) await as(finance).refunds.give({ ...order, bookingId })
  const first = await as(finance).refunds.list({})
  expect(first.rows).toHaveLength(25)
  const second = await as(finance).refunds.list({ after: first.next ?? '' })
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThanOrEqual(28)
})

test('returned by the bank it fails, and is sent again once, with its own key', async () => {
  const { id, bookingId } = await given()
  await work()
  await returned(bookingId)
  expect((await logOf(bookingId)).rows).toMatchObject([{ state: 'failed' }])
  const payable = await balanceOf(db, 'refunds_payable')
  const { done, codes } = await atOnce(20, () => as(operations).refunds.retry({ id, reason }))
  expect([done, codes]).toEqual([20, []])
  expect(await refundsOf(bookingId)).toMatchObject([{ state: 'pending', attempt: 2 }])
  expect((await deedsOf(id)).filter(({ action }) => action === 'retry-refund')).toMatchObject([
    { actorId: operations.id, reason, before: { state: 'failed' }, after: { state: 'asked' } },
  ])
  await work()
  await work()
  expect(await refundsOf(bookingId)).toMatchObject([{ state: 'succeeded', attempt: 2 }])
  expect((await balanceOf(db, 'refunds_payable')) - payable).toBe(1000)
  await reconcile(provider)
  const { line, parts, postings } = await as(finance).refunds.read({ id })
  expect(line.state).toBe('done')
  expect(parts[0]?.payment).toMatchObject({
    amountCents: 3000,
    refundedCents: 1000,
    cardLast4: '4242',
  })
  const events = parts[0]?.attempts.map(({ event, attempt }) => `${event} ${attempt}`)
  expect(events).toEqual([
    'sent 1',
    'succeeded 1',
    'failed 1',
    'retried 2',
    'sent 2',
    'succeeded 2',
  ])
  expect(postings.map(({ event }) => event)).toEqual([
    'refunded',
    'refund_paid',
    'refund_returned',
    'refund_paid',
  ])
  await expect(as(operations).refunds.retry({ id, reason })).rejects.toMatchObject({
    code: 'MOVE_NOT_OPEN',
  })
})

test('a day after it was sent again, the returned one is not taken for it', async () => {
  const { id, bookingId } = await given()
  await work()
  await returned(bookingId)
  await as(operations).refunds.retry({ id, reason })
  const old = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await db.updateTable('refunds').set({ askedAt: old }).where('orderId', '=', id).execute()
  await work()
  expect(await refundsOf(bookingId)).toMatchObject([{ state: 'succeeded', attempt: 2 }])
  await reconcile(provider)
})

// Of another account at the provider, for which it has no payment.
const setIntent = (bookingId: string, intentId: string) =>
  db.transaction().execute(async (db) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(db)
    await db.updateTable('payments').set({ intentId }).where('bookingId', '=', bookingId).execute()
  })

test('refused by the provider it fails at once, with the provider’s code', async () => {
  const { id, bookingId } = await given()
  const [payment] = await paymentsOf(bookingId)
  await setIntent(bookingId, `pi_unknown_${id}`)
  await work()
  expect(await refundsOf(bookingId)).toMatchObject([
    { state: 'failed', failure: 'resource_missing' },
  ])
  const { parts } = await as(finance).refunds.read({ id })
  expect(parts[0]?.attempts.map(({ event, failure }) => [event, failure])).toEqual([
    ['sent', null],
    ['failed', 'resource_missing'],
  ])
  const { queues } = await as(operations).adminOverview.queues()
  expect(queues.find(({ name }) => name === 'failedRefunds')?.count).toBe(1)
  await setIntent(bookingId, payment!.intentId!)
  await as(operations).refunds.retry({ id, reason })
  await work()
  expect(await refundsOf(bookingId)).toMatchObject([{ state: 'succeeded', attempt: 2 }])
  await reconcile(provider)
})

test('without an answer it stays sent, and each silence is noted', async () => {
  const { id, bookingId } = await given()
  provider.faults.add(
    ...Array.from({ length: 6 }, () => ({ on: 'POST /v1/refunds', kind: '500' as const })),
  )
  await work()
  expect((await logOf(bookingId)).rows).toMatchObject([{ state: 'sent' }])
  const { parts } = await as(finance).refunds.read({ id })
  expect(parts[0]?.attempts.map(({ event }) => event)).toEqual(['sent', 'unanswered'])
  await as(finance).refunds.retry({ id, reason })
  expect(await refundsOf(bookingId)).toMatchObject([{ attempt: 1 }])
  provider.faults.clear()
  await sweep()
  expect((await logOf(bookingId)).rows).toMatchObject([{ state: 'done' }])
  await reconcile(provider)
})

test('nobody sends a refund of their own again, and an unknown one is not found', async () => {
  const { id, bookingId } = await given()
  await work()
  await returned(bookingId)
  const permissions = permissionsOf(['finance'])
  const self = {
    ...client,
    roles: ['client', 'admin'] as const,
    permissions,
    secondFactorAt: Date.now(),
  }
  await expect(
    as({ ...self, roles: [...self.roles] }).refunds.retry({ id, reason }),
  ).rejects.toMatchObject({ code: 'OWN_CASE' })
  const unknown = '01890000-0000-7000-8000-000000000000'
  for (const act of [
    () => as(finance).refunds.retry({ id: unknown, reason }),
    () => as(finance).refunds.read({ id: unknown }),
    () => as(finance).refunds.open({ id: unknown }),
    () => as(finance).refunds.decide({ id: unknown, isApproved: true, reason }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
