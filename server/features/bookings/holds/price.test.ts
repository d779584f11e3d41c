// What a client pays with offers, through the API.
import { describe, expect, test } from 'vitest'
import { zoneOf } from '#server/shop-clock.ts'
import { at, book, hold } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import { client, flash, offer, rowOf, shop, totalAt, withCode } from './price.test.kit.ts'

describe('the price of a hold', () => {
  test('has the best offer, and the booking keeps all of it', async () => {
    await flash({ percent: 10 })
    const id = await flash({ percent: 25 })
    const held = await hold(client, shop, at(2, 600))
    const discount = { cents: 1000, kind: 'flash', percent: 25, code: null }
    expect(held).toMatchObject({ subtotalCents: 4000, totalCents: 3000, discount })
    const booking = await as(client).bookings.confirm({ id: held.id, totalCents: 3000 })
    expect(booking).toMatchObject({ totalCents: 3000, discount })
    expect(await rowOf(held.id)).toMatchObject({
      subtotalCents: 4000,
      discountCents: 1000,
      totalCents: 3000,
      promotionId: id,
      commissionCents: 300,
    })
  })

  test('without offers is that of the services', async () => {
    const held = await hold(client, shop, at(2, 600))
    const full = { subtotalCents: 4000, totalCents: 4000, discount: null, mayStrike: false }
    expect(held).toMatchObject(full)
  })

  test('shows the price before only if that was real', async () => {
    await flash()
    expect((await hold(client, shop, at(2, 600))).mayStrike).toBe(false)
    await db
      .updateTable('servicePrices')
      .set({ validFrom: at(-2, 720) })
      .where('serviceId', 'in', shop.services)
      .execute()
    expect((await hold(client, shop, at(2, 600))).mayStrike).toBe(true)
  })

  test('is lower only for the services of the offer and from its minimum', async () => {
    await flash({ serviceIds: [shop.services[1]!] })
    expect(await totalAt(at(2, 600))).toBe(4000)
    await flash({ minTotal: 50 })
    expect(await totalAt(at(2, 600))).toBe(4000)
    const both = { profileId: shop.id, serviceIds: shop.services, startsAt: at(2, 600) }
    expect(await as(client).bookings.hold(both)).toMatchObject({ totalCents: 4800 })
  })

  test('is lower in happy hours, by the clock and weekday of the shop', async () => {
    const zone = zoneOf('America/Chicago')
    const day = zone.dayOf(Date.parse(at(2, 600)) / 60_000)
    const weekday = (day + 4) % 7
    await offer({ kind: 'happy_hours', weekdays: [weekday], fromMinute: 600, untilMinute: 720 })
    const totals = []
    for (const time of [at(2, 570), at(2, 600), at(2, 690), at(2, 720), at(3, 600)])
      totals.push(await totalAt(time))
    expect(totals).toEqual([4000, 3200, 3200, 4000, 4000])
  })

  test('is lower at the last minute', async () => {
    await db
      .insertInto('barberBookingSettings')
      .values({ barberId: shop.barber.id, minNoticeHours: 0 })
      .execute()
    await offer({ kind: 'last_minute', lastMinuteHours: 4 })
    const soon = await as(null).bookings.slots({ profileId: shop.id, services: shop.services[0]! })
    const starts = soon.days.flatMap((day) => day.starts)
    const hours = (start: string) => (Date.parse(start) - Date.now()) / 3_600_000
    const near = starts.findLast((start) => hours(start) < 3.9)
    const far = starts.find((start) => hours(start) > 4.1)
    expect(await totalAt(near!)).toBe(3200)
    expect(await totalAt(far!)).toBe(4000)
  })

  test('is not lowered by an offer that is planned, paused, ended or off', async () => {
    const id = await flash({ firstDate: at(3, 720).slice(0, 10) })
    expect(await totalAt(at(4, 600))).toBe(4000)
    const running = await flash()
    const set = (state: 'active' | 'paused' | 'ended') =>
      as(shop.barber).promotions.setState({ place: 'barber', id: running, state })
    await set('paused')
    expect(await totalAt(at(2, 600))).toBe(4000)
    await set('active')
    expect(await totalAt(at(2, 600))).toBe(3200)
    await db
      .insertInto('featureFlags')
      .values({ key: 'promotions_barber', isEnabled: false })
      .execute()
    expect(await totalAt(at(2, 600))).toBe(4000)
    await db.deleteFrom('featureFlags').execute()
    await set('ended')
    expect(await totalAt(at(2, 600))).toBe(4000)
    expect(id).not.toBe(running)
  })

  test('counts for appointments until a day', async () => {
    await flash({ visitUntil: at(2, 720).slice(0, 10) })
    expect([await totalAt(at(2, 600)), await totalAt(at(3, 600))]).toEqual([3200, 4000])
  })

  test('of a booking by staff is without offers', async () => {
    await flash()
    const { id } = await as(shop.barber).desk.create({
      place: 'barber',
      isWalkIn: false,
      clientRecordId: null,
      name: 'By Phone',
      phone: null,
      email: null,
      serviceIds: shop.services.slice(0, 1),
      memberId: shop.barber.id,
      startsAt: at(2, 600),
      note: '',
    })
    expect(await rowOf(id)).toMatchObject({ totalCents: 4000, promotionId: null })
  })
})

