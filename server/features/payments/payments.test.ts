// Payments through the API, against a provider with a memory, pages and faults.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { barberBalanceOf, balanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { readConfig } from '#server/config.ts'
import { fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import {
  bookingRow,
  bookSoon,
  complete,
  completed,
  declinedCard,
  declinedLater,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
  wantsClient,
} from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'

const { provider, api, work, sweep, saveCard } = await openProvider()
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
})

const chargesOf = async (bookingId: string) => {
  const intents = await provider.list('payment_intent')
  const ids = new Set(
    intents.filter((each) => each.transfer_group === bookingId).map(({ id }) => id),
  )
  return (await provider.list('charge')).filter(({ payment_intent }) => ids.has(payment_intent))
}

async function move(who: Actor, id: string, name: 'cancel' | 'no_show') {
  const { version } = await as(who).bookings.read({ id })
  await as(who).bookings.move({ id, version, move: name, reason: 'So it was' })
}

test('a client pays ahead on the page, and the barber gets it when the appointment is completed', async () => {
  const { id } = await bookSoon(client, shop)
  const { commissionCents } = await bookingRow(id)
  const started = await api(client).prepay({ id })
  expect(started).toMatchObject({ state: 'open', url: expect.stringContaining('/c/pay/') })
  expect(await (await fetch(started.url!)).text()).toContain('no real money')
  expect((await api(client).check({ id: started.id })).state).toBe('open')

  expect((await enterCard(started.url)).status).toBe(303)
  expect(await api(client).check({ id: started.id })).toMatchObject({
    state: 'succeeded',
    url: null,
  })
  expect(await bookingClearingOf(db, id)).toBe(3000)
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
  await expect(api(client).prepay({ id })).rejects.toMatchObject({ code: 'ALREADY_PAID' })

  await complete(client, shop, id)
  expect(await bookingClearingOf(db, id)).toBe(0)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(3000 - commissionCents)
  expect(await bookingRow(id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
  expect((await api(client).list({})).lines).toMatchObject([
    { id: started.id, purpose: 'prepay', state: 'succeeded', amountCents: 3000, refundedCents: 0 },
  ])
  await reconcile(provider)
})

test('pressed twenty times at once it is one payment, one page and one charge', async () => {
  const { id } = await bookSoon(client, shop)
  const presses = await Promise.allSettled(
    Array.from({ length: 20 }, () => api(client).prepay({ id })),
  )
  // With more presses than connections, some are asked to come back.
  const started = presses.flatMap((press) => {
    if (press.status === 'fulfilled') return [press.value]
    expect(press.reason).toMatchObject({ code: 'UNAVAILABLE' })
    return []
  })
  expect(new Set(started.map(({ id, url }) => `${id} ${url}`)).size).toBe(1)
  const { id: paymentId, url } = await api(client).prepay({ id })
  await enterCard(url)
  await Promise.allSettled(presses.map(() => api(client).check({ id: paymentId })))
  expect((await api(client).check({ id: paymentId })).state).toBe('succeeded')
  expect(await paymentsOf(id)).toHaveLength(1)
  expect(await chargesOf(id)).toHaveLength(1)
  expect(await bookingClearingOf(db, id)).toBe(3000)
  await reconcile(provider)
})

test('a declined card stays on the page, and another one pays', async () => {
  const { id } = await bookSoon(client, shop)
  const { id: paymentId, url } = await api(client).prepay({ id })
  expect(await (await enterCard(url, declinedCard)).text()).toContain('Your card was declined.')
  const declined = { state: 'open', url, isDeclined: true }
  expect(await api(client).check({ id: paymentId })).toMatchObject(declined)
  await enterCard(url)
  const paid = { state: 'succeeded', isDeclined: false }
  expect(await api(client).check({ id: paymentId })).toMatchObject(paid)
})

test('canceled in time, everything goes back to the card', async () => {
  const { id } = await bookSoon(client, shop)
  const { id: paymentId, url } = await api(client).prepay({ id })
  await enterCard(url)
  await api(client).check({ id: paymentId })
  await move(client, id, 'cancel')
  expect(await balanceOf(db, 'refunds_payable')).toBe(-3000)
  await work()
  expect(await balanceOf(db, 'refunds_payable')).toBe(0)
  expect(await bookingClearingOf(db, id)).toBe(0)
  expect(await bookingRow(id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
  expect(await chargesOf(id)).toMatchObject([{ amount: 3000, amount_refunded: 3000 }])
  expect((await api(client).list({})).lines).toMatchObject([{ refundedCents: 3000 }])
  await reconcile(provider)
})

test('missed, the fee stays with the barber and the rest goes back', async () => {
  const { id } = await bookSoon(client, shop)
  const policy = { cancellationWindowHours: 24, lateCancelFeePercent: 25, noShowFeePercent: 50 }
  await db
    .updateTable('bookings')
    .set({ policySnapshot: JSON.stringify(policy), commissionPercent: 10 })
    .where('id', '=', id)
    .execute()
  const { id: paymentId, url } = await api(client).prepay({ id })
  await enterCard(url)
  await api(client).check({ id: paymentId })
  await shift(id, fromNow(-60))
  await move(shop.barber, id, 'no_show')
  await work()
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(1500 - 150)
  expect(await chargesOf(id)).toMatchObject([{ amount: 3000, amount_refunded: 1500 }])
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'partially_refunded' })
  expect(await bookingClearingOf(db, id)).toBe(0)
  await reconcile(provider)
})

test('paid after the appointment was canceled: it goes back at once', async () => {
  const { id } = await bookSoon(client, shop)
  const { id: paymentId, url } = await api(client).prepay({ id })
  await enterCard(url)
  await move(client, id, 'cancel')
  await api(client).check({ id: paymentId })
  await work()
  expect(await chargesOf(id)).toMatchObject([{ amount_refunded: 3000 }])
  expect(await bookingClearingOf(db, id)).toBe(0)
  await reconcile(provider)
})

test('the page of a canceled appointment takes no more money', async () => {
  const { id } = await bookSoon(client, shop)
  const { id: paymentId, url } = await api(client).prepay({ id })
  await move(client, id, 'cancel')
  await work()
  expect(await (await enterCard(url)).text()).toContain('This page is closed.')
  expect((await api(client).check({ id: paymentId })).state).toBe('expired')
  expect(await chargesOf(id)).toEqual([])
})

test('a tip by card is the barber’s whole, and is given once', async () => {
  const id = await completed(client, shop)
  const before = await barberBalanceOf(db, shop.barber.id)
  const { url } = await api(client).tip({ id, tipCents: 500 })
  // Another amount: the first page is closed.
  const { id: paymentId, url: second } = await api(client).tip({ id, tipCents: 800 })
  expect(await (await enterCard(url)).text()).toContain('This page is closed.')
  await enterCard(second)
  expect((await api(client).check({ id: paymentId })).state).toBe('succeeded')
  expect((await barberBalanceOf(db, shop.barber.id)) - before).toBe(800)
  expect(await bookingRow(id)).toMatchObject({ tipCents: 800 })
  await expect(api(client).tip({ id, tipCents: 900 })).rejects.toMatchObject({
    code: 'ALREADY_PAID',
  })
  await reconcile(provider)
})

test('a saved card pays without a page, is listed and can be removed', async () => {
  const cardId = await saveCard(client)
  expect((await api(client).list({})).cards).toMatchObject([
    { id: cardId, brand: 'visa', last4: '4242' },
  ])
  const { id } = await bookSoon(client, shop)
  expect(await api(client).prepay({ id, cardId })).toMatchObject({ state: 'succeeded', url: null })
  await work()
  expect(await chargesOf(id)).toHaveLength(1)

  await Promise.all([1, 2, 3].map(() => api(client).removeCard({ id: cardId })))
  expect((await api(client).list({})).cards).toEqual([])
  await work()
  const { customerId } = await db
    .selectFrom('providerCustomers')
    .select('customerId')
    .where('userId', '=', client.id)
    .executeTakeFirstOrThrow()
  const methods = await provider.list('payment_method')
  expect(methods.some(({ customer }) => customer === customerId)).toBe(false)
  const { id: other } = await bookSoon(client, shop)
  await expect(api(client).prepay({ id: other, cardId })).rejects.toMatchObject({
    code: 'CARD_GONE',
  })
  await reconcile(provider)
})

test('a declined saved card fails the payment, and another try is a new payment', async () => {
  const cardId = await saveCard(client, declinedLater)
  const { id } = await bookSoon(client, shop)
  expect(await api(client).prepay({ id, cardId })).toMatchObject({ state: 'failed' })
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'unpaid' })
  const { id: paymentId, url } = await api(client).prepay({ id })
  await enterCard(url)
  expect((await api(client).check({ id: paymentId })).state).toBe('succeeded')
  expect((await paymentsOf(id)).map(({ state }) => state)).toEqual(['failed', 'succeeded'])
})

