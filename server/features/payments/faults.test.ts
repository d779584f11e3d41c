// The provider breaks, loses answers or dies: nothing is lost, nothing is charged twice, and paying at
// the shop does not notice.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import { bookingClearingOf } from '#server/features/ledger/service.ts'
import { jobs } from '#server/jobs.ts'
import { fromNow } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import {
  bookingRow,
  bookSoon,
  completed,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
} from '#tests/payments.ts'
import { as, db, jobContext, make, runJobs } from '#tests/world.ts'

const { provider, env, api, work, sweep, saveCard } = await openProvider()
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

// More often than the SDK repeats a call by itself.
type Kind = 'drop' | '500' | '429' | 'broken' | 'stuck'
const often = (on: string, kind: Kind) =>
  provider.faults.add(...Array.from({ length: 6 }, () => ({ on, kind })))

const chargesFor = async (bookingId: string) => {
  const intents = await provider.list('payment_intent')
  return intents.filter((each) => each.transfer_group === bookingId && each.latest_charge)
}

test.each(['drop', '500', '429'] as const)(
  'a charge whose answer is %s stays open, and is made once',
  async (kind) => {
    const cardId = await saveCard(client)
    const { id } = await bookSoon(client, shop)
    often('POST /v1/payment_intents', kind)
    expect(await api(client).prepay({ id, cardId })).toMatchObject({ state: 'created' })
    // Pressed again, also on another way to pay: the same payment.
    expect(await api(client).prepay({ id })).toMatchObject({ state: 'created', url: null })
    provider.faults.clear()
    await sweep()
    expect(await paymentsOf(id)).toMatchObject([{ state: 'succeeded', attempt: 1 }])
    expect(await chargesFor(id)).toHaveLength(1)
    await reconcile(provider)
  },
)

test.each(['broken', 'stuck'] as const)(
  'a key that is %s for ever: the charge is looked for, and made once',
  async (kind) => {
    const cardId = await saveCard(client)
    const { id } = await bookSoon(client, shop)
    provider.faults.add({ on: 'POST /v1/payment_intents', kind })
    await api(client).prepay({ id, cardId })
    await sweep()
    await sweep()
    expect(await paymentsOf(id)).toMatchObject([{ state: 'succeeded' }])
    expect(await chargesFor(id)).toHaveLength(1)
    expect(await bookingClearingOf(db, id)).toBe(3000)
    await reconcile(provider)
  },
)

test.each([
  ['drop', 'succeeded', null],
  ['500', 'failed', 'too_old'],
] as const)(
  'a day after an answer that was %s no key is used again: it is %s',
  async (kind, state, failure) => {
    const cardId = await saveCard(client)
    const { id } = await bookSoon(client, shop)
    often('POST /v1/payment_intents', kind)
    await api(client).prepay({ id, cardId })
    provider.faults.clear()
    await db
      .updateTable('payments')
      .set({ askedAt: fromNow(-24 * 60) })
      .where('bookingId', '=', id)
      .execute()
    await sweep()
    expect(await paymentsOf(id)).toMatchObject([{ state, failure }])
    expect(await chargesFor(id)).toHaveLength(state === 'succeeded' ? 1 : 0)
    await reconcile(provider)
  },
)

test.each(['drop', '500'] as const)(
  'a day after an answer that was %s a refund is looked for, and paid once',
  async (kind) => {
    const cardId = await saveCard(client)
    const { id } = await bookSoon(client, shop)
    await api(client).prepay({ id, cardId })
    often('POST /v1/refunds', kind)
    const { version } = await as(client).bookings.read({ id })
    await as(client).bookings.move({ id, version, move: 'cancel' })
    await work()
    provider.faults.clear()
    await db
      .updateTable('refunds')
      .set({ createdAt: fromNow(-24 * 60), attempt: 9 })
      .where('state', '=', 'pending')
      .execute()
    await sweep()
    await reconcile(provider)
    expect(
      await db.selectFrom('refunds').select('id').where('state', '=', 'pending').execute(),
    ).toEqual([])
  },
)

test.each(['drop', '500', 'broken', 'stuck'] as const)(
  'a page whose making is %s is made by pressing again',
  async (kind) => {
    const { id } = await bookSoon(client, shop)
    often('POST /v1/checkout/sessions', kind)
    const first = await api(client)
      .prepay({ id })
      .catch((error: { code: string }) => error)
    provider.faults.clear()
    const { id: paymentId, url } = await api(client).prepay({ id })
    const again = url ? { url } : await api(client).prepay({ id })
    expect(again.url).toContain('/c/pay/')
    if ('code' in first) expect(first.code).toBe('PAYMENTS_AWAY')
    await enterCard(again.url)
    expect((await api(client).check({ id: paymentId })).state).toBe('succeeded')
    expect(await chargesFor(id)).toHaveLength(1)
    await reconcile(provider)
  },
)

test.each(['drop', '500', 'broken', 'stuck'] as const)(
  'a refund whose answer is %s is paid once',
  async (kind) => {
    const cardId = await saveCard(client)
    const { id } = await bookSoon(client, shop)
    await api(client).prepay({ id, cardId })
    if (kind === 'drop' || kind === '500') often('POST /v1/refunds', kind)
    else provider.faults.add({ on: 'POST /v1/refunds', kind })
    const { version } = await as(client).bookings.read({ id })
    await as(client).bookings.move({ id, version, move: 'cancel' })
    await work()
    provider.faults.clear()
    await sweep()
    await sweep()
    const refunds = await provider.list('refund')
    const intents = (await chargesFor(id)).map((intent) => intent.id)
    expect(refunds.filter((each) => intents.includes(each.payment_intent))).toHaveLength(1)
    await reconcile(provider)
  },
)

test('a refund that the bank returns is owed again', async () => {
  const cardId = await saveCard(client)
  const { id } = await bookSoon(client, shop)
  await api(client).prepay({ id, cardId })
  const { version } = await as(client).bookings.read({ id })
  await as(client).bookings.move({ id, version, move: 'cancel' })
  await work()
  const [refund] = await provider.list('refund')
  await provider.failRefund(refund!.id)
  const config = readConfig(env)
  await jobs['read-provider-events'].run({}, { ...jobContext, config })
  await runJobs({ config })
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('providerId', '=', refund!.id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ state: 'failed' })
  await reconcile(provider)
})

test('with the provider dead, cards wait and the shop does not', async () => {
  // A port that nobody listens on.
  const config = readConfig({ ...env, STRIPE_API_URL: 'http://127.0.0.1:9' })
  const { id } = await bookSoon(client, shop)
  for (let n = 0; n < 5; n++)
    await expect(as(client, { config }).payments.prepay({ id })).rejects.toMatchObject({
      code: 'PAYMENTS_AWAY',
    })
  // From now on nobody waits.
  const began = performance.now()
  await expect(as(client, { config }).payments.prepay({ id })).rejects.toMatchObject({
    code: 'PAYMENTS_AWAY',
    retryAfterSeconds: expect.any(Number),
  })
  expect(performance.now() - began).toBeLessThan(1500)
  await jobs['sweep-payments'].run({}, { ...jobContext, config })

  const done = await completed(client, shop)
  expect(await bookingRow(done)).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid_at_shop',
  })
})
