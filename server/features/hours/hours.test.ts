import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { at, book } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make } from '#tests/world.ts'
import {
  bookRow,
  dateIn,
  everyDay,
  join,
  noticesOf,
  openShop,
  span,
  startsOn,
  toldOf,
  weekdayIn,
} from './hours.test.kit.ts'

const place = 'barber'
let shop: Listed
let owner: ReturnType<typeof as>

beforeEach(async () => {
  shop = await openShop()
  owner = as(shop.barber)
})

describe('the week', () => {
  test('of someone without a page, with a break and a night, is kept as it was given', async () => {
    const nia = await make.person('barber')
    await db
      .updateTable('profiles')
      .set({ name: 'Nia Brown' })
      .where('userId', '=', nia.id)
      .execute()
    const me = as(nia)
    const week = everyDay(span(9, 12), span(13, 18))
      .with(5, [span(20, 26)])
      .with(6, [])
    expect(await me.hours.read({ place })).toMatchObject({ week: everyDay(), shop: null })
    expect(await me.hours.saveWeek({ place, week })).toEqual({ isSaved: true, conflicts: [] })
    expect(await me.hours.read({ place })).toMatchObject({ week, name: 'Nia Brown' })
    expect(await me.hours.preview({ place })).toMatchObject({ missing: 'page' })
  })

  test('decides at once what can be booked, also in the search', async () => {
    const told = await toldOf(shop.barber)
    expect(await startsOn(shop, 2)).toContain('09:00')
    await owner.hours.saveWeek({ place, week: everyDay(span(10, 11), span(13, 14)) })
    expect(await startsOn(shop, 2)).toEqual(['10:00', '10:30', '13:00', '13:30'])
    expect(await toldOf(shop.barber)).toBe(told + 1)

    await owner.hours.saveWeek({ place, week: everyDay().with(weekdayIn(3), [span(15, 16)]) })
    const { barbers } = await as(null).search.barbers({ q: 'Third Ward' })
    const found = barbers.find(({ id }) => id === shop.id)
    expect(found?.nextOpening).toBe(at(3, 15 * 60))
  })

  test.each([
    ['two parts of a day', everyDay(span(9, 13), span(12, 18)), 'week.0.1'],
    ['the same part twice', everyDay().with(2, [span(9, 13), span(9, 13)]), 'week.2.1'],
    [
      'a night and the next morning',
      everyDay()
        .with(1, [span(20, 26)])
        .with(2, [span(1, 5)]),
      'week.2.0',
    ],
    [
      'Saturday night and Sunday',
      everyDay()
        .with(6, [span(20, 26)])
        .with(0, [span(1, 5)]),
      'week.0.0',
    ],
  ])('is refused where %s overlap', async (_, week, field) => {
    await expect(owner.hours.saveWeek({ place, week })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: 'These hours overlap with others' },
    })
  })

  test('takes parts that touch, and none that end before they begin', async () => {
    const touching = everyDay(span(9, 12), span(12, 18))
    expect(await owner.hours.saveWeek({ place, week: touching })).toMatchObject({ isSaved: true })
    const week = everyDay().with(1, [span(12, 9)])
    await expect(owner.hours.saveWeek({ place, week })).rejects.toMatchObject({
      fields: { 'week.1.0': 'Choose a later time' },
    })
  })

  test('is shown as it would be before it is saved', async () => {
    const week = everyDay(span(10, 11))
    const { days, serviceName } = await owner.hours.preview({ place, week })
    expect(serviceName).toBe('Haircut')
    expect(days).toHaveLength(7)
    expect(days[2]).toEqual({ date: dateIn(2), starts: [at(2, 600), at(2, 630)] })
    expect(await startsOn(shop, 2)).toHaveLength(18)
  })
})

