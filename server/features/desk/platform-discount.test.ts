// The final price of a booking with an offer of the platform, which pays the discount to the barber.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { balanceOf, barberBalanceOf } from '#server/features/ledger/service.ts'
import { at, book, fromNow, shift } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { endAll, offer } from '#tests/platform-offers.ts'
import { as, db, make } from '#tests/world.ts'

let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await list('Third Ward Cuts', { services: [['Haircut', 'Fades', 40, 30]] })
  client = await make.person('client')
})

afterEach(endAll)

async function underWay() {
  const { id } = await book(client, shop, at(2, 600))
  await shift(id, fromNow(-30))
  return id
}

async function finish(id: string, priceCents: number) {
  const { version } = await as(shop.barber).bookings.read({ id })
  const items = [{ serviceId: shop.services[0]!, priceCents }]
  return as(shop.barber).desk.finish({ place: 'barber', id, version, items })
}

async function agree(id: string) {
  const { version } = await as(client).bookings.read({ id })
  await as(client).bookings.move({ id, version, move: 'complete' })
}

const amountsOf = (id: string) =>
  db
    .selectFrom('bookings')
    .select(['subtotalCents', 'discountCents', 'totalCents', 'commissionCents'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('a share of a lower price is less, and the platform pays no more than that', async () => {
  await offer({ amount: null, percent: 25 })
  const id = await underWay()
  const paid = await balanceOf(db, 'promo_expense')
  expect((await as(shop.barber).bookings.read({ id })).discount).toMatchObject({
    cents: 1000,
    fundedBy: 'platform',
  })
  await finish(id, 1000)
  expect(await amountsOf(id)).toEqual({
    subtotalCents: 1000,
    discountCents: 250,
    totalCents: 750,
    commissionCents: 100,
  })
  await agree(id)
  expect((await balanceOf(db, 'promo_expense')) - paid).toBe(250)
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(150)
})

test('a higher price brings no more than was booked', async () => {
  await offer({ amount: null, percent: 25 })
  const id = await underWay()
  expect(await finish(id, 6000)).toMatchObject({ priceAsk: { totalCents: 5000 } })
  await as(client).afterBooking.answerPrice({ id, isAccepted: true })
  expect(await amountsOf(id)).toMatchObject({ discountCents: 1000, totalCents: 5000 })
})

test('below the offer’s minimum nothing is off, and the client is asked when that costs more', async () => {
  await offer({ amount: 15, minTotal: 30 })
  const id = await underWay()
  await finish(id, 2400)
  expect(await amountsOf(id)).toMatchObject({ discountCents: 0, totalCents: 2400 })
  const other = await underWay()
  expect(await finish(other, 2900)).toMatchObject({
    totalCents: 2500,
    priceAsk: { totalCents: 2900 },
  })
})

test('an amount stays, up to the price; the barber’s own discount does, too', async () => {
  await offer({ amount: 5 })
  const id = await underWay()
  await finish(id, 3000)
  expect(await amountsOf(id)).toMatchObject({ discountCents: 500, totalCents: 2500 })
  const free = await underWay()
  await finish(free, 300)
  expect(await amountsOf(free)).toMatchObject({ discountCents: 300, totalCents: 0 })

  const flash = { kind: 'flash', percent: 50, lastDate: at(7, 720).slice(0, 10) } as const
  await as(shop.barber).promotions.create({ place: 'barber', ...flash })
  const own = await underWay()
  await finish(own, 3000)
  expect(await amountsOf(own)).toMatchObject({
    discountCents: 2000,
    totalCents: 1000,
    commissionCents: 100,
  })
})
