import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dueAt, isOpen, minutesOpen, opensAt, type Hours } from './hours.ts'

const houston = 'America/Chicago'
const daily: Hours = {
  week: Array.from({ length: 7 }, () => [480, 1200]),
  holidays: [],
  timeZone: houston,
}
const at = (text: string) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(houston).epochMilliseconds / 60_000
const local = (minute: number) =>
  Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
    .toZonedDateTimeISO(houston)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

test.each([
  ['2026-11-16T09:00', 60, '2026-11-16T10:00'],
  ['2026-11-16T19:30', 60, '2026-11-17T08:30'],
  ['2026-11-16T23:00', 60, '2026-11-17T09:00'],
  ['2026-11-16T03:00', 480, '2026-11-16T16:00'],
  ['2026-11-16T10:00', 1440, '2026-11-18T10:00'],
  ['2026-11-16T08:00', 720, '2026-11-16T20:00'],
])('%s and %i minutes, in hours from 8 to 20: %s', (from, minutes, to) => {
  expect(local(dueAt(at(from), minutes, daily))).toBe(to)
})

test('a holiday and a closed Sunday do not count', () => {
  const week = daily.week.map((day, n) => (n === 0 ? null : day))
  const hours = { ...daily, week, holidays: ['2026-11-26'] }
  expect(local(dueAt(at('2026-11-25T19:00'), 120, hours))).toBe('2026-11-27T09:00')
  expect(local(dueAt(at('2026-11-28T19:00'), 120, hours))).toBe('2026-11-30T09:00')
})

test('says when it opens next, which is now while it is open', () => {
  expect(local(opensAt(at('2026-11-16T21:00'), daily)!)).toBe('2026-11-17T08:00')
  expect(local(opensAt(at('2026-11-16T12:00'), daily)!)).toBe('2026-11-16T12:00')
})

test('hours that never open have no due time', () => {
  const never = { ...daily, week: Array.from({ length: 7 }, () => null) }
  expect(() => dueAt(at('2026-11-16T09:00'), 60, never)).toThrow('no opening hours')
  expect(opensAt(at('2026-11-16T09:00'), never)).toBeUndefined()
})

// Minute by minute, by the wall clock alone.
function slow(start: number, minutes: number, hours: Hours) {
  let left = minutes
  for (let now = start; ; now++) {
    if (left === 0) return now
    if (isOpenSlowly(now, hours)) left--
  }
}
function isOpenSlowly(now: number, { week, holidays, timeZone }: Hours) {
  const time = Temporal.Instant.fromEpochMilliseconds(now * 60_000).toZonedDateTimeISO(timeZone)
  const open = week[time.dayOfWeek % 7]
  const minute = time.hour * 60 + time.minute
  const isHoliday = holidays.includes(time.toPlainDate().toString())
  return !!open && !isHoliday && minute >= open[0] && minute < open[1]
}

test('agrees with counting minute by minute, half of the cases around clock changes', () => {
  const changes = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07']
  const start = fc.oneof(
    fc.integer({ min: at('2026-01-01T00:00'), max: at('2027-12-31T00:00') }),
    fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -1500, max: 1500 }))
      .map(([day, n]) => at(`${day}T00:00`) + n),
  )
  // Round the clock on some days, so that the changed hour itself is open.
  const open = fc.constantFrom<[number, number] | null>([480, 1200], [0, 1440], [60, 240], null)
  const week = fc
    .array(open, { minLength: 7, maxLength: 7 })
    .filter((days) => days.some((day) => day !== null))
  fc.assert(
    fc.property(start, fc.integer({ min: 1, max: 900 }), week, (from, minutes, days) => {
      const hours = { week: days, holidays: ['2026-11-02'], timeZone: houston }
      const due = dueAt(from, minutes, hours)
      expect(due).toBe(slow(from, minutes, hours))
      expect(minutesOpen(from, due, hours)).toBe(minutes)
      expect(isOpen(from, hours)).toBe(isOpenSlowly(from, hours))
    }),
    { numRuns: 60 },
  )
})
