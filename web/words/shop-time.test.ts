import { describe, expect, test } from 'vitest'
import {
  calendarDate,
  clockOf,
  instantOf,
  minuteOf,
  shopDate,
  shopDay,
  shopMinutes,
  shopTime,
  shortDay,
  wallOf,
} from './shop-time.ts'

const ours = ['America/Chicago', 'America/Denver']
const others = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Phoenix',
  'Pacific/Honolulu',
  // By Intl.
  'Europe/London',
  'Australia/Lord_Howe',
]
const dayMs = 24 * 60 * 60 * 1000

// The same clock shows the same time an hour later in Denver.
const laterMs = (timeZone: string) => (timeZone === 'America/Denver' ? 3_600_000 : 0)

// Every 47 minutes would take long; around the changes of clocks it is every quarter of an hour.
function* instants(until: number) {
  for (let ms = Date.UTC(2025, 0, 1); ms < Date.UTC(until, 0, 1); ms += 7 * 3_600_000 + 60_000)
    yield ms
  for (let year = 2025; year < until; year++)
    for (const month of [2, 10])
      for (let ms = Date.UTC(year, month, 1); ms < Date.UTC(year, month, 16); ms += 900_000)
        yield ms
}

test.each([...ours, ...others])('day and clock are those of %s, for years to come', (timeZone) => {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone })
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const wrong: string[] = []
  for (const ms of instants(ours.includes(timeZone) ? 2037 : 2028)) {
    const [hour, minute] = clock.format(ms).split(':').map(Number)
    if (
      shopDay(ms, timeZone) !== days.format(ms) ||
      shopMinutes(ms, timeZone) !== hour! * 60 + minute!
    )
      wrong.push(new Date(ms).toISOString())
  }
  expect(wrong).toEqual([])
})

describe.each(ours)('in %s', (timeZone) => {
  test.each(['en', 'es'] as const)('the words are those of Intl (%s)', (language) => {
    const format = (options: Intl.DateTimeFormatOptions, ms: number) =>
      new Intl.DateTimeFormat(`${language}-US`, { timeZone, ...options })
        .format(ms)
        .replaceAll(/\s/g, ' ')
    const now = new Date('2026-01-01T12:00:00Z')
    for (let day = 0; day < 365; day++) {
      const ms = now.getTime() + day * (dayMs + 3_600_000) + 1_800_000
      const at = new Date(ms).toISOString()
      const isNear = ms - now.getTime() < 6 * dayMs
      expect(shopTime(at, timeZone, language)).toBe(
        format({ hour: 'numeric', minute: '2-digit' }, ms),
      )
      expect(shopDate(at, timeZone, language)).toBe(
        format({ year: 'numeric', month: 'short', day: 'numeric' }, ms),
      )
      expect(shortDay(at, timeZone, language, now)).toBe(
        format(isNear ? { weekday: 'short' } : { month: 'short', day: 'numeric' }, ms),
      )
    }
  })

  test('an instant is a day and a minute on the wall, in summer and in winter', () => {
    const wall = (at: string) => wallOf(Date.parse(at) + laterMs(timeZone), timeZone)
    expect(wall('2026-11-17T16:30:00Z')).toEqual({ date: '2026-11-17', minute: 630 })
    expect(wall('2026-07-17T16:30:00Z')).toEqual({ date: '2026-07-17', minute: 690 })
    expect(wall('2026-11-17T05:59:00Z')).toEqual({ date: '2026-11-16', minute: 1439 })
  })

  test('and back, also around the days when the clocks change', () => {
    for (const date of ['2026-10-31', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14'])
      for (let minute = 0; minute < 1440; minute += 15) {
        const wall = Temporal.PlainDateTime.from(`${date}T${clockOf(minute)}`)
        const real = wall.toZonedDateTime(timeZone).toInstant().toString()
        expect(instantOf({ date, minute }, timeZone), `${date} ${clockOf(minute)}`).toBe(real)
      }
  })
})

test('clocks in words', () => {
  expect(minuteOf('15:30')).toBe(930)
  expect(clockOf(930)).toBe('15:30')
})

test('a moment has its date in the shop, a day is that day everywhere', () => {
  expect(shopDate('2026-11-18T06:30:00Z', 'America/Chicago', 'en')).toBe('Nov 18, 2026')
  expect(shopDate('2026-11-18T06:30:00Z', 'America/Denver', 'en')).toBe('Nov 17, 2026')
  expect(calendarDate('2026-11-18', 'en')).toBe('Nov 18, 2026')
  expect(calendarDate('2026-11-18', 'es')).toBe('18 nov 2026')
})
