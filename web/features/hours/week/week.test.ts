import { describe, expect, test } from 'vitest'
import { holidaysFrom } from '#web/features/hours/holidays.ts'
import { clockOfMinutes, minutesOfClock, opened, spanOf, usualWeek, withBreak } from './week.ts'

const span = (opens: number, closes: number) => ({
  opensMinutes: opens * 60,
  closesMinutes: closes * 60,
})

describe('a day', () => {
  test.each([
    ['at noon when it is open then', [span(9, 18)], [span(9, 12), span(13, 18)]],
    ['in the middle of a late shift', [span(14, 24)], [span(14, 18.5), span(19.5, 24)]],
    ['in its longest part', [span(9, 12), span(13, 20)], [span(9, 12), span(13, 16), span(17, 20)]],
    ['not when there is no room', [span(9, 10)], [span(9, 10)]],
  ])('gets a break %s', (_, before, after) => {
    expect(withBreak(before)).toEqual(after)
  })

  test('opens like the open day before it', () => {
    expect(opened([[], [span(8, 9)], [], [], [], [], []], 3)).toEqual([span(8, 9)])
    expect(opened([[], [], [], [], [], [], []], 3)).toEqual([span(9, 18)])
    expect(opened(usualWeek, 0)).toEqual([span(9, 18)])
  })
})

describe('a time', () => {
  test('that closes before it opens is on the next day', () => {
    expect(spanOf(20 * 60, 2 * 60)).toEqual(span(20, 26))
    expect(spanOf(0, 0)).toEqual(span(0, 24))
    expect(spanOf(9 * 60, 26 * 60)).toEqual(span(9, 26))
  })

  test('is written as a field writes it', () => {
    expect(clockOfMinutes(26 * 60 + 5)).toBe('02:05')
    expect(clockOfMinutes(NaN)).toBe('')
    expect(minutesOfClock('09:30')).toBe(570)
    expect(minutesOfClock('')).toBeNaN()
  })
})

test('the holidays of a year, where they move too', () => {
  expect(holidaysFrom('2026-11-15').map(({ date, name }) => `${date} ${name.en}`)).toEqual([
    '2026-11-26 Thanksgiving',
    '2026-12-24 Christmas Eve',
    '2026-12-25 Christmas Day',
    '2027-01-01 New Year’s Day',
    '2027-01-18 MLK Day',
    '2027-02-15 Presidents’ Day',
    '2027-05-31 Memorial Day',
    '2027-06-19 Juneteenth',
    '2027-07-04 Independence Day',
    '2027-09-06 Labor Day',
    '2027-11-11 Veterans Day',
  ])
})
