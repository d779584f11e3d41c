// Bookings with an offer that the platform pays for.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import type { FlagName } from '#contract/flags.ts'
import { balanceOf, barberBalanceOf } from '#server/features/ledger/service.ts'
import { endAll, finance, offer, read } from '#tests/platform-offers.ts'
import { ana, at, book, bookAsGuest, browser, fromNow, hold, shift } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, mailTo, make } from '#tests/world.ts'
import { client, flash, rowOf, shop, totalAt } from './price.test.kit.ts'

afterEach(async () => {
  await endAll()
  await db.deleteFrom('featureFlags').execute()
})

const switchOff = (key: FlagName) =>
  db.insertInto('featureFlags').values({ key, isEnabled: false }).execute()

test('counts at every barber, and the commission is on the full price', async () => {
  const id = await offer()
  const held = await hold(client, shop, at(2, 600))
  expect(held).toMatchObject({
    subtotalCents: 4000,
    totalCents: 3500,
    discount: { cents: 500, kind: 'flash' },
  })
  expect(await rowOf(held.id)).toMatchObject({
    promotionId: id,
    discountCents: 500,
    commissionCents: 400,
  })
  const elsewhere = await list('Elsewhere', { services: [['Haircut', 'Fades', 40, 30]] })
  expect((await hold(await make.person('client'), elsewhere, at(2, 600))).totalCents).toBe(3500)
})

test('the barber is paid in full, by the platform and the client together', async () => {
  await offer()
  const { id } = await book(client, shop, at(2, 600))
  const before = await balanceOf(db, 'promo_expense')
  await shift(id, fromNow(-60))
  for (const [who, move] of [
    [shop.barber, 'finish'],
    [client, 'complete'],
  ] as const) {
    const { version } = await as(who).bookings.read({ id })
    await as(who).bookings.move({ id, version, move })
  }
  expect(await barberBalanceOf(db, shop.barber.id)).toBe(100)
  expect((await balanceOf(db, 'promo_expense')) - before).toBe(500)
  const { price } = await as(shop.barber).desk.visit({ place: 'barber', id })
  expect(price.commission).toMatchObject({ cents: 400, netCents: 3600 })
  const { amounts } = await as(finance).bookingDesk.read({ id })
  expect(amounts.commission).toMatchObject({ netCents: 3600 })
})

test('does not count for a visit of the barber or the team at their own shop', async () => {
  await offer()
  const member = await make.person('employee', 'client')
  const seat = { barberId: shop.barber.id, userId: member.id }
  await db.insertInto('employees').values(seat).execute()
  const elsewhere = await list('Elsewhere', { services: [['Haircut', 'Fades', 40, 30]] })
  for (const [n, who] of [shop.barber, member].entries()) {
    expect(await totalAt(at(2, 600 + n * 60), who)).toBe(4000)
    expect((await hold(who, elsewhere, at(2, 600 + n * 60))).totalCents).toBe(3500)
  }
  // A client who joined the team after choosing the time pays the full price, too.
  const held = await hold(client, shop, at(3, 600))
  expect(held.totalCents).toBe(3500)
  await db.insertInto('employees').values({ barberId: shop.barber.id, userId: client.id }).execute()
  await expect(
    as(client).bookings.confirm({ id: held.id, totalCents: 3500 }),
  ).rejects.toMatchObject({ code: 'PRICE_CHANGED', price: { totalCents: 4000, discount: null } })
})

test('a discount of their own counts for the team as for everyone', async () => {
  await flash({ percent: 10 })
  expect(await totalAt(at(2, 600), shop.barber)).toBe(3600)
})

test('the best of the barber’s and the platform’s counts, alone', async () => {
  const own = await flash({ percent: 10 })
  const better = await offer({ amount: 6 })
  const first = await hold(client, shop, at(2, 600))
  expect(await rowOf(first.id)).toMatchObject({ promotionId: better, totalCents: 3400 })
  await as(finance).platformOffers.setState({ id: better, state: 'ended', reason: 'Too much' })
  await offer({ amount: 3 })
  const second = await hold(client, shop, at(3, 600))
  expect(await rowOf(second.id)).toMatchObject({ promotionId: own, totalCents: 3600 })
})

describe('a budget', () => {
  test('of $17 pays three of eight who ask at once, and the offer stops by itself', async () => {
    const id = await offer({ budget: 17 })
    const people = await Promise.all(Array.from({ length: 8 }, () => make.person('client')))
    const holds = await Promise.all(people.map((who, n) => hold(who, shop, at(2, 480 + n * 30))))
    expect(holds.filter(({ totalCents }) => totalCents === 3500)).toHaveLength(3)
    // Two dollars are left, which pay for no other discount.
    expect(await read(id)).toMatchObject({ status: 'used_up', uses: 3, usedCents: 1500 })
    expect((await as(null).barbers.profile({ id: shop.id })).promotions).toEqual([])
  })

  test('comes back with a cancellation', async () => {
    const id = await offer({ budget: 10, amount: 10 })
    const { version, ...booked } = await book(client, shop, at(2, 600))
    expect(booked.totalCents).toBe(3000)
    expect(await totalAt(at(3, 600), await make.person('client'))).toBe(4000)
    await as(client).bookings.move({ id: booked.id, version, move: 'cancel' })
    expect(await read(id)).toMatchObject({ status: 'running', usedCents: 0 })
    expect(await totalAt(at(3, 630), await make.person('client'))).toBe(3000)
  })

  test('that is used up is told to the search', async () => {
    await offer({ budget: 10 })
    const refreshes = async () =>
      (await db.selectFrom('outbox').select('id').where('name', '=', 'refresh-offers').execute())
        .length
    const before = await refreshes()
    await hold(client, shop, at(2, 600))
    expect(await refreshes()).toBe(before)
    await hold(await make.person('client'), shop, at(2, 660))
    expect(await refreshes()).toBe(before + 1)
  })
})

