import { expect, test } from 'vitest'
import { slotTime } from './slot-times.ts'

const tuesdayNoon = new Date('2026-11-17T18:00:00Z')

test.each([
  ['2026-11-17T21:30:00Z', 'en', null, '3:30 PM'],
  ['2026-11-19T20:30:00Z', 'en', 'Thu', '2:30 PM'],
  ['2026-11-19T20:30:00Z', 'es', 'jue', '2:30 p.m.'],
  ['2026-12-03T20:30:00Z', 'en', 'Dec 3', '2:30 PM'],
] as const)('%s in %s', (startsAt, language, day, time) => {
  expect(slotTime(startsAt, 'America/Chicago', language, tuesdayNoon)).toEqual({ day, time })
})

test('the day is the one in the shop, not in Greenwich', () => {
  const lateInTheEvening = new Date('2026-11-18T02:00:00Z')

  const slot = slotTime('2026-11-18T03:00:00Z', 'America/Chicago', 'en', lateInTheEvening)
  expect(slot).toEqual({ day: null, time: '9:00 PM' })
  const inDenver = slotTime('2026-11-18T06:30:00Z', 'America/Denver', 'en', lateInTheEvening)
  expect(inDenver).toEqual({ day: null, time: '11:30 PM' })
})
