import { expect, test } from 'vitest'
import { minutesOf, partsOf, placeOfNow, spanWords } from './day-parts.ts'

const at = (time: string) => `2026-11-17T${time}:00Z`
const booking = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })
const open = (from: string, to: string) => ({ opensAt: at(from), closesAt: at(to) })

const drawn = (...asked: Parameters<typeof partsOf>) =>
  partsOf(...asked).map((part) => [part.booking ? 'booking' : 'free', minutesOf(part)])

test('what is free lies between bookings, inside the hours', () => {
  const windows = [open('15:00', '18:00'), open('19:00', '20:00')]
  const bookings = [booking('15:30', '16:00'), booking('16:00', '17:15'), booking('19:30', '20:30')]
  expect(drawn(windows, bookings)).toEqual([
    ['free', 30],
    ['booking', 30],
    ['booking', 75],
    ['free', 45],
    ['free', 30],
    ['booking', 60],
  ])
  expect(drawn([], bookings.slice(0, 1))).toEqual([['booking', 30]])
  expect(drawn([open('15:00', '15:20')], [])).toEqual([['free', 20]])
  expect(drawn([], [])).toEqual([])
})

test('bookings that overlap leave nothing free between them', () => {
  const bookings = [booking('15:00', '16:00'), booking('15:30', '15:45')]
  expect(drawn([open('15:00', '16:30')], bookings)).toEqual([
    ['booking', 60],
    ['booking', 15],
    ['free', 30],
  ])
})

test('the present stands in a part by its share, between parts before the next', () => {
  const parts = partsOf([], [booking('15:00', '16:00'), booking('17:00', '18:00')])
  expect(placeOfNow(parts, Date.parse(at('14:00')))).toEqual({ index: 0, share: 0 })
  expect(placeOfNow(parts, Date.parse(at('15:15')))).toEqual({ index: 0, share: 0.25 })
  expect(placeOfNow(parts, Date.parse(at('16:30')))).toEqual({ index: 1, share: 0 })
  expect(placeOfNow(parts, Date.parse(at('18:00')))).toEqual({ index: 2, share: 0 })
})

test('a span is said in hours and minutes', () => {
  expect(spanWords(45, 'en')).toBe('45 min')
  expect(spanWords(120, 'en')).toBe('2 hr')
  expect(spanWords(135, 'es')).toBe('2 h 15 min')
})
