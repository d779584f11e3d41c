// Tax, from the price that a client sees to the barber's balance and the invoice.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { netOfSums } from '#contract/money/earnings.ts'
import { barberBalanceOf, bookingClearingOf } from '#server/features/ledger/service.ts'
import { at, book, fromNow, hold, shift } from '#tests/bookings.ts'
import { completedBooking, issueNow, moveBooking } from '#tests/invoices.ts'
import { list, type Listed } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import { bookingRow, openProvider, paymentsOf, reconcile } from '#tests/payments.ts'
import { as, db, make } from '#tests/world.ts'
import { grantCredit } from './service.ts'

const { provider, config, work } = await openProvider()
const { api, openShop, wishAt, bookOnFile, complete, cancelLate } = onFileActs(config)
let client: Actor

const setTax = (taxPercent: number) => db.updateTable('settings').set({ taxPercent }).execute()

beforeEach(async () => {
  await setTax(10)
  client = await make.person('client')
})
afterEach(() => setTax(0))

const balance = ({ barber }: Listed) => barberBalanceOf(db, barber.id)

async function finish(shop: Listed, id: string, priceCents: number) {
  await shift(id, fromNow(-30))
  const { version } = await as(shop.barber).bookings.read({ id })
  const items = [{ serviceId: shop.services[0]!, priceCents }]
  return as(shop.barber).desk.finish({ place: 'barber', id, version, items })
}

test('it is on the price after the discount, and the commission leaves it out', async () => {
  const shop = await list('Third Ward Cuts')
  const flash = { kind: 'flash', percent: 20, lastDate: at(7, 720).slice(0, 10) } as const
  await as(shop.barber).promotions.create({ place: 'barber', ...flash })
  const held = await hold(client, shop, at(2, 600))
  const tax = { percent: 10, cents: 240 }
  expect(held).toMatchObject({ subtotalCents: 3000, tax, totalCents: 2640 })
  const booking = await as(client).bookings.confirm({ id: held.id, totalCents: 2640 })
  expect(booking).toMatchObject({ tax, totalCents: 2640 })
  expect(await bookingRow(held.id)).toMatchObject({
    taxCents: 240,
    taxPercent: 10,
    commissionCents: 240,
  })
})

test('a booking keeps its percentage: the final price is taxed by it', async () => {
  const shop = await list('Third Ward Cuts')
  const { id } = await book(client, shop, at(2, 600))
  await setTax(0)
  const { id: other, tax } = await book(client, shop, at(3, 600))
  expect(tax).toBe(null)
  expect(await finish(shop, id, 2000)).toMatchObject({ tax: { percent: 10, cents: 200 } })
  expect(await bookingRow(id)).toMatchObject({
    taxCents: 200,
    totalCents: 2200,
    commissionCents: 200,
  })
  await finish(shop, other, 2000)
  expect(await bookingRow(other)).toMatchObject({ taxCents: 0, totalCents: 2000 })
})

test('a higher price is asked for with its tax', async () => {
  const shop = await list('Third Ward Cuts')
  const { id } = await book(client, shop, at(2, 600))
  expect(await finish(shop, id, 4000)).toMatchObject({ priceAsk: { totalCents: 4400 } })
  await as(client).afterBooking.answerPrice({ id, isAccepted: true })
  expect(await bookingRow(id)).toMatchObject({ taxCents: 400, totalCents: 4400 })
})

test('appointments that the shop enters itself have it, too', async () => {
  const shop = await list('Third Ward Cuts')
  const { id } = await as(shop.barber).desk.create({
    place: 'barber',
    memberId: shop.barber.id,
    serviceIds: shop.services.slice(0, 1),
    startsAt: at(2, 600),
    name: 'Walter',
    phone: null,
    email: null,
    isWalkIn: false,
  })
  expect(await bookingRow(id)).toMatchObject({ taxCents: 300, taxPercent: 10, totalCents: 3300 })
})

