// T20: in each zone reminders are sent once across clock changes, and when the clocks of server and
// database differ, the database's decides durations.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { ana, at, bookingAt, browser } from '#tests/bookings.ts'
import { openClock } from '#tests/clock.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, mailTo, make, sendMessages } from '#tests/world.ts'
import { denver, houston, listInDenver } from '#tests/zones.ts'
import type { Zone } from '#server/shop-clock.ts'
import { sweepBookings } from './sweep.ts'

const stepMinutes = Number(process.env.STEP_MINUTES ?? 15)
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const skewMs = 5 * minuteMs
const clock = await openClock()

let shop: Listed
let client: Actor

const confirmedAt = (ms: number) => bookingAt(client, shop, new Date(ms).toISOString())

type City = { zone: Zone; open: typeof list; leftOut: string; twice: string }

const cities: [name: string, City][] = [
  [
    'Houston',
    { zone: houston, open: list, leftOut: '2027-03-14T08:00:00Z', twice: '2027-11-07T07:00:00Z' },
  ],
  [
    'Denver',
    {
      zone: denver,
      open: listInDenver,
      leftOut: '2027-03-14T09:00:00Z',
      twice: '2027-11-07T08:00:00Z',
    },
  ],
]

const changes = cities.flatMap(([name, city]) => [
  { name, city, which: 'the hour that is left out', change: city.leftOut },
  { name, city, which: 'the hour that comes twice', change: city.twice },
])

describe.each(changes)('$which in $name', ({ city: { zone, open }, change }) => {
  beforeEach(async () => {
    shop = await open('Two clocks')
    client = await make.person('client')
  })

  test('the clock changes there at that moment', () => {
    const changeMinute = Date.parse(change) / minuteMs
    const offset = (minute: number) => zone.toLocal(minute) - minute
    expect(Math.abs(offset(changeMinute) - offset(changeMinute - 1))).toBe(60)
  })

  test('each reminder once, and at its time', { timeout: 3_600_000 }, async () => {
    const changeMs = Date.parse(change)
    const starts = [-25, -1, 0, 0.5, 1, 8, 23, 24, 25, 30].map((h) => changeMs + h * hourMs)
    const startOf = new Map<string, number>()
    for (const start of starts) startOf.set(await confirmedAt(start), start)
    const aheadOf = new Map<string, number>()

    const until = changeMs + 31 * hourMs
    let hasJumped = false
    for (let now = changeMs - 50 * hourMs; now < until; now += stepMinutes * minuteMs) {
      // The clock is set back: one hour repeats.
      if (!hasJumped && now > changeMs + hourMs) {
        hasJumped = true
        now -= hourMs
      }
      await clock.set(now)
      await sweepBookings(clock.db)
      await sendMessages(clock.db)
      const sent = await db.selectFrom('bookingNotices').select(['bookingId', 'kind']).execute()
      for (const { bookingId, kind } of sent) {
        const start = startOf.get(bookingId)
        const key = `${bookingId} ${kind}`
        if (start !== undefined && !aheadOf.has(key)) aheadOf.set(key, start - now)
      }
    }
    for (const [id] of startOf)
      for (const [kind, hours] of [
        ['remind_day', 24],
        ['remind_hours', 2],
      ] as const) {
        const ahead = aheadOf.get(`${id} ${kind}`)
        expect(ahead, kind).toBeLessThanOrEqual(hours * hourMs)
        expect(ahead, kind).toBeGreaterThan(hours * hourMs - stepMinutes * minuteMs)
      }
    expect(await countNotices(dayTitles)).toBe(starts.length)
    expect(await countNotices(['Your appointment is soon'])).toBe(starts.length)
  })
})

const dayTitles = ['Your appointment is today', 'Your appointment is tomorrow']

async function countNotices(titles: string[]) {
  const rows = await db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', client.id)
    .where('title', 'in', titles)
    .execute()
  return rows.length
}

const skews = cities.flatMap(([name, city]) =>
  [skewMs, -skewMs].map((skew) => ({ name, city, skew })),
)

describe.each(skews)('in $name, a database that is $skew ms ahead', ({ name, city, skew }) => {
  const setAfter = (ms: number) => clock.set(base + ms)
  const there = (days: number, minutes: number) => at(days, minutes, city.zone)
  let base = 0
  beforeEach(async () => {
    shop = await city.open('Two clocks')
    client = await make.person('client')
    base = Date.now() + skew
    await clock.set(base)
  })

  const holdAt = (who: Actor, startsAt: string) =>
    clock.as(who).bookings.hold({ profileId: shop.id, serviceIds: shop.services, startsAt })

  test('a hold lasts ten minutes, to the second', async () => {
    const rival = await make.person('client')
    const held = await holdAt(client, there(2, 600))
    expect(Date.parse(held.expiresAt)).toBe(base + 10 * minuteMs)
    await setAfter(10 * minuteMs - 1000)
    await expect(holdAt(rival, there(2, 600))).rejects.toMatchObject({ code: 'SLOT_TAKEN' })
    await setAfter(10 * minuteMs + 1000)
    expect(await holdAt(rival, there(2, 600))).toMatchObject({ startsAt: there(2, 600) })
  })

  test.each([
    [-1000, 'CODE_INVALID'],
    [1000, 'CODE_EXPIRED'],
  ])('a code lasts ten minutes: %i ms after', async (ms, code) => {
    const chrome = browser()
    const guest = { ...ana, email: `clock${name.toLowerCase()}${skew}${ms}@example.com` }
    const wanted = { profileId: shop.id, serviceIds: shop.services, startsAt: there(3, 600) }
    const { id } = await clock.as(null, chrome.request).bookings.hold(wanted)
    await clock.as(null, chrome.request).bookings.guestCode({ id, email: guest.email })
    expect((await mailTo(guest.email, 'guest-code')).code).toMatch(/^\d{6}$/)
    await setAfter(10 * minuteMs + ms)
    await expect(
      clock.as(null, chrome.request).bookings.confirm({ id, guest, code: '000000' }),
    ).rejects.toMatchObject({ code })
  })

  test('what the database finds overdue is ended, whatever the server’s clock says', async () => {
    const id = await confirmedAt(base - 48 * hourMs - 31 * minuteMs)
    await sweepBookings(clock.db)
    await sendMessages(clock.db)
    expect(await as(client).bookings.read({ id })).toMatchObject({ status: 'completed' })
  })
})
