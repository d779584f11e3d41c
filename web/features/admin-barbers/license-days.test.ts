import { expect, test } from 'vitest'
import { daysLeft, warningOf } from './license-days.ts'

test('days are counted on the calendar, over a change of the clocks', () => {
  expect(daysLeft('2026-10-30', '2026-11-02')).toBe(3)
  expect(daysLeft('2026-11-16', '2026-11-16')).toBe(0)
  expect(daysLeft('2026-11-16', '2026-11-01')).toBe(-15)
})

test('a warning within 30 days, an error afterwards', () => {
  expect(warningOf(31)).toBeNull()
  expect(warningOf(30)).toMatchObject({ tone: 'warning', text: { en: 'in {count} days' } })
  expect(warningOf(1)).toMatchObject({ tone: 'warning', text: { en: 'tomorrow' } })
  expect(warningOf(0)).toMatchObject({ tone: 'warning', text: { en: 'today' } })
  expect(warningOf(-1)).toMatchObject({ tone: 'error', text: { en: 'expired' } })
})
