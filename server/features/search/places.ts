// Finds places by name, and measures between them.
import type { Place } from '#contract/marketplace/search.ts'
import type { Atlas, City, KnownPlace } from './atlas.ts'
import { distance, fold, slipsIn } from './words.ts'

const mostSuggestions = 8

export function suggestPlaces(atlas: Atlas, text: string): Place[] {
  return rankPlaces(atlas, text).map(plain)
}

// In this city first, if one is named.
export function findPlace(atlas: Atlas, text: string, city = ''): KnownPlace | null {
  return rankPlaces(atlas, city === '' ? text : `${text}, ${city}`)[0] ?? null
}

// Exact names first, then prefixes, then words inside, then typos.
function rankPlaces(atlas: Atlas, text: string): KnownPlace[] {
  const { asked, places } = read(atlas, text)
  if (asked === '') return places.slice(0, mostSuggestions)
  const ranked = places.flatMap((place) => {
    const rank = rankOf(place.folded, asked)
    return rank === null ? [] : [{ place, rank }]
  })
  const best = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, mostSuggestions)
  return best.map(({ place }) => place)
}

function rankOf(name: string, asked: string) {
  if (name === asked) return 0
  if (name.startsWith(asked)) return 1
  if (name.split(/\W+/).some((word) => word.startsWith(asked))) return 2
  const most = slipsIn(asked)
  return most > 0 && /\D/.test(name) && distance(name, asked, most) <= most ? 3 : null
}

// 'Downtown, Dallas, TX' is the Downtown of Dallas, if Dallas is one of our cities.
function read(atlas: Atlas, text: string) {
  const [first = '', ...others] = fold(text)
    .split(',')
    .map((part) => part.trim())
  const named = atlas.find(({ name }) => others.includes(fold(name)))
  return {
    asked: first.replace(/^the /, ''),
    places: named?.places ?? atlas.flatMap(({ places }) => places),
  }
}

export const plain = ({ kind, label, latitude, longitude }: KnownPlace): Place => ({
  kind,
  name: label,
  latitude,
  longitude,
})

export type Spot = { latitude: number; longitude: number }

const milesPerDegree = 69.05

// Measures from this spot as if the ground around it were flat: exact enough for a city, and fast.
export function milesFrom({ latitude, longitude }: Spot) {
  const shrink = Math.cos((latitude * Math.PI) / 180)
  // Square root, because Math.hypot is slower.
  return (otherLatitude: number, otherLongitude: number) =>
    milesPerDegree *
    Math.sqrt(((otherLongitude - longitude) * shrink) ** 2 + (otherLatitude - latitude) ** 2)
}

export type Box = { west: number; south: number; east: number; north: number }

export function boxAround(spot: Spot, miles: number): Box {
  const { latitude, longitude } = spot
  const high = miles / milesPerDegree
  const wide = high / Math.cos((latitude * Math.PI) / 180)
  return {
    west: longitude - wide,
    south: latitude - high,
    east: longitude + wide,
    north: latitude + high,
  }
}

export function nearestTo<T extends Spot>(spot: Spot, places: readonly T[]): T | null {
  const miles = milesFrom(spot)
  const milesTo = ({ latitude, longitude }: Spot) => miles(latitude, longitude)
  return places.reduce<T | null>(
    (best, place) => (best === null || milesTo(place) < milesTo(best) ? place : best),
    null,
  )
}

// In degrees: about 60 miles to each side, and a metropolitan area is wider than high.
const reach = { latitude: 0.9, longitude: 1.8 }

export function boundsOf({ latitude, longitude }: City): [number, number, number, number] {
  return [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ]
}

export function cityAround(atlas: Atlas, spot: Spot): City | null {
  const city = nearestTo(spot, atlas)
  if (city === null) return null
  const [west, south, east, north] = boundsOf(city)
  const isInside =
    spot.longitude >= west &&
    spot.longitude <= east &&
    spot.latitude >= south &&
    spot.latitude <= north
  return isInside ? city : null
}
