import { expect, test } from 'vitest'
import { addDays, dayWords, groupByPart, longDay, whenWords } from './date-words.ts'
import { shopDay, shopTime } from './shop-time.ts'

test('an instant is told in the shop’s time, in both languages', () => {
  const at = '2026-11-20T20:30:00.000Z'
  expect(shopTime(at, 'en')).toBe('2:30 PM')
  expect(whenWords(at, 'en')).toBe('Friday, November 20 at 2:30 PM')
  expect(whenWords(at, 'es')).toContain('viernes 20 de noviembre a las')
  expect(shopDay('2026-11-21T05:30:00.000Z')).toBe('2026-11-20')
})

test('days are counted across the change of the clock and of the year', () => {
  expect(addDays('2026-10-31', 1)).toBe('2026-11-01')
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayWords('2026-11-01', 'en', longDay)).toBe('Sunday, November 1')
})

test('times fall into the parts of the day they have', () => {
  const at = (hour: number) => `2026-11-20T${String(hour + 6).padStart(2, '0')}:00:00.000Z`
  expect(groupByPart([at(9), at(11), at(17)])).toEqual([
    { part: 'morning', starts: [at(9), at(11)] },
    { part: 'evening', starts: [at(17)] },
  ])
  expect(groupByPart([at(12), at(16)]).map(({ part }) => part)).toEqual(['afternoon'])
})
