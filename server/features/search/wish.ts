// A search request in the register's terms.
import type { Filters, Place, Sort } from '#contract/marketplace/search.ts'

import { dayMinutes, dayOfDate, houston } from '#server/shop-clock.ts'
import { nowMinute } from '#server/features/availability/service.ts'
import type { Span } from '#server/features/availability/slots.ts'
import { findPlace, milesOf } from './places.ts'
import { wordsOf } from './words.ts'

export type Box = { west: number; south: number; east: number; north: number }

export type Wish = {
  filters: Filters
  sort: Sort
  now: number
  words: string[]
  city: string | null
  // The requested city has no barbers.
  isNowhere: boolean
  place: Place | null
  // In flat miles, like the register.
  origin: { x: number; y: number } | null
  box: Box | null
  // When a booking should start; null is any time.
  windows: readonly Span[] | null
}

const mostWords = 8
// Without a date, a time of day applies to the next days.
const soonDays = 7

const hoursOfDay = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, dayMinutes],
} as const

export function wishOf(filters: Filters, sort: Sort = 'recommended', cities: string[] = []): Wish {
  const now = nowMinute()
  const place = placeOf(filters)
  const city = cities.find((each) => each.toLowerCase() === filters.city?.toLowerCase()) ?? null
  return {
    filters,
    sort,
    now,
    words: wordsOf(filters.q ?? '').slice(0, mostWords),
    city,
    isNowhere: Boolean(filters.city) && city === null && place === null,
    place,
    origin: place && milesOf(place),
    box: boxOf(filters.bounds),
    windows: windowsOf(filters, now),
  }
}

function placeOf({ latitude, longitude, near, city }: Filters): Place | null {
  if (latitude !== undefined && longitude !== undefined)
    return { kind: 'neighborhood', name: '', latitude, longitude }
  if (near) return findPlace(near)
  return city ? findPlace(city) : null
}

function boxOf(bounds: string | undefined) {
  if (bounds === undefined) return null
  const [west = NaN, south = NaN, east = NaN, north = NaN] = bounds.split(',').map(Number)
  const low = milesOf({ latitude: south, longitude: west })
  const high = milesOf({ latitude: north, longitude: east })
  return { west: low.x, south: low.y, east: high.x, north: high.y }
}

function windowsOf(filters: Filters, now: number): Span[] | null {
  const { date, timeOfDay, timeFrom, timeTo, openToday } = filters
  const today = houston.dayOf(now)
  const isAnyTime = !timeOfDay && !timeFrom && !timeTo
  if (!date && !openToday && isAnyTime) return null
  const first = openToday || !date ? today : dayOfDate(date)
  const days = openToday || date ? 1 : soonDays
  const [from, to] = timeOfDay
    ? hoursOfDay[timeOfDay]
    : [minutesOf(timeFrom) ?? 0, minutesOf(timeTo) ?? dayMinutes]
  return Array.from({ length: days }, (_, step): Span => {
    const midnight = (first + step) * dayMinutes
    return [houston.toInstant(midnight + from), houston.toInstant(midnight + to)]
  })
}

function minutesOf(clock: string | undefined) {
  if (clock === undefined) return undefined
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
