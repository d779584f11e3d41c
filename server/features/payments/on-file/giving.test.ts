// A card that is given to book: nothing is charged, and the booking is made with it.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import { grantCredit } from '#server/features/booking-money/service.ts'
import { bookingClearingOf } from '#server/features/ledger/service.ts'
import { at, fromNow, sweep as sweepBookings } from '#tests/bookings.ts'
import { type Listed } from '#tests/listing.ts'
import { emailOf, onFileActs } from '#tests/on-file.ts'
import { bookingRow, enterCard, openProvider, paymentsOf, reconcile } from '#tests/payments.ts'
import { as, db, mailTo, make } from '#tests/world.ts'

const { provider, config, work, sweep, saveCard } = await openProvider()
const { api, openShop, wishAt, complete } = onFileActs(config)
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

const charges = async () => (await provider.list('charge')).length

const cardsOf = async (who: Actor) => (await api(who).payments.list({})).cards

const runOut = (id: string) =>
  db
    .updateTable('bookings')
    .set({ holdExpiresAt: fromNow(-10) })
    .where('id', '=', id)
    .execute()

test('a card is given on the page, nothing is charged, and the time is booked with it', async () => {
  const before = await charges()
  const hold = await api(client).bookings.hold(wishAt(shop))
  expect(hold).toMatchObject({ paymentPolicy: 'card_on_file', provider: 'stripe' })
  await expect(api(client).bookings.confirm({ id: hold.id })).rejects.toMatchObject({
    code: 'CARD_NEEDED',
  })
  const { id: paymentId, url } = await api(client).payments.checkout({ id: hold.id, note: 'Low' })
  const { status, holdExpiresAt } = await bookingRow(hold.id)
  expect(status).toBe('held')
  expect(Date.parse(holdExpiresAt!) - Date.now()).toBeGreaterThan(14 * 60_000)
  await enterCard(url)
  expect(await api(client).payments.check({ id: paymentId })).toMatchObject({
    state: 'succeeded',
    line: null,
  })
  const [card] = await cardsOf(client)
  expect(await bookingRow(hold.id)).toMatchObject({
    status: 'confirmed',
    paymentStatus: 'unpaid',
    clientNote: 'Low',
    cardId: card!.id,
  })
  const booked = await api(client).bookings.read({ id: hold.id })
  expect(booked).toMatchObject({ card: { brand: 'visa', last4: '4242' }, owedCents: 0 })
  // The shop does not see which card.
  expect((await api(shop.barber).bookings.read({ id: hold.id })).card).toBeNull()
  expect(await charges()).toBe(before)
  expect(await bookingClearingOf(db, hold.id)).toBe(0)
  expect((await mailTo(await emailOf(client), 'booking')).body).toContain('$30')
  expect(await api(client).payments.checkout({ id: hold.id })).toMatchObject({ id: paymentId })
})

test('pressed twenty times at once it is one page, one card and one booking', async () => {
  const { id } = await api(client).bookings.hold(wishAt(shop))
  await Promise.allSettled(Array.from({ length: 20 }, () => api(client).payments.checkout({ id })))
  const { id: paymentId, url } = await api(client).payments.checkout({ id })
  await enterCard(url)
  await Promise.allSettled(
    Array.from({ length: 10 }, () => api(client).payments.check({ id: paymentId })),
  )
  await api(client).payments.check({ id: paymentId })
  expect(await paymentsOf(id)).toMatchObject([{ purpose: 'card', state: 'succeeded' }])
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed' })
  expect(await cardsOf(client)).toHaveLength(1)
})

test('the event alone books it, when the client does not come back', async () => {
  const { id } = await api(client).bookings.hold(wishAt(shop))
  const { url } = await api(client).payments.checkout({ id })
  await enterCard(url)
  await sweep()
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed' })
})

test('a saved card books without a page, and without the provider', async () => {
  const cardId = await saveCard(client)
  const { id } = await api(client).bookings.hold(wishAt(shop))
  provider.faults.add(...Array.from({ length: 6 }, () => ({ on: 'POST', kind: '500' as const })))
  expect(await api(client).bookings.confirm({ id, cardId })).toMatchObject({
    status: 'confirmed',
    card: { last4: '4242' },
  })
  expect(await bookingRow(id)).toMatchObject({ cardId })
  expect(await paymentsOf(id)).toEqual([])
})

test('a card that is another’s, removed or expired books nothing', async () => {
  const other = await make.person('client')
  const theirs = await saveCard(other)
  const removed = await saveCard(client)
  await api(client).payments.removeCard({ id: removed })
  const old = await saveCard(client)
  await db.updateTable('savedCards').set({ expYear: 2024 }).where('id', '=', old).execute()
  const { id } = await api(client).bookings.hold(wishAt(shop))
  for (const [cardId, code] of [
    [theirs, 'NOT_FOUND'],
    [removed, 'CARD_GONE'],
    [old, 'CARD_GONE'],
  ] as const)
    await expect(api(client).bookings.confirm({ id, cardId })).rejects.toMatchObject({ code })
  expect(await bookingRow(id)).toMatchObject({ status: 'held', cardId: null })
})