describe('bookings in the way of a change', () => {
  let client: Actor
  let booking: Awaited<ReturnType<typeof book>>

  beforeEach(async () => {
    client = await make.person('client')
    booking = await book(client, shop, at(3, 16 * 60))
  })

  test('are listed, nothing is saved, and they stay when it is meant so', async () => {
    const { person: colleague } = await join(shop)
    await bookRow({ barberId: shop.barber.id, providerId: colleague.id })
    const elsewhere = await list('Where they work too')
    await bookRow({ barberId: elsewhere.barber.id, providerId: shop.barber.id })
    const week = everyDay(span(9, 16))
    const asked = await owner.hours.saveWeek({ place, week })
    expect(asked).toEqual({
      isSaved: false,
      conflicts: [
        {
          bookingId: booking.id,
          bookingNumber: booking.bookingNumber,
          startsAt: at(3, 16 * 60),
          endsAt: at(3, 16 * 60 + 30),
          clientName: 'client',
          services: 'Haircut',
          professionalName: 'barber',
        },
      ],
    })
    expect(await owner.hours.read({ place })).toMatchObject({ week: everyDay(span(9, 18)) })

    expect(await owner.hours.saveWeek({ place, week, isSure: true })).toMatchObject({
      isSaved: true,
    })
    expect(await as(client).bookings.read({ id: booking.id })).toMatchObject({
      status: 'confirmed',
    })
    // The booking was already outside, so another change does not list it again.
    expect(await owner.hours.saveWeek({ place, week: everyDay(span(9, 15)) })).toMatchObject({
      isSaved: true,
    })
  })

  test('count for a date, for its end, for time off and for the shop', async () => {
    const date = dateIn(3)
    const inTheWay = { isSaved: false, conflicts: [{ bookingId: booking.id }] }
    expect(await owner.hours.saveDate({ place, date, spans: [] })).toMatchObject(inTheWay)
    const days = { firstDate: date, lastDate: date }
    expect(await owner.hours.takeTimeOff({ place, ...days })).toMatchObject(inTheWay)
    expect(await owner.hours.saveShop({ place, week: everyDay(span(9, 16)) })).toMatchObject(
      inTheWay,
    )
    expect(await startsOn(shop, 3)).toContain('16:30')

    // Longer hours on one date only: removing the exception leaves the booking outside.
    await owner.hours.saveDate({ place, date, spans: [span(9, 20)] })
    await owner.hours.saveWeek({ place, week: everyDay(span(9, 12)) })
    expect(await owner.hours.clearDate({ place, date })).toMatchObject(inTheWay)
  })
})

describe('single dates', () => {
  test('are closed or have other hours, until they are like every week again', async () => {
    const date = dateIn(4)
    await owner.hours.saveDate({ place, date, spans: [], reason: 'Holiday' })
    expect(await startsOn(shop, 4)).toEqual([])
    await owner.hours.saveDate({ place, date, spans: [span(10, 11)], reason: 'Short day' })
    expect(await startsOn(shop, 4)).toEqual(['10:00', '10:30'])
    const { exceptions } = await owner.hours.read({ place })
    expect(exceptions).toEqual([{ date, spans: [span(10, 11)], reason: 'Short day' }])
    await owner.hours.clearDate({ place, date })
    expect(await startsOn(shop, 4)).toHaveLength(18)
    await expect(owner.hours.clearDate({ place, date })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(
      owner.hours.saveDate({ place, date, spans: [span(9, 12), span(11, 13)] }),
    ).rejects.toMatchObject({ fields: { 'spans.1': 'These hours overlap with others' } })
  })
})

describe('a shop with hours of its own', () => {
  test('holds everyone’s hours, and its sentence says when it is open', async () => {
    const { person } = await join(shop)
    const me = as(person)
    const week = everyDay(span(10, 17)).with(0, [])
    expect(await owner.hours.saveShop({ place, week })).toMatchObject({ isSaved: true })
    const open = weekdayIn(2) === 0 ? 3 : 2
    expect(await startsOn(shop, open, person.id)).toEqual(await startsOn(shop, open))
    expect((await startsOn(shop, open, person.id))[0]).toBe('10:00')

    const own = { place: 'employee', week: everyDay(span(11, 17)) } as const
    await expect(me.hours.saveWeek(own)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'week.0.0': 'On Sunday the shop is closed' },
    })
    const early = own.week.with(0, []).with(2, [span(8, 17)])
    await expect(me.hours.saveWeek({ ...own, week: early })).rejects.toMatchObject({
      fields: { 'week.2.0': 'On Tuesday the shop is open 10:00 AM – 5:00 PM' },
    })
    await expect(
      as(person, { language: 'es' }).hours.saveWeek({ ...own, week: early }),
    ).rejects.toMatchObject({ fields: { 'week.2.0': expect.stringContaining('El martes') } })
    expect(await me.hours.saveWeek({ ...own, week: own.week.with(0, []) })).toMatchObject({
      isSaved: true,
    })

    // An empty week removes the shop's hours, so only the providers' hours count.
    await owner.hours.saveShop({ place, week: everyDay() })
    expect(await owner.hours.read({ place })).toMatchObject({ shop: null })
  })
})

