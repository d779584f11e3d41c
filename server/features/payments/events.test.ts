// Events of the provider: signed, repeated, out of order, in a storm, or lost.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { bookingClearingOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { list, type Listed } from '#tests/listing.ts'
import {
  bookSoon,
  declinedCard,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
  webhookSecret,
} from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'

const { provider, api, context, work, sweep, hook, sign } = await openProvider()
let shop: Listed
let client: Actor
let heard: string[]

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  heard = []
  provider.deliverTo(async (body) => void heard.push(body))
})

async function payOnPage() {
  const { id } = await bookSoon(client, shop)
  const { url } = await api(client).prepay({ id })
  await enterCard(url)
  await provider.settled()
  return id
}

const stateOf = async (bookingId: string) => (await paymentsOf(bookingId)).map(({ state }) => state)

const refundsOf = (bookingId: string) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .select(['r.state', 'r.amountCents'])
    .where('p.bookingId', '=', bookingId)
    .execute()

const permutations = <T>(all: T[]): T[][] =>
  all.length < 2
    ? [all]
    : all.flatMap((each, n) => permutations(all.toSpliced(n, 1)).map((rest) => [each, ...rest]))

test('an event settles the payment, without the person coming back', async () => {
  const id = await payOnPage()
  expect(heard.length).toBeGreaterThanOrEqual(2)
  expect(await stateOf(id)).toEqual(['open'])
  for (const body of heard) expect(await hook(body, sign(body))).toBe(200)
  await work()
  expect(await stateOf(id)).toEqual(['succeeded'])
  await reconcile(provider)
})

test('in all orders of four events and five times each, the end is the same', async () => {
  for (const order of permutations([0, 1, 2, 3])) {
    heard.length = 0
    // Nobody may cancel as often as this at one shop.
    client = await make.person('client')
    const { id } = await bookSoon(client, shop)
    const { url } = await api(client).prepay({ id })
    await enterCard(url, declinedCard)
    await enterCard(url)
    await sweep()
    const { version } = await as(client).bookings.read({ id })
    await as(client).bookings.move({ id, version, move: 'cancel' })
    await work()
    await provider.settled()
    const kinds = heard.map((body) => String(JSON.parse(body).type))
    expect(kinds).toEqual([
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'checkout.session.completed',
      'refund.created',
    ])
    for (const n of order)
      for (let copy = 0; copy < 5; copy++) await hook(heard[n]!, sign(heard[n]!))
    await work()
    expect(await stateOf(id)).toEqual(['succeeded'])
    expect(await refundsOf(id)).toEqual([{ state: 'succeeded', amountCents: 3000 }])
    expect(await bookingClearingOf(db, id)).toBe(0)
  }
  await reconcile(provider)
})

test('unsigned, changed, old and foreign events have no effect', async () => {
  const id = await payOnPage()
  const [body] = heard
  const other = body!.replace('usd', 'eur')
  const old = Date.now() - 301_000
  expect(await hook(body!, '')).toBe(400)
  expect(await hook(other, sign(body!))).toBe(400)
  expect(await hook(body!, sign(body!, webhookSecret, old))).toBe(400)
  expect(await hook(body!, sign(body!, 'whsec_other'))).toBe(400)
  expect(
    await db.selectFrom('providerEvents').selectAll().where('id', 'in', heard.map(idOf)).execute(),
  ).toEqual([])
  await work()
  expect(await stateOf(id)).toEqual(['open'])
  await sweep()
  expect(await stateOf(id)).toEqual(['succeeded'])
})

const idOf = (body: string) => (JSON.parse(body) as { id: string }).id

test('an event with another amount or an unknown payment changes nothing', async () => {
  const { id } = await bookSoon(client, shop)
  const { id: paymentId } = await api(client).prepay({ id })
  const event = (metadata: object) =>
    JSON.stringify({
      id: `evt_${crypto.randomUUID()}`,
      object: 'event',
      type: 'checkout.session.completed',
      data: {
        object: { object: 'checkout.session', amount_total: 1, status: 'complete', metadata },
      },
    })
  for (const metadata of [
    { payment_id: paymentId },
    { payment_id: crypto.randomUUID() },
    { payment_id: 'not an id' },
    {},
  ]) {
    const body = event(metadata)
    expect(await hook(body, sign(body))).toBe(200)
  }
  await work()
  // The provider knows that nothing was paid.
  expect(await stateOf(id)).toEqual(['open'])
  expect(await bookingClearingOf(db, id)).toBe(0)
})

test('a storm of copies is answered and works once', async () => {
  const id = await payOnPage()
  const storm = Array.from({ length: 200 }, (_, n) => heard[n % heard.length]!)
  const answers: number[] = []
  for (let n = 0; n < storm.length; n += 4)
    answers.push(
      ...(await Promise.all(storm.slice(n, n + 4).map((body) => hook(body, sign(body))))),
    )
  expect(new Set(answers)).toEqual(new Set([200]))
  const kept = await db
    .selectFrom('outbox')
    .select('id')
    .where('name', '=', 'hear-provider')
    .execute()
  expect(kept).toHaveLength(heard.length)
  await work()
  expect(await stateOf(id)).toEqual(['succeeded'])
  expect(await bookingClearingOf(db, id)).toBe(3000)
  await reconcile(provider)
})

test('an event that never arrives is found by the sweep', async () => {
  const id = await payOnPage()
  await sweep()
  expect(await stateOf(id)).toEqual(['succeeded'])
  await reconcile(provider)
})

test('an event that never arrives is found behind more than a page of others', async () => {
  const id = await payOnPage()
  const { id: other } = await bookSoon(client, shop)
  const { url } = await api(client).prepay({ id: other })
  for (let n = 0; n < 101; n++) await enterCard(url, declinedCard)
  await jobs['read-provider-events'].run({}, context)
  await work()
  expect(await stateOf(id)).toEqual(['succeeded'])
  expect(await stateOf(other)).toEqual(['open'])
  await reconcile(provider)
})

test('an event that was kept and not worked for is taken up by the sweep', async () => {
  const id = await payOnPage()
  for (const body of heard) await hook(body, sign(body))
  await db.deleteFrom('outbox').where('name', '=', 'hear-provider').execute()
  await sweep()
  expect(await stateOf(id)).toEqual(['succeeded'])
  const open = await db
    .selectFrom('providerEvents')
    .select('id')
    .where('handledAt', 'is', null)
    .execute()
  expect(open).toEqual([])
})
