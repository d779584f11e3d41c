// A barber in another time zone: every clock is the one of the barber's city.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { at, book, bookingAt } from '#tests/bookings.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make, mailTo, sendMessages } from '#tests/world.ts'
import { denver, denverId, houston, listInDenver } from '#tests/zones.ts'
import { countPlatform } from '#server/features/stats/queries.ts'
import {
  dateOfDay,
  dayMinutes,
  dayOfDate,
  isoOf,
  minuteOf,
  zoneOf,
  type Zone,
} from '#server/shop-clock.ts'

const guest = as(null)
const nineToTen: [number, number] = [540, 600]

const setTime = (iso: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(iso) })
afterEach(() => vi.useRealTimers())

const slotsOf = ({ id, services }: Listed, from?: string) =>
  guest.bookings.slots({ profileId: id, services: services[0]!, from, days: 1 })

const dayAfter = (days: number, zone: Zone) => dateOfDay(zone.dayOf(minuteOf(at(days, 720, zone))))

async function emailOf({ id }: { id: string }) {
  const user = db.selectFrom('users').select('email').where('id', '=', id)
  return (await user.executeTakeFirstOrThrow()).email
}

describe.each([
  ['Houston', houston, (name: string) => list(name, { hours: nineToTen })],
  ['Denver', denver, (name: string) => listInDenver(name, { hours: nineToTen })],
] as const)('in %s', (city, zone, open) => {
  test('slots are at nine on the shop’s clock', async () => {
    const shop = await open(`Nine in ${city}`)
    const { timeZone, days } = await slotsOf(shop, dayAfter(2, zone))
    expect(timeZone).toBe(zone.timeZone)
    expect(days).toEqual([
      { date: dayAfter(2, zone), starts: [at(2, 540, zone), at(2, 570, zone)] },
    ])
  })

  test('the profile names its city and state', async () => {
    const { id } = await open(`Found in ${city}`)
    const state = city === 'Denver' ? 'CO' : 'TX'
    expect(await guest.barbers.profile({ id })).toMatchObject({ city, state })
  })

  test('mails, notifications and the booking tell the shop’s time', async () => {
    const shop = await open(`Told in ${city}`)
    const client = await make.person('client')
    const { id } = await book(client, shop, at(3, 570, zone))
    await sendMessages()
    expect((await mailTo(await emailOf(client), 'booking')).body).toContain('9:30 AM')
    expect((await mailTo(await emailOf(shop.barber), 'booking')).body).toContain('9:30 AM')
    const { notifications } = await as(shop.barber).notifications.list({})
    expect(notifications[0]?.message).toContain('9:30 AM')
    const { barber } = await as(client).bookings.read({ id })
    expect(barber.timeZone).toBe(zone.timeZone)
  })

  test('a booking before midnight belongs to that day of the calendar', async () => {
    const shop = await open(`Late in ${city}`)
    const id = await bookingAt(await make.person('client'), shop, at(2, 23 * 60 + 30, zone))
    const visitsOn = async (days: number) => {
      const date = dayAfter(days, zone)
      const view = await as(shop.barber).desk.calendar({ place: 'barber', from: date, to: date })
      return view.visits.map((visit) => visit.id)
    }
    expect([await visitsOn(1), await visitsOn(2), await visitsOn(3)]).toEqual([[], [id], []])
  })

  test('and to that day of the report', async () => {
    const shop = await open(`Report of ${city}`)
    const more = { status: 'completed' as const, completedAt: at(-2, 1439, zone) }
    await bookingAt(await make.person('client'), shop, at(-2, 23 * 60 + 15, zone), more)
    const { byDay } = await as(shop.barber).analytics.report({
      place: 'barber',
      period: 'custom',
      from: dayAfter(-3, zone),
      to: dayAfter(-1, zone),
    })
    expect(byDay.map(({ bookings }) => bookings)).toEqual([0, 1, 0])
  })

  test('a day off is the shop’s day, from midnight to midnight', async () => {
    const { barber } = await open(`Off in ${city}`)
    const date = dayAfter(4, zone)
    const off = { firstDate: date, lastDate: date, isAllDay: true, fromTime: '', toTime: '' }
    await as(barber).hours.takeTimeOff({ place: 'barber', reason: '', isSure: true, ...off })
    const { timeOff } = await as(barber).hours.read({ place: 'barber' })
    expect(timeOff).toMatchObject([{ startsAt: at(4, 0, zone), endsAt: at(5, 0, zone) }])
  })

  test('in the nights when the clock changes a day has 50 half hours, or 46', async () => {
    const shop = await open(`Changes in ${city}`)
    await db
      .updateTable('availabilityRules')
      .set({ openRange: '[0,1440)' })
      .where('providerId', '=', shop.barber.id)
      .execute()
    const startsOn = async (date: string) => (await slotsOf(shop, date)).days[0]?.starts.length
    setTime('2026-10-30T18:00:00Z')
    expect(await startsOn('2026-10-31')).toBe(48)
    expect(await startsOn('2026-11-01')).toBe(50)
    setTime('2027-03-12T18:00:00Z')
    expect(await startsOn('2027-03-14')).toBe(46)
  })
})