test('a shop that closed while the card was entered takes no booking', async () => {
  const { id } = await api(client).bookings.hold(wishAt(shop))
  const { id: paymentId, url } = await api(client).payments.checkout({ id })
  await db
    .updateTable('services')
    .set({ isActive: false })
    .where('id', '=', shop.services[0]!)
    .execute()
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  expect(await bookingRow(id)).toMatchObject({ status: 'expired', cardId: null })
  // It stays with the client, who saved it.
  expect(await cardsOf(client)).toHaveLength(1)
})

test('when the time is over, first the page closes and then the hold ends', async () => {
  const { id } = await api(client).bookings.hold(wishAt(shop))
  const { url } = await api(client).payments.checkout({ id })
  await runOut(id)
  await sweepBookings()
  expect(await bookingRow(id)).toMatchObject({ status: 'held' })
  await work()
  expect((await enterCard(url)).status).not.toBe(303)
  await sweepBookings()
  expect(await bookingRow(id)).toMatchObject({ status: 'expired' })
})

test('credit that pays for all of it needs no card', async () => {
  const grant = { reason: 'goodwill', expense: 'goodwill_expense' } as const
  await grantCredit(db, { clientId: client.id, cents: 5000, ...grant })
  const { id } = await api(client).bookings.hold(wishAt(shop))
  expect(await api(client).bookings.confirm({ id, useCredit: true })).toMatchObject({
    status: 'confirmed',
    paymentPolicy: 'pay_at_shop',
    totalCents: 0,
  })
})

test('credit is spent when the card arrives, and the rest is charged later', async () => {
  const grant = { reason: 'goodwill', expense: 'goodwill_expense' } as const
  await grantCredit(db, { clientId: client.id, cents: 1000, ...grant })
  const { id } = await api(client).bookings.hold(wishAt(shop))
  const { id: paymentId, url } = await api(client).payments.checkout({ id, useCredit: true })
  expect((await api(client).wallet.read()).creditCents).toBe(1000)
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  expect(await bookingRow(id)).toMatchObject({ creditCents: 1000, totalCents: 2000 })
  await complete(client, shop, id)
  await work()
  expect((await paymentsOf(id)).at(-1)).toMatchObject({ purpose: 'completion', amountCents: 2000 })
  expect(await bookingRow(id)).toMatchObject({ paymentStatus: 'paid', owedCents: 0 })
  await reconcile(provider)
})

test('a deposit is paid now, and its card pays the rest', async () => {
  await db
    .updateTable('services')
    .set({ depositPercent: 20 })
    .where('id', '=', shop.services[0]!)
    .execute()
  const hold = await api(client).bookings.hold(wishAt(shop))
  expect(hold).toMatchObject({ paymentPolicy: 'card_on_file', policy: { depositPercent: 20 } })
  await expect(api(client).bookings.confirm({ id: hold.id })).rejects.toMatchObject({
    code: 'DEPOSIT_NEEDED',
  })
  const { id: paymentId, url } = await api(client).payments.checkout({ id: hold.id })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  const row = await bookingRow(hold.id)
  expect(row).toMatchObject({ status: 'confirmed', depositCents: 600 })
  expect((await cardsOf(client)).map(({ id }) => id)).toEqual([row.cardId])
  await complete(client, shop, hold.id)
  await work()
  expect(await paymentsOf(hold.id)).toMatchObject([
    { purpose: 'prepay', amountCents: 600 },
    { purpose: 'completion', amountCents: 2400, state: 'succeeded' },
  ])
  expect(await bookingRow(hold.id)).toMatchObject({ paymentStatus: 'paid' })
  await reconcile(provider)
})

test('a saved card that pays the deposit is the card on file', async () => {
  await db
    .updateTable('services')
    .set({ depositPercent: 20 })
    .where('id', '=', shop.services[0]!)
    .execute()
  const cardId = await saveCard(client)
  const { id } = await api(client).bookings.hold(wishAt(shop))
  await api(client).payments.checkout({ id, cardId })
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed', depositCents: 600, cardId })
})

test('appointments that the shop enters itself have no card, and are paid there', async () => {
  const { id } = await api(shop.barber).desk.create({
    place: 'barber',
    memberId: shop.barber.id,
    serviceIds: shop.services.slice(0, 1),
    startsAt: at(1, 600),
    name: 'Walter',
    phone: null,
    email: null,
    isWalkIn: false,
  })
  expect(await bookingRow(id)).toMatchObject({ paymentPolicy: 'pay_at_shop', cardId: null })
})

test('without a provider no shop asks for a card', async () => {
  const none = readConfig({ PAYMENTS: 'shop' })
  const other = await make.person('client')
  await expect(
    as(shop.barber, { config: none }).policies.save({ paymentPolicy: 'card_on_file' }),
  ).rejects.toMatchObject({ code: 'CARDS_NOT_AVAILABLE' })
  const { id, paymentPolicy } = await as(other, { config: none }).bookings.hold(wishAt(shop))
  expect(paymentPolicy).toBe('pay_at_shop')
  expect(await as(other, { config: none }).bookings.confirm({ id })).toMatchObject({
    status: 'confirmed',
  })
})