describe('a code', () => {
  const enter = (id: string, code: string) => as(client).promotions.redeem({ id, code })

  test('lowers the price once it is entered, or sent with the hold', async () => {
    const { code } = await withCode()
    const held = await hold(client, shop, at(2, 600))
    expect(held.totalCents).toBe(4000)
    const discount = { cents: 800, kind: 'code', percent: 20, code }
    expect(await enter(held.id, code.toLowerCase())).toMatchObject({ totalCents: 3200, discount })
    expect(await enter(held.id, code)).toMatchObject({ totalCents: 3200 })
    await as(client).bookings.confirm({ id: held.id, totalCents: 3200 })
    const next = { profileId: shop.id, serviceIds: shop.services.slice(0, 1), startsAt: at(3, 600) }
    expect(await as(client).bookings.hold({ ...next, promotionCode: code })).toMatchObject({
      discount,
    })
    expect(await as(client).bookings.hold({ ...next, promotionCode: 'NONE' })).toMatchObject({
      discount: null,
    })
  })

  test('that is unknown, another barber’s or over is refused', async () => {
    const { id: promotion, code } = await withCode()
    const held = await hold(client, shop, at(2, 600))
    const unknown = { code: 'OFFER_UNKNOWN' }
    await expect(enter(held.id, 'NOSUCHCODE')).rejects.toMatchObject(unknown)
    const there = await hold(client, await list('Elsewhere'), at(2, 720))
    await expect(enter(there.id, code)).rejects.toMatchObject(unknown)
    await as(shop.barber).promotions.setState({ place: 'barber', id: promotion, state: 'ended' })
    await expect(enter(held.id, code)).rejects.toMatchObject(unknown)
  })

  test('for other services, or less than what is off already, is refused', async () => {
    const beard = await withCode({ serviceIds: [shop.services[1]!] })
    const small = await withCode({ percent: 5 })
    await flash({ percent: 30 })
    const held = await hold(client, shop, at(2, 600))
    await expect(enter(held.id, beard.code)).rejects.toMatchObject({ code: 'OFFER_NOT_OPEN' })
    await expect(enter(held.id, small.code)).rejects.toMatchObject({ code: 'OFFER_IS_LESS' })
    expect(await rowOf(held.id)).toMatchObject({ totalCents: 2800 })
  })

  test('whose budget cannot pay for it is used up', async () => {
    const { id, code } = await withCode()
    await db.updateTable('promotions').set({ budgetCents: 900 }).where('id', '=', id).execute()
    const other = await make.person('client')
    const first = await hold(other, shop, at(2, 600))
    await as(other).promotions.redeem({ id: first.id, code })
    const held = await hold(client, shop, at(3, 600))
    await expect(enter(held.id, code)).rejects.toMatchObject({ code: 'OFFER_USED_UP' })
    expect(await rowOf(held.id)).toMatchObject({ totalCents: 4000 })
  })

  test('is used once by each client, and comes back with a cancellation', async () => {
    const { code } = await withCode({ perClientLimit: 1 })
    const first = await hold(client, shop, at(2, 600))
    await enter(first.id, code)
    const { version } = await as(client).bookings.confirm({ id: first.id })
    const second = await hold(client, shop, at(3, 600))
    await expect(enter(second.id, code)).rejects.toMatchObject({ code: 'OFFER_USED_UP' })
    await as(client).bookings.move({ id: first.id, version, move: 'cancel' })
    expect(await enter(second.id, code)).toMatchObject({ totalCents: 3200 })
  })
})

describe('an offer with an end', () => {
  test('of 3 uses is given to 3 of 8 who ask at once', async () => {
    const id = await flash({ maxUses: 3 })
    const people = await Promise.all(Array.from({ length: 8 }, () => make.person('client')))
    const holds = await Promise.all(people.map((who, n) => hold(who, shop, at(2, 480 + n * 30))))
    expect(holds.filter(({ totalCents }) => totalCents === 3200)).toHaveLength(3)
    const { uses } = await db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('uses'))
      .where('promotionId', '=', id)
      .executeTakeFirstOrThrow()
    expect(uses).toBe(3)
    expect(await totalAt(at(3, 600))).toBe(4000)
    const lucky = holds.findIndex(({ totalCents }) => totalCents === 3200)
    await as(people[lucky]!).bookings.release({ id: holds[lucky]!.id })
    expect(await totalAt(at(3, 600))).toBe(3200)
  })

  test('of a budget ends with it', async () => {
    const id = await flash()
    await db.updateTable('promotions').set({ budgetCents: 1700 }).where('id', '=', id).execute()
    const totals = []
    for (const hour of [10, 11, 12])
      totals.push((await book(await make.person('client'), shop, at(2, hour * 60))).totalCents)
    expect(totals).toEqual([3200, 3200, 4000])
  })

  test.each(['no_show', 'cancelled'] as const)(
    'is given back by a booking that ended as %s, unless a fee was taken',
    async (status) => {
      await flash({ maxUses: 1 })
      const booked = await book(client, shop, at(2, 600))
      const set = (feePaidCents: number) =>
        db
          .updateTable('bookings')
          .set({ status, cancelFeeCents: status === 'cancelled' ? 1000 : 0, feePaidCents })
          .where('id', '=', booked.id)
          .execute()
      const other = await make.person('client')
      expect(await totalAt(at(3, 600), other)).toBe(4000)
      await set(1000)
      expect(await totalAt(at(3, 600), other)).toBe(4000)
      // The fee was asked for and never paid, or waived.
      await set(0)
      expect(await totalAt(at(3, 600), other)).toBe(3200)
    },
  )
})