// Half past midnight in Houston is half past eleven in Denver, on the day before.
test('today begins at the shop’s midnight', async () => {
  const shops = [
    ['Houston', await list('Midnight in Houston')],
    ['Denver', await listInDenver('Midnight in Denver')],
  ] as const
  // The last bookable day is thirty days ahead.
  const lastDates = async (iso: string) => {
    setTime(iso)
    const dates = shops.map(async ([city, shop]) => [city, (await slotsOf(shop)).lastDate])
    return Object.fromEntries(await Promise.all(dates))
  }
  expect(await lastDates('2027-02-17T05:30:00Z')).toEqual({
    Houston: '2027-03-18',
    Denver: '2027-03-18',
  })
  expect(await lastDates('2027-02-17T06:30:00Z')).toEqual({
    Houston: '2027-03-19',
    Denver: '2027-03-18',
  })
  expect(await lastDates('2027-02-17T07:30:00Z')).toEqual({
    Houston: '2027-03-19',
    Denver: '2027-03-19',
  })
})

test('a search for nine o’clock finds nine o’clock in each city', async () => {
  await list('Zebra A', { hours: nineToTen })
  await listInDenver('Zebra B', { hours: nineToTen })
  const date = dayAfter(2, houston)
  const found = await guest.search.barbers({ q: 'zebra', date, timeFrom: '09:00', timeTo: '09:30' })
  const starts = found.barbers.map(({ shopName, openings }) => [
    shopName,
    openings.map(({ startsAt }) => startsAt),
  ])
  // The day that was asked for, which can be the day after tomorrow in one city only.
  const nineIn = (zone: Zone) => isoOf(zone.toInstant(dayOfDate(date) * dayMinutes + 540))
  expect(Object.fromEntries(starts)).toEqual({
    'Zebra A': [nineIn(houston)],
    'Zebra B': [nineIn(denver)],
  })
})

// At any moment these two zones have different dates.
test('licenses, pauses, special days and page views go by the day of the shop’s city', async () => {
  const [early, late] = [zoneOf('Pacific/Kiritimati'), zoneOf('Pacific/Pago_Pago')]
  const openIn = async ({ timeZone }: Zone) => {
    const city = { name: timeZone, state: 'XX', latitude: 0, longitude: 0, timeZone }
    const row = db.insertInto('cities').values(city).returning('id')
    const { id: cityId } = await row.executeTakeFirstOrThrow()
    const profile = {
      cityId,
      licenseExpiresOn: Temporal.Now.plainDateISO(late.timeZone).toString(),
    }
    return list(timeZone, { profile })
  }
  const [ended, valid] = [await openIn(early), await openIn(late)]
  await expect(guest.barbers.profile({ id: ended.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await guest.barbers.profile({ id: valid.id })).toMatchObject({ timeZone: late.timeZone })

  const until = Temporal.Now.plainDateISO(early.timeZone).toString()
  const pause = (shop: Listed) => as(shop.barber).shop.pause({ place: 'barber', until })
  await expect(pause(ended)).rejects.toMatchObject({
    fields: { until: 'Choose a day after today' },
  })
  expect(await pause(valid)).toMatchObject({ pausedUntil: until, isListed: false })

  const special = { day: Temporal.Now.plainDateISO(late.timeZone).toString(), openRanges: '{}' }
  const specialDays = async ({ barber }: Listed) => {
    await db
      .insertInto('availabilityExceptions')
      .values({ providerId: barber.id, ...special })
      .execute()
    return (await as(barber).hours.read({ place: 'barber' })).exceptions.length
  }
  expect([await specialDays(ended), await specialDays(valid)]).toEqual([0, 1])

  for (const { id } of [ended, valid])
    await as(null, { userAgent: 'Firefox' }).pageViews.look({ profileId: id, isFound: false })
  const views = await db
    .selectFrom('pageViews')
    .select(['barberId', 'day'])
    .where('barberId', 'in', [ended.barber.id, valid.barber.id])
    .execute()
  const today = ({ timeZone }: Zone) => Temporal.Now.plainDateISO(timeZone).toString()
  expect(Object.fromEntries(views.map(({ barberId, day }) => [barberId, day]))).toEqual({
    [ended.barber.id]: today(early),
    [valid.barber.id]: today(late),
  })
})

test('a city that is switched off is closed to visitors and open to its barbers', async () => {
  const shop = await listInDenver('Not yet open')
  const client = await make.person('client')
  await bookingAt(client, shop, at(2, 600, denver))
  const place = { ownerId: shop.barber.id, name: 'Not yet open', address: '1600 Larimer St' }
  const { id: shopId } = await db
    .insertInto('shops')
    .values({ ...place, approvalStatus: 'approved' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await guest.barbers.shop({ id: shopId })).toMatchObject({ shopName: 'Not yet open' })
  const before = await countPlatform(db)
  const names = async () => {
    const { barbers } = await guest.search.barbers({ q: 'not yet open' })
    return barbers.map(({ shopName }) => shopName)
  }
  expect(await names()).toContain('Not yet open')

  await denverId(false)
  expect(await names()).not.toContain('Not yet open')
  await expect(slotsOf(shop)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(guest.barbers.profile({ id: shop.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(guest.barbers.shop({ id: shopId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const after = await countPlatform(db)
  expect(after.totalCities).toBe(before.totalCities - 1)
  expect(after.totalBarbers).toBeLessThan(before.totalBarbers)
  expect(after.totalBookings).toBeLessThan(before.totalBookings)

  const date = dayAfter(2, denver)
  const view = await as(shop.barber).desk.calendar({ place: 'barber', from: date, to: date })
  expect(view.visits).toHaveLength(1)
  expect(await as(shop.barber).desk.shop({ place: 'barber' })).toMatchObject({ isListed: false })
  expect((await as(shop.barber).overview.shop()).page).toMatchObject({ isListed: false })
  const { bookings } = await as(client).bookings.mine({ view: 'upcoming' })
  expect(bookings).toMatchObject([{ barber: { shopName: 'Not yet open' } }])
  await denverId(true)
})
