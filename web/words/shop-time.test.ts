import { expect, test } from 'vitest'
import {
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

const timeZone = 'America/Chicago'
const dayMs = 24 * 60 * 60 * 1000

// Every 47 minutes would take long; around the changes of clocks it is every quarter of an hour.
function* instants() {
  for (let ms = Date.UTC(2025, 0, 1); ms < Date.UTC(2037, 0, 1); ms += 7 * 3_600_000 + 60_000)
    yield ms
  for (let year = 2025; year < 2037; year++)
    for (const month of [2, 10])
      for (let ms = Date.UTC(year, month, 1); ms < Date.UTC(year, month, 16); ms += 900_000)
        yield ms
}

test('day and clock are those of the time zone, for years to come', () => {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone })
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const wrong: string[] = []
  for (const ms of instants()) {
    const [hour, minute] = clock.format(ms).split(':').map(Number)
    if (shopDay(ms) !== days.format(ms) || shopMinutes(ms) !== hour! * 60 + minute!)
      wrong.push(new Date(ms).toISOString())
  }
  expect(wrong).toEqual([])
})

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
    expect(shopTime(at, language)).toBe(format({ hour: 'numeric', minute: '2-digit' }, ms))
    expect(shopDate(at, language)).toBe(
      format({ year: 'numeric', month: 'short', day: 'numeric' }, ms),
    )
    expect(shortDay(at, language, now)).toBe(
      format(isNear ? { weekday: 'short' } : { month: 'short', day: 'numeric' }, ms),
    )
  }
})

test('an instant is a day and a minute on the wall, in summer and in winter', () => {
  expect(wallOf('2026-11-17T16:30:00Z')).toEqual({ date: '2026-11-17', minute: 630 })
  expect(wallOf('2026-07-17T16:30:00Z')).toEqual({ date: '2026-07-17', minute: 690 })
  expect(wallOf('2026-11-17T05:59:00Z')).toEqual({ date: '2026-11-16', minute: 1439 })
})

test('and back, also around the days when the clocks change', () => {
  for (const date of ['2026-10-31', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14'])
    for (let minute = 0; minute < 1440; minute += 15) {
      const wall = Temporal.PlainDateTime.from(`${date}T${clockOf(minute)}`)
      const real = wall.toZonedDateTime('America/Chicago').toInstant().toString()
      expect(instantOf({ date, minute }), `${date} ${clockOf(minute)}`).toBe(real)
    }
})

test('clocks in words', () => {
  expect(minuteOf('15:30')).toBe(930)
  expect(clockOf(930)).toBe('15:30')
})

test('a moment has its date in the shop, a day is that day everywhere', () => {
  expect(shopDate('2026-11-18T02:00:00Z', 'en')).toBe('Nov 17, 2026')
  expect(shopDate('2026-11-18', 'en')).toBe('Nov 18, 2026')
  expect(shopDate('2026-11-18', 'es')).toBe('18 nov 2026')
})
