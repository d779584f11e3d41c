// A search request in the register's terms: what was picked, and what the typed words ask for.
import type { Filters, Place, Sort } from '#contract/marketplace/search.ts'
import { nowMinute } from '#server/features/availability/service.ts'
import type { Atlas } from './atlas.ts'
import type { Ask } from './offers.ts'
import { findPlace, nearestTo, plain, type Box, type Spot } from './places.ts'
import type { Reading, Wanted } from './read/types.ts'
import { isStyle } from './styles-of.ts'
import { windowsOf, type Windows } from './windows.ts'

export type Wish = {
  // What was picked, and together with what the words ask for.
  picked: Filters
  filters: Filters
  // What was read from the words.
  reading: Reading | null
  wanted: Wanted
  // Whole names among the words, which come first.
  names: readonly string[]
  sort: Sort
  now: number
  ask: Ask
  // Words that must be found, and words that only help.
  words: readonly string[]
  soft: readonly string[]
  city: string | null
  // The requested city has no barbers.
  isNowhere: boolean
  place: Place | null
  origin: Spot | null
  reachMiles: number | null
  // The reach is our guess: it may be widened.
  isGuessedReach: boolean
  box: Box | null
  // When a booking should start, by the shop's time zone; null is any time.
  windows: Windows | null
}

// "In Montrose" and "near me".
export const usualMiles = 5

// The cities that have barbers, and all that is known of places.
export type Known = { cities: readonly string[]; atlas: Atlas }
export type Given = { filters: Filters; sort?: Sort; reading?: Reading | null }

export function wishOf(given: Given, known?: Known): Wish {
  const { filters: picked, reading = null } = given
  const now = nowMinute()
  const { cities = [], atlas = [] } = known ?? {}
  const wanted = reading?.wanted ?? {}
  const filters = merged(picked, wanted)
  const asked = filters.city?.toLowerCase()
  const named = cities.find((each) => each.toLowerCase() === asked) ?? null
  const located = locate(filters, wanted, atlas)
  const { place = null } = located ?? {}
  const reach = reachOf(filters, wanted, place)
  return {
    picked,
    filters,
    reading,
    wanted,
    names: reading?.names ?? [],
    sort: given.sort ?? wanted.sort ?? 'recommended',
    now,
    ask: askOf(filters, wanted, given.sort ?? wanted.sort),
    words: wanted.text ?? [],
    soft: wanted.soft ?? [],
    city: located?.city ?? named,
    isNowhere: Boolean(filters.city) && named === null && place === null,
    place,
    origin: place,
    reachMiles: reach,
    isGuessedReach: reach !== null && filters.distanceMiles === undefined,
    box: boxOf(filters.bounds),
    windows: windowsOf(filters, now),
  }
}

// What was picked wins over what the words say about the same thing.
function merged(picked: Filters, wanted: Wanted): Filters {
  const { date, dateTo, timeOfDay, timeFrom, timeTo, openNow } = wanted
  const isDayPicked = picked.date || picked.when || picked.openToday || picked.openNow
  const isHourPicked =
    picked.timeOfDay || picked.timeFrom || picked.timeTo || picked.when === 'tonight'
  return {
    ...(!isDayPicked && { date, dateTo, openNow }),
    ...(!isHourPicked && { timeOfDay, timeFrom, timeTo }),
    priceMinCents: centsOf(wanted.priceMin),
    priceMaxCents: centsOf(wanted.priceMax),
    ratingMin: wanted.ratingMin,
    language: wanted.language,
    walkIns: wanted.walkIns,
    accessible: wanted.accessible,
    distanceMiles: wanted.miles,
    ...picked,
  }
}

const centsOf = (dollars: number | undefined) =>
  dollars === undefined ? undefined : Math.round(dollars * 100)

function askOf(filters: Filters, { styles = [], anyOf = [] }: Wanted, sort?: Sort): Ask {
  const { style, category, priceMinCents, priceMaxCents } = filters
  return {
    styles: style && isStyle(style) ? [style] : styles,
    anyOf: style ? [] : anyOf,
    category,
    priceMinCents,
    priceMaxCents,
    isCheapestFirst: sort === 'price',
  }
}

// The place of the search and the city it is in.
function locate(filters: Filters, wanted: Wanted, atlas: Atlas) {
  const { latitude, longitude, near, city } = filters
  if (latitude !== undefined && longitude !== undefined) {
    const place: Place = { kind: 'neighborhood', name: '', latitude, longitude }
    return { place, city: nearestTo(place, atlas)?.name ?? null }
  }
  const said = near === undefined && wanted.near
  if (said && (said.kind !== 'city' || city === undefined))
    return { place: said, city: nearestTo(said, atlas)?.name ?? null }
  const text = near ?? city
  const found = text ? findPlace(atlas, text, near && city) : null
  return found && { place: plain(found), city: found.city }
}

// A place in the words is a circle; a picked one only measures.
function reachOf({ distanceMiles, near }: Filters, wanted: Wanted, place: Place | null) {
  if (distanceMiles !== undefined) return distanceMiles
  const isArea = near === undefined && wanted.near && wanted.near.kind !== 'city'
  return place && (isArea || wanted.nearMe) && place.kind !== 'city' ? usualMiles : null
}

function boxOf(bounds: string | undefined) {
  if (bounds === undefined) return null
  const [west = NaN, south = NaN, east = NaN, north = NaN] = bounds.split(',').map(Number)
  return { west, south, east, north }
}
