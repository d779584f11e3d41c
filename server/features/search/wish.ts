// A search request in the register's terms.
import type { Filters, Place, Sort } from '#contract/marketplace/search.ts'

import { dayMinutes, dayOfDate, zoneOf } from '#server/shop-clock.ts'
import { nowMinute } from '#server/features/availability/service.ts'
import type { Span } from '#server/features/availability/slots.ts'
import type { Atlas } from './atlas.ts'
import { findPlace, nearestTo, plain, type Box, type Spot } from './places.ts'
import { wordsOf } from './words.ts'

export type Wish = {
  filters: Filters
  sort: Sort
  now: number
  words: string[]
  city: string | null
  // The requested city has no barbers.
  isNowhere: boolean
  place: Place | null
  origin: Spot | null
  box: Box | null
  // When a booking should start, by the shop's time zone; null is any time.
  windows: ((timeZone: string) => readonly Span[]) | null
}

const mostWords = 8
// Without a date, a time of day applies to the next days.
const soonDays = 7

const hoursOfDay = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, dayMinutes],
} as const

// The cities that have barbers, and all that is known of places.
type Known = { cities: readonly string[]; atlas: Atlas }

export function wishOf(filters: Filters, sort: Sort = 'recommended', known?: Known): Wish {
  const now = nowMinute()
  const { cities = [], atlas = [] } = known ?? {}
  const asked = filters.city?.toLowerCase()
  const named = cities.find((each) => each.toLowerCase() === asked) ?? null
  const located = locate(filters, atlas)
  const { place = null } = located ?? {}
  return {
    filters,
    sort,
    now,
    words: wordsOf(filters.q ?? '').slice(0, mostWords),
    city: named ?? located?.city ?? null,
    isNowhere: Boolean(filters.city) && named === null && place === null,
    place,
    origin: place,
    box: boxOf(filters.bounds),
    windows: windowsOf(filters, now),
  }
}

// The place of the search and the city it is in.
function locate({ latitude, longitude, near, city }: Filters, atlas: Atlas) {
  if (latitude !== undefined && longitude !== undefined) {
    const place: Place = { kind: 'neighborhood', name: '', latitude, longitude }
    return { place, city: nearestTo(place, atlas)?.name ?? null }
  }
  const text = near ?? city
  const found = text ? findPlace(atlas, text, near && city) : null
  return found && { place: plain(found), city: found.city }
}

function boxOf(bounds: string | undefined) {
  if (bounds === undefined) return null
  const [west = NaN, south = NaN, east = NaN, north = NaN] = bounds.split(',').map(Number)
  return { west, south, east, north }
}

function windowsOf(filters: Filters, now: number): Wish['windows'] {
  const { date, timeOfDay, timeFrom, timeTo, openToday } = filters
  const isAnyTime = !timeOfDay && !timeFrom && !timeTo
  if (!date && !openToday && isAnyTime) return null
  const days = openToday || date ? 1 : soonDays
  const [from, to] = timeOfDay
    ? hoursOfDay[timeOfDay]
    : [minutesOf(timeFrom) ?? 0, minutesOf(timeTo) ?? dayMinutes]
  return (timeZone) => {
    const zone = zoneOf(timeZone)
    const first = openToday || !date ? zone.dayOf(now) : dayOfDate(date)
    return Array.from({ length: days }, (_, step): Span => {
      const midnight = (first + step) * dayMinutes
      return [zone.toInstant(midnight + from), zone.toInstant(midnight + to)]
    })
  }
}

function minutesOf(clock: string | undefined) {
  if (clock === undefined) return undefined
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
