import { expect, test } from 'vitest'
import { shopDay, shopMinutes, shopTime, shortDay } from './shop-time.ts'

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
    expect(shortDay(at, language, now)).toBe(
      format(isNear ? { weekday: 'short' } : { month: 'short', day: 'numeric' }, ms),
    )
  }
})