test('the bank wants its client: the same payment goes on, on the page, once', async () => {
  const cardId = await saveCard(client, wantsClient)
  const { id } = await bookSoon(client, shop)
  const { id: paymentId, state } = await api(client).prepay({ id, cardId })
  expect(state).toBe('needs_client')
  await sweep()
  const pages = await Promise.all([1, 2, 3].map(() => api(client).resume({ id: paymentId })))
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
  await enterCard(pages[0]!.url, wantsClient)
  expect((await api(client).check({ id: paymentId })).state).toBe('succeeded')
  expect(await chargesOf(id)).toHaveLength(1)
  await reconcile(provider)
})

test('nobody pays for, sees or goes on with what is another’s', async () => {
  const stranger = await make.person('client')
  const { id } = await bookSoon(client, shop)
  const { id: paymentId } = await api(client).prepay({ id })
  const cardId = await saveCard(client)
  const own = await bookSoon(stranger, shop)
  for (const ask of [
    () => api(stranger).prepay({ id }),
    () => api(stranger).ofBooking({ id }),
    () => api(shop.barber).ofBooking({ id }),
    () => api(shop.barber).prepay({ id }),
    () => api(stranger).check({ id: paymentId }),
    () => api(stranger).resume({ id: paymentId }),
    () => api(stranger).removeCard({ id: cardId }),
    () => api(stranger).prepay({ id: own.id, cardId }),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await api(stranger).list({})).toMatchObject({ cards: [], lines: [] })
})

test('without a provider people pay at the shop', async () => {
  const { id } = await bookSoon(client, shop)
  const atShop = as(client, { config: readConfig({ PAYMENTS: 'shop' }) }).payments
  await expect(atShop.prepay({ id })).rejects.toMatchObject({ code: 'CARDS_NOT_AVAILABLE' })
  expect(await atShop.list({})).toMatchObject({ provider: 'shop', cards: [], lines: [] })
})
