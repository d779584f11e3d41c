import { expect, test } from 'vitest'
import { clockOf, instantOf, minuteOf, wallOf } from './clock.ts'

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
