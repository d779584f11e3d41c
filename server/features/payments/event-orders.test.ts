// The events of one payment in all orders, each of them twice: the end is always the same, in the rows
// and in the ledger. `npm test` takes some of the orders, `npm run drill:events` all of them.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { list, type Listed } from '#tests/listing.ts'
import {
  bookingRow,
  bookSoon,
  declinedCard,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
} from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'

const runs = Number(process.env.RUNS ?? 24)
const { provider, api, work, sweep, hook, sign } = await openProvider()
let shop: Listed
let client: Actor
let heard: string[]

beforeEach(async () => {
  await begin()
})

// Nobody may cancel often at one shop, so each order has people of its own.
async function begin() {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  heard = []
  provider.deliverTo(async (body) => void heard.push(body))
}

const permutations = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((each, n) => permutations(all.toSpliced(n, 1)).map((rest) => [each, ...rest]))

// As many orders as asked for, from the first to the last.
function ordersOf(count: number) {
  const all = permutations(Array.from({ length: count }, (_, n) => n))
  const taken = Math.min(runs, all.length)
  return Array.from({ length: taken }, (_, n) => all[Math.floor((n * all.length) / taken)]!)
}

// Declined once and paid then. The answer to the first page that was asked for is lost, so that page is
// left over, and expires.
async function payOnSecondPage() {
  const { id } = await bookSoon(client, shop)
  provider.faults.add({ on: 'POST /v1/checkout/sessions', kind: 'broken' })
  await api(client)
    .prepay({ id })
    .catch(() => {})
  provider.faults.clear()
  const first = await api(client).prepay({ id })
  const { url } = first.url === null ? await api(client).prepay({ id }) : first
  await enterCard(url, declinedCard)
  await enterCard(url)
  const [payment] = await paymentsOf(id)
  const sessions = await provider.list('checkout.session')
  const leftOver = sessions.find(
    (each) => each.metadata.payment_id === payment!.id && each.id !== payment!.sessionId,
  )
  const headers = { authorization: 'Bearer sk_test_of_the_tests' }
  const path = `/v1/checkout/sessions/${leftOver!.id}/expire`
  await fetch(provider.origin + path, { method: 'POST', headers })
  await provider.settled()
  return { id, paymentId: payment!.id }
}

// Chargebacks are not handled yet: the event is kept and changes nothing.
const disputeOf = (paymentId: string) =>
  JSON.stringify({
    id: `evt_${crypto.randomUUID()}`,
    object: 'event',
    type: 'charge.dispute.created',
    data: { object: { object: 'dispute', amount: 3000, metadata: { payment_id: paymentId } } },
  })

const kindsOf = (bodies: string[]) => bodies.map((body) => String(JSON.parse(body).type)).sort()

// Works after each delivery, so that the first event that arrives is also the first that counts.
async function deliverIn(order: number[], events: string[]) {
  for (const copy of [1, 2])
    for (const n of copy === 1 ? order : order.toReversed()) {
      expect(await hook(events[n]!, sign(events[n]!))).toBe(200)
      await work()
    }
}

async function readEnd(bookingId: string) {
  const { status, paymentStatus } = await bookingRow(bookingId)
  const payments = (await paymentsOf(bookingId)).map(({ state, failure }) => ({ state, failure }))
  const refunds = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .select(['r.state', 'r.amountCents', 'r.attempt'])
    .where('p.bookingId', '=', bookingId)
    .execute()
  const lines = await db
    .selectFrom('ledgerTransactions as t')
    .innerJoin('ledgerEntries as e', 'e.transactionId', 't.id')
    .innerJoin('ledgerAccounts as a', 'a.id', 'e.accountId')
    .select(['t.event', 'a.kind', 'e.amountCents'])
    .where('t.bookingId', '=', bookingId)
    .orderBy('t.event')
    .orderBy('a.kind')
    .execute()
  return { status, paymentStatus, payments, refunds, lines }
}

const charged = [
  { event: 'charged', kind: 'booking_clearing', amountCents: -3000 },
  { event: 'charged', kind: 'cash', amountCents: 3000 },
]
const fee = [
  { event: 'processing_fee', kind: 'cash', amountCents: -117 },
  { event: 'processing_fee', kind: 'processing_fees', amountCents: 117 },
]

test('a payment that nobody has heard of yet', { timeout: 600_000 }, async () => {
  for (const order of ordersOf(5)) {
    await begin()
    const { id, paymentId } = await payOnSecondPage()
    const events = [...heard, disputeOf(paymentId)]
    expect(kindsOf(events)).toEqual([
      'charge.dispute.created',
      'checkout.session.completed',
      'checkout.session.expired',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ])
    expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['open'])
    await deliverIn(order, events)
    expect(await readEnd(id), order.join()).toEqual({
      status: 'confirmed',
      paymentStatus: 'paid',
      payments: [{ state: 'succeeded', failure: null }],
      refunds: [],
      lines: [...charged, ...fee],
    })
  }
  await reconcile(provider)
})

test('a payment that went back, and that the bank returned', { timeout: 1_800_000 }, async () => {
  for (const order of ordersOf(6)) {
    await begin()
    const { id } = await payOnSecondPage()
    await sweep()
    const { version } = await as(client).bookings.read({ id })
    await as(client).bookings.move({ id, version, move: 'cancel' })
    await work()
    await failRefundOf(id)
    expect(kindsOf(heard)).toEqual([
      'checkout.session.completed',
      'checkout.session.expired',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'refund.created',
      'refund.failed',
    ])
    await deliverIn(order, heard)
    expect(await readEnd(id), order.join()).toEqual({
      status: 'cancelled',
      paymentStatus: 'refunded',
      payments: [{ state: 'succeeded', failure: null }],
      refunds: [{ state: 'failed', amountCents: 3000, attempt: 1 }],
      lines: [
        ...charged,
        { event: 'given_back', kind: 'booking_clearing', amountCents: 3000 },
        { event: 'given_back', kind: 'refunds_payable', amountCents: -3000 },
        ...fee,
        { event: 'refund_paid', kind: 'cash', amountCents: -3000 },
        { event: 'refund_paid', kind: 'refunds_payable', amountCents: 3000 },
        { event: 'refund_returned', kind: 'cash', amountCents: 3000 },
        { event: 'refund_returned', kind: 'refunds_payable', amountCents: -3000 },
      ],
    })
  }
  await reconcile(provider)
})

async function failRefundOf(bookingId: string) {
  const { providerId } = await db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .select('r.providerId')
    .where('p.bookingId', '=', bookingId)
    .executeTakeFirstOrThrow()
  await provider.failRefund(providerId!)
  await provider.settled()
}
