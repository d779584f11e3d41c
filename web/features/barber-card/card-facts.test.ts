import { expect, test } from 'vitest'
import { availabilityOf, daysBetween, firstSegment, openingAfterToday } from './card-facts.ts'

const [houston, denver] = ['America/Chicago', 'America/Denver']

test('only the first comma segment of an address', () => {
  expect(firstSegment('722 Yale St, Houston, TX 77007')).toBe('722 Yale St')
  expect(firstSegment(' 722 Yale St ')).toBe('722 Yale St')
  expect(firstSegment('')).toBe('')
})

test('a period is as long as the days between its ends, also over a change of clocks', () => {
  expect(daysBetween('2026-10-12', '2026-11-11')).toBe(30)
  expect(daysBetween('2026-01-01', '2026-04-01')).toBe(90)
})

test('an opening later than today is told by its time in the shop', () => {
  const now = new Date('2026-11-17T18:00:00Z')

  expect(openingAfterToday('2026-11-19T20:30:00Z', houston, 'en', now)).toBe('Thu 2:30 PM')
  expect(openingAfterToday('2026-11-19T20:30:00Z', houston, 'es', now)).toBe('jue 2:30 p.m.')
  expect(openingAfterToday('2026-12-03T20:30:00Z', houston, 'en', now)).toBe('Dec 3, 2:30 PM')
  expect(openingAfterToday('2026-11-19T20:30:00Z', denver, 'en', now)).toBe('Thu 1:30 PM')
})

test('an opening today needs no day', () => {
  const lateInTheEvening = new Date('2026-11-18T02:00:00Z')

  const after = (next: string, timeZone: string) =>
    openingAfterToday(next, timeZone, 'en', lateInTheEvening)
  expect(after('2026-11-18T03:30:00Z', houston)).toBeNull()
  expect(after('2026-11-18T15:00:00Z', houston)).toBe('Wed 9:00 AM')
  expect(after('2026-11-18T06:30:00Z', houston)).toBe('Wed 12:30 AM')
  expect(after('2026-11-18T06:30:00Z', denver)).toBeNull()
})

test('a card promises today only for a slot of today that is still to come', () => {
  const now = new Date('2026-11-18T02:00:00Z')
  const kindOf = (nextOpening: string | null | undefined) =>
    availabilityOf({ nextOpening, timeZone: houston }, 'en', now).kind
  expect(kindOf('2026-11-18T03:30:00Z')).toBe('today')
  expect(kindOf('2026-11-18T01:30:00Z')).toBe('passed')
  expect(kindOf('2026-11-18T15:00:00Z')).toBe('later')
  expect(kindOf(null)).toBe('none')
  expect(kindOf(undefined)).toBe('unknown')
})
