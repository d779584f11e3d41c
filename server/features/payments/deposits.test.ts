// How much is paid by card to book.
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import { grantCredit } from '#server/features/booking-money/service.ts'
import { barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { at, fromNow, shift } from '#tests/bookings.ts'
import { issueNow } from '#tests/invoices.ts'
import { list, type Listed } from '#tests/listing.ts'
import {
  bookingRow,
  bookSoon,
  complete,
  enterCard,
  openProvider,
  paymentsOf,
  reconcile,
} from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'

const { provider, config, work } = await openProvider()
const api = (who: Actor | null) => as(who, { config })
let shop: Listed
let client: Actor
let day = 2

beforeEach(async () => {
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  day += 1
})

const holdAll = (serviceIds = shop.services) =>
  api(client).bookings.hold({ profileId: shop.id, serviceIds, startsAt: at(day, 600) })

const setDeposit = (serviceId: string, depositPercent: number) =>
  db.updateTable('services').set({ depositPercent }).where('id', '=', serviceId).execute()

const give = (cents: number, { id: clientId } = client) =>
  grantCredit(db, {
    clientId,
    cents,
    reason: 'goodwill',
    expense: 'goodwill_expense',
  })

test('one service asks for a deposit at a shop that is paid after the cut', async () => {
  const [first = ''] = shop.services
  expect(await holdAll([first])).toMatchObject({ paymentPolicy: 'pay_at_shop' })
  await setDeposit(first, 50)
  const hold = await holdAll([first])
  expect(hold).toMatchObject({ paymentPolicy: 'prepay', policy: { depositPercent: 50 } })
  await api(client).payments.checkout({ id: hold.id })
  expect(await paymentsOf(hold.id)).toMatchObject([{ amountCents: 1500 }])
  const { paymentPolicy, policy } = await api(client).bookings.slots({
    profileId: shop.id,
    services: first,
  })
  expect({ paymentPolicy, percent: policy.depositPercent }).toEqual({
    paymentPolicy: 'prepay',
    percent: 50,
  })
})

test('of the shop’s deposit and the service’s the larger counts', async () => {
  const [first = ''] = shop.services
  await api(shop.barber).policies.save({ paymentPolicy: 'prepay', depositPercent: 30 })
  await setDeposit(first, 10)
  expect((await holdAll([first])).policy.depositPercent).toBe(30)
  await setDeposit(first, 60)
  expect((await holdAll([first])).policy.depositPercent).toBe(60)
})

test('without a provider nobody is asked for a deposit', async () => {
  await setDeposit(shop.services[0]!, 50)
  const wish = { profileId: shop.id, serviceIds: shop.services.slice(0, 1), startsAt: at(day, 600) }
  const config = readConfig({ PAYMENTS: 'shop' })
  const { id, paymentPolicy, policy } = await as(client, { config }).bookings.hold(wish)
  expect({ paymentPolicy, percent: policy.depositPercent }).toEqual({
    paymentPolicy: 'pay_at_shop',
    percent: 0,
  })
  expect(await as(client).bookings.confirm({ id })).toMatchObject({ status: 'confirmed' })
})

test('while cards are switched off, nobody is asked for a deposit and nothing is paid by card', async () => {
  const { id } = await bookSoon(client, shop)
  await setDeposit(shop.services[0]!, 50)
  await db.insertInto('featureFlags').values({ key: 'online_payments', isEnabled: false }).execute()
  try {
    expect(await holdAll()).toMatchObject({ paymentPolicy: 'pay_at_shop' })
    expect(await api(client).payments.ofBooking({ id })).toMatchObject({ dueCents: 0 })
    const paying = api(client).payments.prepay({ id })
    await expect(paying).rejects.toMatchObject({ code: 'CARDS_OFF' })
  } finally {
    await db.deleteFrom('featureFlags').execute()
  }
  expect(await holdAll()).toMatchObject({ paymentPolicy: 'prepay' })
  expect((await api(client).payments.ofBooking({ id })).dueCents).toBeGreaterThan(0)
})

test('credit is spent with the payment, and a hold that ends has spent none', async () => {
  await setDeposit(shop.services[0]!, 20)
  const other = await make.person('client')
  await give(1000, other)
  await give(1000)
  const { id, totalCents } = await holdAll(shop.services.slice(0, 1))
  const asked = { id, useCredit: true, totalCents: totalCents - 1000 }
  const { id: paymentId, url } = await api(client).payments.checkout(asked)
  expect(await bookingRow(id)).toMatchObject({ creditCents: 0, totalCents: 3000 })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  expect(await bookingRow(id)).toMatchObject({
    status: 'confirmed',
    creditCents: 1000,
    totalCents: 2000,
    depositCents: 600,
    paymentStatus: 'deposit_paid',
  })
  expect(await bookingClearingOf(db, id)).toBe(1600)
  expect((await api(client).wallet.read()).creditCents).toBe(0)
  expect((await api(other).wallet.read()).creditCents).toBe(1000)
  await reconcile(provider)
})

test('credit that was spent elsewhere meanwhile is left to pay at the shop', async () => {
  await setDeposit(shop.services[0]!, 20)
  await give(1000)
  const { id } = await holdAll(shop.services.slice(0, 1))
  const { id: paymentId, url } = await api(client).payments.checkout({ id, useCredit: true })
  const other = await list('Elsewhere')
  const wish = { profileId: other.id, serviceIds: other.services.slice(0, 1) }
  const held = await as(client).bookings.hold({ ...wish, startsAt: at(day + 1, 600) })
  await as(client).bookings.confirm({ id: held.id, useCredit: true })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  expect(await bookingRow(id)).toMatchObject({
    status: 'confirmed',
    creditCents: 0,
    totalCents: 3000,
    depositCents: 600,
  })
})

test('credit that pays for all of it needs no card', async () => {
  await setDeposit(shop.services[0]!, 20)
  await give(5000)
  const { id } = await holdAll(shop.services.slice(0, 1))
  await expect(api(client).payments.checkout({ id, useCredit: true })).rejects.toMatchObject({
    code: 'ALREADY_PAID',
  })
  expect(await api(client).bookings.confirm({ id, useCredit: true })).toMatchObject({
    status: 'confirmed',
    paymentPolicy: 'pay_at_shop',
    totalCents: 0,
  })
})

test('another amount closes the page for the first one', async () => {
  await setDeposit(shop.services[0]!, 100)
  await give(1000)
  const { id } = await holdAll(shop.services.slice(0, 1))
  await api(client).payments.checkout({ id })
  await api(client).payments.checkout({ id, useCredit: true })
  expect(await paymentsOf(id)).toMatchObject([
    { state: 'expired', amountCents: 3000, creditCents: 0 },
    { state: 'open', amountCents: 2000, creditCents: 1000 },
  ])
})

test('appointments that the shop or an administrator enters are paid at the shop', async () => {
  await api(shop.barber).policies.save({ paymentPolicy: 'prepay', depositPercent: 100 })
  const { id } = await api(shop.barber).desk.create({
    place: 'barber',
    memberId: shop.barber.id,
    serviceIds: shop.services.slice(0, 1),
    startsAt: at(day, 600),
    name: 'Walter',
    phone: null,
    email: null,
    isWalkIn: false,
  })
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed', paymentPolicy: 'pay_at_shop' })
  expect((await api(shop.barber).bookings.read({ id })).policy.depositPercent).toBe(0)
  const [professionalId, guest] = [null, null]
  const theirs = { clientId: client.id, guest, professionalId, reason: 'They called' }
  const time = { profileId: shop.id, serviceIds: shop.services, startsAt: at(day, 720) }
  const { create } = api(await make.admin('support')).bookingDesk
  const byAdmin = await bookingRow((await create({ ...theirs, ...time })).id)
  expect(byAdmin).toMatchObject({ status: 'confirmed', paymentPolicy: 'pay_at_shop' })
})

test.each([
  [4, 'A deposit goes from 5 to 100 percent'],
  [101, 'A deposit goes from 5 to 100 percent'],
])('a deposit of %i %% is refused at its field', async (depositPercent, message) => {
  await expect(
    api(shop.barber).policies.save({ paymentPolicy: 'prepay', depositPercent }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { depositPercent: message } })
})

async function payFor(id: string) {
  const { id: paymentId, url } = await api(client).payments.checkout({ id })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
}

const refundsOf = (bookingId: string) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.paymentId')
    .select('r.amountCents')
    .where('p.bookingId', '=', bookingId)
    .execute()

test.each([
  [1000, 2000, 'paid'],
  [0, 3000, 'refunded'],
] as const)(
  'finished for %i cents, the rest of what was paid goes back to the card',
  async (priceCents, backCents, paymentStatus) => {
    await setDeposit(shop.services[0]!, 100)
    const { id } = await holdAll(shop.services.slice(0, 1))
    await payFor(id)
    await shift(id, fromNow(-60))
    const { version } = await api(shop.barber).bookings.read({ id })
    const items = [{ serviceId: shop.services[0]!, priceCents }]
    await api(shop.barber).desk.finish({ place: 'barber', id, version, items })
    const done = await api(client).bookings.read({ id })
    await api(client).bookings.move({ id, version: done.version, move: 'complete' })
    await work()
    expect(await refundsOf(id)).toEqual([{ amountCents: backCents }])
    const { commissionCents, ...row } = await bookingRow(id)
    expect(row).toMatchObject({ totalCents: priceCents, paymentStatus })
    expect(commissionCents).toBe(priceCents / 10)
    expect(await bookingClearingOf(db, id)).toBe(0)
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(priceCents - commissionCents)
    await reconcile(provider)
  },
)

test('an offer that is used while the page is open: what was paid too much goes back', async () => {
  await setDeposit(shop.services[0]!, 100)
  const code = `HALF${Date.now()}`.slice(0, 20)
  await api(shop.barber).promotions.create({ place: 'barber', kind: 'code', code, percent: 50 })
  const { id } = await holdAll(shop.services.slice(0, 1))
  const { id: paymentId, url } = await api(client).payments.checkout({ id })
  await api(client).promotions.redeem({ id, code })
  await enterCard(url)
  await api(client).payments.check({ id: paymentId })
  await work()
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed', totalCents: 1500 })
  expect(await refundsOf(id)).toEqual([{ amountCents: 1500 }])
  expect(await bookingClearingOf(db, id)).toBe(1500)
  await reconcile(provider)
})

test('moved to a time with a higher price, it is a deposit again', async () => {
  await setDeposit(shop.services[0]!, 100)
  const startsAt = at(day, 600)
  const weekday = new Date(startsAt).getUTCDay()
  const happy = { kind: 'happy_hours', weekdays: [weekday], fromMinute: 600, untilMinute: 720 }
  await api(shop.barber).promotions.create({
    place: 'barber',
    percent: 50,
    ...happy,
    kind: 'happy_hours',
  })
  const { id } = await holdAll(shop.services.slice(0, 1))
  await payFor(id)
  const { version, paymentStatus } = await api(client).bookings.read({ id })
  expect(paymentStatus).toBe('paid')
  const later = { id, version, startsAt: at(day, 780), totalCents: 3000 }
  expect(await api(client).bookings.reschedule(later)).toMatchObject({
    totalCents: 3000,
    paymentStatus: 'deposit_paid',
  })
})

test('the invoice says what was paid by card and what at the shop', async () => {
  const [first = ''] = shop.services
  await setDeposit(first, 50)
  const hold = await holdAll([first])
  const { id, url } = await api(client).payments.checkout({ id: hold.id })
  await enterCard(url)
  await api(client).payments.check({ id })
  await complete(client, shop, hold.id)
  await issueNow()
  const { invoices } = await api(client).invoices.list({})
  expect(invoices[0]?.document).toMatchObject({
    totalCents: 3000,
    payment: 'both',
    cardCents: 1500,
  })
})
