import { expect, test } from 'vitest'
import type { OpeningHours } from '#contract/marketplace/barbers.ts'
import { clockOf, openStateOf, openWords, specialDays, weekOf } from './hours.ts'

type Day = OpeningHours['days'][number]

const day = (date: string, ...windows: [opensAt: string, closesAt: string][]): Day => ({
  date,
  isUsual: true,
  windows: windows.map(([opensAt, closesAt]) => ({ opensAt, closesAt })),
})
const at = (instant: string) => Date.parse(instant)
const clock = (instant: string, language: 'en' | 'es' = 'en', timeZone = 'America/Chicago') => ({
  nowMs: at(instant),
  timeZone,
  language,
})
const said = (days: Day[], instant: string, language: 'en' | 'es' = 'en') =>
  openWords(openStateOf(days, at(instant)), clock(instant, language))

// In November Houston is six hours behind UTC.
const week = [
  day('2026-11-16'),
  day(
    '2026-11-17',
    ['2026-11-17T15:00:00Z', '2026-11-17T19:00:00Z'],
    ['2026-11-17T20:00:00Z', '2026-11-18T00:30:00Z'],
  ),
  day('2026-11-18', ['2026-11-18T15:00:00Z', '2026-11-19T00:00:00Z']),
  day('2026-11-19'),
  day('2026-11-21', ['2026-11-21T14:00:00Z', '2026-11-21T21:00:00Z']),
]

test.each([
  ['2026-11-17T15:00:00Z', 'Open now, until 1 PM'],
  ['2026-11-17T19:00:00Z', 'Closed, opens today at 2 PM'],
  ['2026-11-18T00:29:00Z', 'Open now, until 6:30 PM'],
  ['2026-11-18T00:30:00Z', 'Closed, opens tomorrow at 9 AM'],
  // Midnight in London is still yesterday in Houston.
  ['2026-11-17T04:00:00Z', 'Closed, opens tomorrow at 9 AM'],
  ['2026-11-19T01:00:00Z', 'Closed, opens Saturday at 8 AM'],
  ['2026-11-22T01:00:00Z', 'Closed for now'],
])('at %s: %s', (instant, words) => {
  expect(said(week, instant)).toBe(words)
})

test('the same moments are an hour earlier in Denver', () => {
  const inDenver = (instant: string) =>
    openWords(openStateOf(week, at(instant)), clock(instant, 'en', 'America/Denver'))
  expect(inDenver('2026-11-17T15:00:00Z')).toBe('Open now, until 12 PM')
  expect(inDenver('2026-11-18T00:30:00Z')).toBe('Closed, opens tomorrow at 8 AM')
  // Half past midnight in Houston, still the day before in Denver.
  expect(inDenver('2026-11-17T06:30:00Z')).toBe('Closed, opens tomorrow at 8 AM')
  expect(said(week, '2026-11-17T06:30:00Z')).toBe('Closed, opens today at 9 AM')
})

test('an opening more than a week away names its date', () => {
  expect(
    said(
      [day('2026-12-01', ['2026-12-01T16:00:00Z', '2026-12-01T20:00:00Z'])],
      '2026-11-20T12:00:00Z',
    ),
  ).toBe('Closed, opens Tuesday, December 1 at 10 AM')
})

test('in Spanish', () => {
  expect(said(week, '2026-11-17T15:00:00Z', 'es')).toBe('Abierto ahora, hasta 1 p.m.')
})

test('a window that passes midnight is open on the next day too', () => {
  const friday = day('2026-11-20', ['2026-11-21T01:30:00Z', '2026-11-21T07:00:00Z'])

  expect(said([friday, day('2026-11-21')], '2026-11-21T06:59:00Z')).toBe('Open now, until 1 AM')
  expect(said([friday, day('2026-11-21')], '2026-11-21T07:00:00Z')).toBe('Closed for now')
})

test('until midnight and from midnight on is simply open', () => {
  const days = [
    day('2026-11-20', ['2026-11-20T18:00:00Z', '2026-11-21T06:00:00Z']),
    day('2026-11-21', ['2026-11-21T06:00:00Z', '2026-11-21T08:00:00Z']),
  ]

  expect(said(days, '2026-11-21T02:00:00Z')).toBe('Open now, until 2 AM')
})

test('the night the clocks go back, nine is nine', () => {
  const sunday = day('2026-11-01', ['2026-11-01T15:00:00Z', '2026-11-01T23:00:00Z'])

  expect(said([sunday], '2026-11-01T04:30:00Z')).toBe('Closed, opens tomorrow at 9 AM')
  // Half past one comes twice; both are before nine.
  expect(said([sunday], '2026-11-01T06:30:00Z')).toBe('Closed, opens today at 9 AM')
  expect(said([sunday], '2026-11-01T07:30:00Z')).toBe('Closed, opens today at 9 AM')
  expect(said([sunday], '2026-11-01T22:59:00Z')).toBe('Open now, until 5 PM')
})

test('the night the clocks go forward, nine is nine', () => {
  const sunday = day('2027-03-14', ['2027-03-14T14:00:00Z', '2027-03-14T22:00:00Z'])

  expect(said([sunday], '2027-03-14T05:30:00Z')).toBe('Closed, opens tomorrow at 9 AM')
  expect(said([sunday], '2027-03-14T08:30:00Z')).toBe('Closed, opens today at 9 AM')
  expect(said([sunday], '2027-03-14T14:00:00Z')).toBe('Open now, until 5 PM')
})

const hours: OpeningHours = {
  weekly: [
    { weekday: 2, opensMinutes: 540, closesMinutes: 780 },
    { weekday: 2, opensMinutes: 840, closesMinutes: 1080 },
    { weekday: 5, opensMinutes: 1170, closesMinutes: 1500 },
  ],
  days: [
    { ...day('2026-11-24', ['2026-11-24T16:00:00Z', '2026-11-24T19:00:00Z']), isUsual: false },
    { ...day('2026-11-26'), isUsual: false },
    day('2026-11-27', ['2026-11-28T01:30:00Z', '2026-11-28T07:00:00Z']),
  ],
}

test('a week begins on Monday, and today says what is true today', () => {
  const tuesday = weekOf(hours, clock('2026-11-24T12:00:00Z'))
  expect(tuesday.map(({ name }) => name).join(' ')).toBe(
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  )
  expect(tuesday[1]).toMatchObject({ isToday: true, spans: ['10 AM – 1 PM'] })
  expect(tuesday[4]).toMatchObject({ isToday: false, spans: ['7:30 PM – 1 AM'] })
  expect(tuesday[6]).toMatchObject({ isToday: false, spans: [] })

  // Half past eleven at night in Houston, Wednesday in London.
  const late = weekOf(hours, clock('2026-11-25T05:30:00Z'))
  expect(late.find(({ isToday }) => isToday)?.name).toBe('Tuesday')

  const wednesday = weekOf(hours, clock('2026-11-25T12:00:00Z'))
  expect(wednesday[1]?.spans).toEqual(['9 AM – 1 PM', '2 PM – 6 PM'])
})

test('the days to come that are different, without today', () => {
  expect(specialDays(hours, clock('2026-11-24T12:00:00Z'))).toEqual([
    { date: '2026-11-26', name: 'Thu, Nov 26', spans: [] },
  ])
})

test.each([
  [0, '12 AM'],
  [545, '9:05 AM'],
  [720, '12 PM'],
  [1440, '12 AM'],
  [1500, '1 AM'],
])('%s minutes after midnight is %s', (minutes, words) => {
  expect(clockOf(minutes, 'en')).toBe(words)
})
