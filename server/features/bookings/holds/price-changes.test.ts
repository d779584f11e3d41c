// Prices of offers that change, and the money of bookings with offers.
import { beforeEach, describe, expect, test } from 'vitest'
import { balanceOf, barberBalanceOf } from '#server/features/ledger/service.ts'
import { ana, at, book, bookAsGuest, browser, fromNow, hold, shift } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, mailTo } from '#tests/world.ts'
import { client, flash, offer, rowOf, shop, totalAt } from './price.test.kit.ts'

describe('a first visit', () => {
  beforeEach(() => offer({ kind: 'first_visit' }))

  test('is the first appointment of a client with the barber', async () => {
    expect((await book(client, shop, at(2, 600))).totalCents).toBe(3200)
    expect(await totalAt(at(3, 600))).toBe(4000)
  })

  test('is one also for a client of other barbers', async () => {
    await book(client, await list('Elsewhere'), at(4, 600))
    expect(await totalAt(at(2, 600))).toBe(3200)
  })

  test('is none for a client whom the barber added', async () => {
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', client.id)
      .executeTakeFirstOrThrow()
    await as(shop.barber).clients.add({ place: 'barber', name: 'Known', email })
    expect(await totalAt(at(2, 600))).toBe(4000)
  })

  test('of a guest is checked when they say who they are, and the new price shown', async () => {
    const guest = { ...ana, email: `guest${Date.now()}@example.com` }
    const here = browser()
    await bookAsGuest(here, shop, at(2, 600), guest)
    const there = browser()
    const wish = { profileId: shop.id, serviceIds: shop.services.slice(0, 1), startsAt: at(3, 600) }
    const held = await there.api().bookings.hold(wish)
    expect(held.totalCents).toBe(3200)
    await there.api().bookings.guestCode({ id: held.id, email: guest.email })
    const { code } = await mailTo(guest.email, 'guest-code')
    const confirm = (totalCents: number) =>
      there.api().bookings.confirm({ id: held.id, guest, code, totalCents })
    await expect(confirm(3200)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      price: { subtotalCents: 4000, totalCents: 4000, discount: null },
    })
    expect(await rowOf(held.id)).toMatchObject({ status: 'held', totalCents: 4000 })
    expect(await confirm(4000)).toMatchObject({ status: 'confirmed', totalCents: 4000 })
  })
})

test('a total that is not the price is refused with the price', async () => {
  await flash()
  const { id } = await hold(client, shop, at(2, 600))
  await expect(as(client).bookings.confirm({ id, totalCents: 4000 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    price: { totalCents: 3200, discount: { cents: 800 } },
  })
  await as(shop.barber).services.setActive({
    place: 'barber',
    id: shop.services[1]!,
    isActive: false,
  })
  expect(await as(client).bookings.confirm({ id, totalCents: 3200 })).toMatchObject({
    status: 'confirmed',
  })
})

test('an offer that is paused meanwhile still counts for who holds a slot with it', async () => {
  const promotion = await flash()
  const { id } = await hold(client, shop, at(2, 600))
  await as(shop.barber).promotions.setState({ place: 'barber', id: promotion, state: 'paused' })
  expect(await as(client).bookings.confirm({ id })).toMatchObject({ totalCents: 3200 })
})

describe('a booking that its client moves', () => {
  test('keeps its offer where it counts, and shows the new price where it does not', async () => {
    await flash({ visitUntil: at(4, 720).slice(0, 10) })
    const { id, version } = await book(client, shop, at(3, 600))
    const moved = await as(client).bookings.reschedule({ id, version, startsAt: at(4, 600) })
    expect(moved.totalCents).toBe(3200)
    const later = { id, version: moved.version, startsAt: at(5, 600) }
    await expect(as(client).bookings.reschedule(later)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      price: { totalCents: 4000 },
    })
    expect(await rowOf(id)).toMatchObject({ totalCents: 3200, startsAt: at(4, 600) })
    const agreed = await as(client).bookings.reschedule({ ...later, totalCents: 4000 })
    expect(agreed).toMatchObject({ totalCents: 4000, startsAt: at(5, 600), discount: null })
  })

  test('keeps its price when the shop moves it', async () => {
    await flash({ visitUntil: at(4, 720).slice(0, 10) })
    const { id, version } = await book(client, shop, at(3, 600))
    const moved = await as(shop.barber).bookings.reschedule({ id, version, startsAt: at(6, 600) })
    expect(moved.totalCents).toBe(3200)
  })
})

describe('the money of a completed booking', () => {
  async function complete(id: string) {
    await shift(id, fromNow(-60))
    for (const [who, move] of [
      [shop.barber, 'finish'],
      [client, 'complete'],
    ] as const) {
      const { version } = await as(who).bookings.read({ id })
      await as(who).bookings.move({ id, version, move })
    }
  }

  test('a barber’s own offer lowers the commission', async () => {
    await flash({ percent: 15 })
    const { id } = await book(client, shop, at(2, 600))
    await complete(id)
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(-340)
  })

  test('the platform’s offer does not, and is paid to the barber', async () => {
    const { id } = await book(client, shop, at(2, 600))
    const { id: promotionId } = await db
      .insertInto('promotions')
      .values({ fundedBy: 'platform', kind: 'welcome', amountCents: 500 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const reduced = { promotionId, discountCents: 500, totalCents: 3500 }
    await db.updateTable('bookings').set(reduced).where('id', '=', id).execute()
    const before = await balanceOf(db, 'promo_expense')
    await complete(id)
    expect(await barberBalanceOf(db, shop.barber.id)).toBe(100)
    expect((await balanceOf(db, 'promo_expense')) - before).toBe(500)
  })
})