test('terms that are changed while a slot is held are not given', async () => {
  const id = await offer()
  let racing = Promise.resolve({ totalCents: 0 })
  await db.transaction().execute(async (db) => {
    const change = { version: 1, amountCents: 800 }
    await db.updateTable('promotions').set(change).where('id', '=', id).execute()
    racing = hold(client, shop, at(2, 600))
    await sleep(500)
  })
  expect((await racing).totalCents).toBe(4000)
  expect(await totalAt(at(3, 600))).toBe(3200)
})

describe('a first visit', () => {
  test('is the first one anywhere, not only with this barber', async () => {
    await offer({ kind: 'first_visit', lastDate: null })
    expect(await totalAt(at(2, 600))).toBe(3500)
    const known = await make.person('client')
    const elsewhere = await list('Elsewhere', { services: [['Haircut', 'Fades', 40, 30]] })
    await book(known, elsewhere, at(4, 600))
    expect(await totalAt(at(2, 660), known)).toBe(4000)
  })

  test('is none for a client whom the barber added', async () => {
    await offer({ kind: 'first_visit', lastDate: null })
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', client.id)
      .executeTakeFirstOrThrow()
    await as(shop.barber).clients.add({ place: 'barber', name: 'Known', email })
    expect(await totalAt(at(2, 600))).toBe(4000)
  })
})

test('a code of the platform works at every barber, and is looked up', async () => {
  const code = `KEMPT${Date.now()}`
  await offer({ kind: 'code', code, lastDate: null, perClientLimit: 1 })
  const held = await hold(client, shop, at(2, 600))
  expect(held.totalCents).toBe(4000)
  expect(await as(client).promotions.look({ code })).toMatchObject({ barber: null, code })
  const used = await as(client).promotions.redeem({ id: held.id, code })
  expect(used).toMatchObject({ totalCents: 3500 })
  await switchOff('promotions_platform')
  const unknown = { code: 'OFFER_UNKNOWN' }
  await expect(as(client).promotions.look({ code })).rejects.toMatchObject(unknown)
  const next = await hold(client, shop, at(3, 600))
  await expect(as(client).promotions.redeem({ id: next.id, code })).rejects.toMatchObject(unknown)
})

test('a barber’s code is unknown while barbers’ offers are off', async () => {
  const code = `OWN${Date.now()}`
  await as(shop.barber).promotions.create({ place: 'barber', kind: 'code', code, percent: 20 })
  await switchOff('promotions_barber')
  const held = await hold(client, shop, at(2, 600))
  const unknown = { code: 'OFFER_UNKNOWN' }
  await expect(as(client).promotions.look({ code })).rejects.toMatchObject(unknown)
  await expect(as(client).promotions.redeem({ id: held.id, code })).rejects.toMatchObject(unknown)
})

describe('a switch', () => {
  test('takes the platform’s offers from prices, pages and tabs, and leaves the barber’s', async () => {
    await flash({ percent: 10 })
    await offer()
    const seen = async () => (await as(null).barbers.profile({ id: shop.id })).promotions.length
    const usable = async () => (await as(client).promotions.usable()).offers.length
    expect([await totalAt(at(2, 600)), await seen(), await usable()]).toEqual([3500, 2, 1])
    await switchOff('promotions_platform')
    expect([await totalAt(at(3, 600)), await seen(), await usable()]).toEqual([3600, 1, 0])
  })

  // The guest is known only when they confirm, and their first visit was another one.
  test.each([
    ['promotions_barber', () => flash({ percent: 10 })],
    ['promotions_platform', () => offer({ amount: 1 })],
  ] as const)('%s off: a guest’s hold gets no other offer of it', async (flag, make) => {
    await as(shop.barber).promotions.create({
      place: 'barber',
      kind: 'first_visit',
      percent: 20,
    })
    const guest = { ...ana, email: `guest${Date.now()}@example.com` }
    await bookAsGuest(browser(), shop, at(2, 600), guest)
    const there = browser()
    const wish = { profileId: shop.id, serviceIds: shop.services.slice(0, 1), startsAt: at(3, 600) }
    const held = await there.api().bookings.hold(wish)
    expect(held.totalCents).toBe(3200)
    await make()
    await switchOff(flag)
    await there.api().bookings.guestCode({ id: held.id, email: guest.email })
    const { code } = await mailTo(guest.email, 'guest-code')
    await expect(
      there.api().bookings.confirm({ id: held.id, guest, code, totalCents: 3200 }),
    ).rejects.toMatchObject({ code: 'PRICE_CHANGED', price: { totalCents: 4000, discount: null } })
  })

  test('off: a booking that its client moves gets no other offer of it', async () => {
    await flash({ percent: 20, visitUntil: at(3, 720).slice(0, 10) })
    const { id, version } = await book(client, shop, at(3, 600))
    await flash({ percent: 10 })
    await switchOff('promotions_barber')
    await expect(
      as(client).bookings.reschedule({ id, version, startsAt: at(5, 600) }),
    ).rejects.toMatchObject({ code: 'PRICE_CHANGED', price: { totalCents: 4000 } })
  })
})
