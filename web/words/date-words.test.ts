import { expect, test } from 'vitest'
import { addDays, dayWords, groupByPart, longDay, whenThere, whenWords } from './date-words.ts'
import { ownTime } from './own-time.ts'
import { shopDay, shopTime } from './shop-time.ts'

test('an instant is told in the shop’s time, in both languages', () => {
  const at = '2026-11-20T20:30:00.000Z'
  const [houston, denver] = ['America/Chicago', 'America/Denver']
  expect(shopTime(at, houston, 'en')).toBe('2:30 PM')
  expect(shopTime(at, denver, 'en')).toBe('1:30 PM')
  expect(whenWords(at, houston, 'en')).toBe('Friday, November 20 at 2:30 PM')
  expect(whenWords(at, denver, 'en')).toBe('Friday, November 20 at 1:30 PM')
  expect(whenWords(at, houston, 'es')).toContain('viernes 20 de noviembre a las 2:30')
  expect(shopDay('2026-11-21T06:30:00.000Z', houston)).toBe('2026-11-21')
  expect(shopDay('2026-11-21T06:30:00.000Z', denver)).toBe('2026-11-20')
})

// The zone of whoever runs the tests is neither of the two.
test.each([
  ['America/Denver', 'MST'],
  ['America/New_York', 'EST'],
])('a shop in %s says so to a reader elsewhere', (timeZone, label) => {
  const at = '2026-11-20T20:30:00.000Z'
  expect(whenThere(at, timeZone, 'en')).toBe(`${whenWords(at, timeZone, 'en')} ${label}`)
  expect(whenThere(at, timeZone, 'es')).toBe(`${whenWords(at, timeZone, 'es')} ${label}`)
  expect(ownTime(at, 'en', timeZone)).not.toBe(ownTime(at, 'en'))
})

test('a shop with the clock of the reader says nothing of it', () => {
  const at = '2026-11-20T20:30:00.000Z'
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(whenThere(at, timeZone, 'en')).toBe(whenWords(at, timeZone, 'en'))
  expect(ownTime(at, 'en', timeZone)).toBe(ownTime(at, 'en'))
})

test('days are counted across the change of the clock and of the year', () => {
  expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayWords('2026-11-01', 'en', longDay)).toBe('Sunday, November 1')
})

test.each([
  ['America/Chicago', 6],
  ['America/Denver', 7],
])('times fall into the parts of the day they have in %s', (timeZone, behind) => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour + behind)).toISOString()
  expect(groupByPart([at(9), at(11), at(17)], timeZone)).toEqual([
    { part: 'morning', starts: [at(9), at(11)] },
    { part: 'evening', starts: [at(17)] },
  ])
  expect(groupByPart([at(12), at(16)], timeZone).map(({ part }) => part)).toEqual(['afternoon'])
})