describe('who may', () => {
  test('change only the own hours, unless they are manager or owner', async () => {
    const [self, manager] = [await join(shop), await join(shop, { permissionLevel: 'manager' })]
    const foreign = await join(await openShop())
    const week = everyDay(span(9, 12))
    const ask = (who: Actor, at: 'barber' | 'employee', memberId?: string) =>
      as(who).hours.saveWeek({ place: at, memberId, week })
    const missing = { code: 'NOT_FOUND' }

    await ask(self.person, 'employee')
    await ask(self.person, 'employee', self.memberId)
    await ask(manager.person, 'employee', self.memberId)
    await ask(shop.barber, 'barber', self.memberId)
    await expect(ask(self.person, 'employee', manager.memberId)).rejects.toMatchObject(missing)
    await expect(ask(shop.barber, 'barber', foreign.memberId)).rejects.toMatchObject(missing)
    await expect(ask(manager.person, 'employee', foreign.memberId)).rejects.toMatchObject(missing)
    await expect(ask(self.person, 'barber')).rejects.toMatchObject(missing)
    const read = { place: 'barber', memberId: foreign.memberId } as const
    await expect(owner.hours.read(read)).rejects.toMatchObject(missing)
    await expect(owner.hours.preview(read)).rejects.toMatchObject(missing)

    expect(await as(self.person).hours.team({ place: 'employee' })).toMatchObject({
      members: [],
      mayChangeShop: false,
    })
    expect((await owner.hours.team({ place })).members).toHaveLength(2)
    for (const call of [
      () => as(self.person).hours.saveShop({ place: 'employee', week }),
      () => as(self.person).hours.rules({ place: 'employee' }),
    ])
      await expect(call()).rejects.toMatchObject(missing)
    expect(await noticesOf(self.person)).toMatchObject([
      { title: 'Your hours have changed' },
      { title: 'Your hours have changed' },
    ])
  })

  test('a former member is not found', async () => {
    const { person, memberId } = await join(shop)
    await db.updateTable('employees').set({ isActive: false }).where('id', '=', memberId).execute()
    await expect(owner.hours.read({ place, memberId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(as(person).hours.read({ place: 'employee' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('booking rules', () => {
  test('begin as usual, are kept, and count at once', async () => {
    const rules = await owner.hours.rules({ place })
    expect(rules).toEqual({
      slotIntervalMinutes: 30,
      minNoticeHours: 1,
      maxAdvanceDays: 30,
      bufferMinutes: 0,
      autoConfirm: true,
      maxPerDay: null,
      acceptWalkIns: true,
      leastNoticeHours: 1,
    })
    const { leastNoticeHours: _, ...given } = rules
    const changed = { ...given, slotIntervalMinutes: 60, maxPerDay: 1, maxAdvanceDays: 7 }
    await owner.hours.saveRules({ place, ...changed })
    expect(await owner.hours.rules({ place })).toMatchObject(changed)
    expect(await startsOn(shop, 3)).toHaveLength(9)
    expect(await startsOn(shop, 8)).toEqual([])
    await book(await make.person('client'), shop, at(3, 600))
    expect(await startsOn(shop, 3)).toEqual([])
  })

  test('never ask for less notice than the platform', async () => {
    const { leastNoticeHours: _, ...rules } = await owner.hours.rules({ place })
    await expect(
      owner.hours.saveRules({ place, ...rules, minNoticeHours: 0 }),
    ).rejects.toMatchObject({
      fields: { minNoticeHours: 'Every booking needs more notice than this' },
    })
    for (const wrong of [{ slotIntervalMinutes: 20 }, { maxAdvanceDays: 91 }, { bufferMinutes: 7 }])
      await expect(owner.hours.saveRules({ place, ...rules, ...wrong })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
  })
})
