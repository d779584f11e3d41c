// The clocks of the server, the database and the provider differ by five minutes: holds end by the
// database's clock, pages live long enough for the provider's, and no charge is overlooked and made again.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { bookingClearingOf } from '#server/features/ledger/service.ts'
import { at, sweep as sweepBookings } from '#tests/bookings.ts'
import { openClock } from '#tests/clock.ts'
import { list, type Listed } from '#tests/listing.ts'
import { refundsOf } from '#tests/on-file.ts'
import {
  bookingRow,
  bookSoon,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
  webhookSecret,
} from '#tests/payments.ts'
import { as, db, make, runJobs } from '#tests/world.ts'

const { provider, config, api, work, sweep, hook, sign, saveCard } = await openProvider()
const clock = await openClock()
const minuteMs = 60_000
const skewMs = 5 * minuteMs
let shop: Listed
let client: Actor

beforeEach(async () => {
  await clock.set(Date.now())
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  const policy = { paymentPolicy: 'prepay', depositPercent: 50 } as const
  await as(shop.barber, { config }).policies.save(policy)
})

const stateOf = async (bookingId: string) => (await paymentsOf(bookingId)).map(({ state }) => state)

const chargesFor = async (bookingId: string) => {
  const intents = await provider.list('payment_intent')
  return intents.filter((each) => each.transfer_group === bookingId && each.latest_charge)
}

describe.each([skewMs, -skewMs])('a database that is %i ms ahead', (skew) => {
  let base = 0
  beforeEach(async () => {
    base = Date.now() + skew
    await clock.set(base)
  })
  const setAfter = (ms: number) => clock.set(base + ms)
  const holdAs = (who: Actor) => {
    const wish = { profileId: shop.id, serviceIds: shop.services, startsAt: at(3, 600) }
    return clock.as(who, { config }).bookings.hold(wish)
  }
  const payments = (who: Actor) => clock.as(who, { config }).payments

  async function onThePage() {
    const { id } = await holdAs(client)
    const { id: paymentId, url } = await payments(client).checkout({ id })
    const { holdExpiresAt } = await bookingRow(id)
    expect(Date.parse(holdExpiresAt ?? '')).toBe(base + 15 * minuteMs)
    return { id, paymentId, url }
  }

  test('a hold lasts fifteen minutes from the checkout, and is booked when it is paid in time', async () => {
    const rival = await make.person('client')
    const { id, paymentId, url } = await onThePage()
    await setAfter(15 * minuteMs - 1000)
    await expect(holdAs(rival)).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
    await enterCard(url)
    expect(await payments(client).check({ id: paymentId })).toMatchObject({ state: 'succeeded' })
    expect(await bookingRow(id)).toMatchObject({ status: 'confirmed' })
    expect(await bookingClearingOf(db, id)).toBe(1500)
    await reconcile(provider)
  })

  test('afterwards somebody else gets the slot, and what is paid goes back', async () => {
    const rival = await make.person('client')
    const { id, paymentId, url } = await onThePage()
    await setAfter(15 * minuteMs + 1000)
    const taken = await holdAs(rival)
    await enterCard(url)
    await payments(client).check({ id: paymentId })
    await runJobs({ on: clock.db, config })
    expect(await bookingRow(id)).toMatchObject({ status: 'expired' })
    expect(await bookingRow(taken.id)).toMatchObject({ status: 'held' })
    expect(await refundsOf(id)).toMatchObject([{ amountCents: 1500, state: 'succeeded' }])
    await reconcile(provider)
  })

  test.each([
    ['stays open a second before', -1000, ['open'], 'held'],
    ['is closed a second after', 1000, ['expired'], 'expired'],
  ] as const)('the page %s the end of its hold', async (_, ms, states, status) => {
    const { id, url } = await onThePage()
    await setAfter(15 * minuteMs + ms)
    await sweepBookings(clock.db)
    await runJobs({ on: clock.db, config })
    await sweepBookings(clock.db)
    expect(await stateOf(id)).toEqual(states)
    expect(await bookingRow(id)).toMatchObject({ status })
    expect((await enterCard(url)).status === 303).toBe(status === 'held')
    await sweep()
    await reconcile(provider)
  })
})

// Column defaults keep PostgreSQL's own time, so the row is changed instead.
const setRow = (bookingId: string, change: { askedAt: string } | { createdAt: string }) =>
  db.updateTable('payments').set(change).where('bookingId', '=', bookingId).execute()

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()

// More often than the SDK repeats a call by itself.
const failOften = (on: string) =>
  provider.faults.add(...Array.from({ length: 6 }, () => ({ on, kind: '500' as const })))

test.each([
  ['the database is five minutes behind', -5],
  ['the database is five minutes ahead', 5],
  ['it was asked for twenty minutes ago, when the provider was away', -20],
])('a page is made although %s', async (_, minutes) => {
  const { id } = await bookAtShop()
  failOften('POST /v1/checkout/sessions')
  await expect(api(client).prepay({ id })).rejects.toMatchObject({ code: 'PAYMENTS_AWAY' })
  provider.faults.clear()
  await setRow(id, { askedAt: inMinutes(minutes) })
  const { id: paymentId, url } = await api(client).prepay({ id })
  const sessions = await provider.list('checkout.session')
  const page = sessions.find(({ metadata }) => metadata.payment_id === paymentId)
  // Half an hour is left for the provider, even if its clock is five minutes ahead of ours.
  expect(page!.expires_at * 1000 - Date.now()).toBeGreaterThan(35 * minuteMs)
  await enterCard(url)
  expect((await api(client).check({ id: paymentId })).state).toBe('succeeded')
  expect(await chargesFor(id)).toHaveLength(1)
})

test.each([
  ['behind', -5],
  ['ahead', 5],
])('a charge whose answer was lost is found with a database that is %s', async (_, minutes) => {
  const cardId = await saveCard(client)
  const { id } = await bookAtShop()
  failOften('POST /v1/payment_intents')
  expect(await api(client).prepay({ id, cardId })).toMatchObject({ state: 'created' })
  provider.faults.clear()
  await setRow(id, { createdAt: inMinutes(minutes) })
  // Charged, but its key answers with a failure from now on.
  provider.faults.add({ on: 'POST /v1/payment_intents', kind: 'broken' })
  await sweep()
  await sweep()
  expect(await stateOf(id)).toEqual(['succeeded'])
  expect(await chargesFor(id)).toHaveLength(1)
  await reconcile(provider)
})

async function bookAtShop() {
  await as(shop.barber, { config }).policies.save({ paymentPolicy: 'pay_at_shop' })
  return bookSoon(client, shop)
}

// The signature names the provider's moment. Older than five minutes by our clock it may have been
// recorded by somebody; one from the future was signed by the provider all the same.
test.each([
  ['295 seconds old', -295, 200],
  ['305 seconds old', -305, 400],
  ['five minutes ahead of our clock', 305, 200],
])('an event that is %s', async (_, seconds, status) => {
  const heard: string[] = []
  provider.deliverTo(async (body) => void heard.push(body))
  const { id } = await bookAtShop()
  const { url } = await api(client).prepay({ id })
  await enterCard(url)
  await provider.settled()
  for (const body of heard)
    expect(await hook(body, sign(body, webhookSecret, Date.now() + seconds * 1000))).toBe(status)
  await work()
  expect(await stateOf(id)).toEqual([status === 200 ? 'succeeded' : 'open'])
  // What was refused is found by the sweep.
  await sweep()
  expect(await stateOf(id)).toEqual(['succeeded'])
  await reconcile(provider)
})
