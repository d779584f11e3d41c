import { expect, test } from 'vitest'
import { minutesOf, partsOf, placeOfNow, spanWords } from './day-parts.ts'

const at = (time: string) => `2026-11-17T${time}:00Z`
const visit = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) })
const open = (from: string, to: string) => ({ opensAt: at(from), closesAt: at(to) })

const drawn = (...asked: Parameters<typeof partsOf>) =>
  partsOf(...asked).map((part) => [part.visit ? 'visit' : 'free', minutesOf(part)])

test('what is free lies between visits, inside the hours', () => {
  const windows = [open('15:00', '18:00'), open('19:00', '20:00')]
  const visits = [visit('15:30', '16:00'), visit('16:00', '17:15'), visit('19:30', '20:30')]
  expect(drawn(windows, visits)).toEqual([
    ['free', 30],
    ['visit', 30],
    ['visit', 75],
    ['free', 45],
    ['free', 30],
    ['visit', 60],
  ])
  expect(drawn([], visits.slice(0, 1))).toEqual([['visit', 30]])
  expect(drawn([open('15:00', '15:20')], [])).toEqual([['free', 20]])
  expect(drawn([], [])).toEqual([])
})

test('visits that overlap leave nothing free between them', () => {
  const visits = [visit('15:00', '16:00'), visit('15:30', '15:45')]
  expect(drawn([open('15:00', '16:30')], visits)).toEqual([
    ['visit', 60],
    ['visit', 15],
    ['free', 30],
  ])
})

test('the present stands in a part by its share, between parts before the next', () => {
  const parts = partsOf([], [visit('15:00', '16:00'), visit('17:00', '18:00')])
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
