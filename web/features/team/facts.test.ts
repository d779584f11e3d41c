import { expect, test } from 'vitest'
import { hoursWords, payWords, periodOf } from './facts.ts'

const nine = { from: 540, to: 1020 }

test('days in a row with the same hours are said once', () => {
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...nine }))
  const hours = [...week, { weekday: 6, from: 600, to: 870 }]
  expect(hoursWords(hours, 'en')).toBe('Mon–Fri 9\u00A0AM–5\u00A0PM · Sat 10\u00A0AM–2:30\u00A0PM')
  expect(hoursWords([], 'en')).toBe('')
})

test('each rule of pay has its words', () => {
  expect(payWords({ kind: 'commission_percent', percent: 60 }, 'en')).toBe('60% of each visit')
  expect(payWords({ kind: 'booth_rent', weeklyCents: 20000 }, 'en')).toContain('$200')
  expect(payWords({ kind: 'hourly', hourlyCents: 2250 }, 'es')).toContain('22.50')
})

test('periods follow the calendar of the shop', () => {
  const now = Date.parse('2026-03-01T03:00:00Z')
  expect(periodOf('week', now, 'America/Chicago')).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  expect(periodOf('lastWeek', now, 'America/Chicago')).toEqual({
    from: '2026-02-16',
    to: '2026-02-22',
  })
  expect(periodOf('month', now, 'America/Chicago')).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  })
  expect(periodOf('lastMonth', now, 'America/Chicago')).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
  })

  const halfPastMidnight = Date.parse('2026-03-01T06:30:00Z')
  const monthIn = (timeZone: string) => periodOf('month', halfPastMidnight, timeZone).from
  expect(monthIn('America/Chicago')).toBe('2026-03-01')
  expect(monthIn('America/Denver')).toBe('2026-02-01')
})