test('credit pays for it as well', async () => {
  const shop = await list('Third Ward Cuts')
  const grant = { cents: 5000, reason: 'goodwill', expense: 'goodwill_expense' } as const
  await grantCredit(db, { clientId: client.id, ...grant })
  const { id } = await hold(client, shop, at(2, 600))
  await as(client).bookings.confirm({ id, useCredit: true })
  expect(await bookingRow(id)).toMatchObject({ creditCents: 3300, totalCents: 0 })
})

test('a deposit is a share of price and tax', async () => {
  const shop = await list('Third Ward Cuts')
  await api(shop.barber).policies.save({ paymentPolicy: 'prepay', depositPercent: 50 })
  const { id } = await api(client).bookings.hold(wishAt(shop))
  await api(client).payments.checkout({ id })
  expect(await paymentsOf(id)).toMatchObject([{ amountCents: 1650 }])
})

test('paid by card, it is the barber’s: in the balance, in the line and in the sums', async () => {
  const shop = await openShop()
  const id = await bookOnFile(client, shop)
  await complete(client, shop, id)
  await work()
  expect(await paymentsOf(id)).toMatchObject([{ purpose: 'card' }, { amountCents: 3300 }])
  expect(await bookingClearingOf(db, id)).toBe(0)
  expect(await balance(shop)).toBe(3300 - 300)
  const { lines } = await api(shop.barber).earnings.lines({})
  expect(lines.find(({ kind }) => kind === 'booking')).toMatchObject({
    grossCents: 3000,
    taxCents: 300,
    commission: { cents: 300 },
    netCents: 3000,
  })
  const { sums } = await api(shop.barber).earnings.read({})
  expect(sums).toMatchObject({ servicesCents: 3000, taxCents: 300 })
  expect(netOfSums(sums)).toBe(3000)
  await reconcile(provider)
})

test('a fee is a share of price and tax, and its commission is on the price alone', async () => {
  const shop = await openShop()
  const id = await bookOnFile(client, shop)
  await cancelLate(client, id)
  expect(await bookingRow(id)).toMatchObject({ cancelFeeCents: 1650 })
  await work()
  expect(await balance(shop)).toBe(1650 - 150)
  expect(await bookingClearingOf(db, id)).toBe(0)
})

test('a fee that was paid in advance has the same commission', async () => {
  const shop = await list('Third Ward Cuts')
  await api(shop.barber).policies.save({ paymentPolicy: 'pay_at_shop', preset: 'strict' })
  const grant = { cents: 5000, reason: 'goodwill', expense: 'goodwill_expense' } as const
  await grantCredit(db, { clientId: client.id, ...grant })
  const { id } = await api(client).bookings.hold(wishAt(shop))
  await api(client).bookings.confirm({ id, useCredit: true })
  await cancelLate(client, id)
  expect(await balance(shop)).toBe(1650 - 150)
})

test('the invoice lists it, and the credit note takes it back', async () => {
  const shop = await list('Third Ward Cuts')
  const id = await completedBooking(client, shop)
  await issueNow()
  const [invoice] = (await as(client).invoices.list({})).invoices
  expect(invoice!.document).toMatchObject({
    items: [{ priceCents: 3000 }],
    tax: { percent: 10, cents: 300 },
    creditCents: 0,
    totalCents: 3300,
  })
  await moveBooking(await make.person('admin'), id, 'void')
  await issueNow()
  const note = await db
    .selectFrom('invoices')
    .select(['document', 'totalCents'])
    .where('correctsId', '=', invoice!.id)
    .executeTakeFirstOrThrow()
  expect(note).toMatchObject({
    totalCents: -3300,
    document: { tax: { percent: 10, cents: -300 } },
  })
})

test('without a tax no price and no invoice speaks of one', async () => {
  await setTax(0)
  const shop = await list('Third Ward Cuts')
  expect(await hold(client, shop, at(4, 600))).toMatchObject({ tax: null, totalCents: 3000 })
  await completedBooking(client, shop)
  await issueNow()
  const [invoice] = (await as(client).invoices.list({})).invoices
  expect(invoice!.document).not.toHaveProperty('tax')
})
