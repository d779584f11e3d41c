// Finds places by name.
import type { Place } from '#contract/marketplace/search.ts'
import { neighborhoods, zips } from './place-data.ts'
import { distance, fold, slipsIn } from './words.ts'

export const houstonCenter = { latitude: 29.7604, longitude: -95.3698 }

export const places: (Place & { folded: string })[] = [
  { kind: 'city' as const, name: 'Houston', ...houstonCenter },
  ...neighborhoods.map(([name, latitude, longitude]) => ({
    kind: 'neighborhood' as const,
    name,
    latitude,
    longitude,
  })),
  ...zips.map(([name, latitude, longitude]) => ({
    kind: 'zip' as const,
    name,
    latitude,
    longitude,
  })),
].map((place) => ({ ...place, folded: fold(place.name).replace(/^the /, '') }))

const mostSuggestions = 8

// Exact names first, then prefixes, then words inside, then typos.
export function suggestPlaces(text: string): Place[] {
  const asked = tidy(text)
  if (asked === '') return places.slice(0, mostSuggestions).map(plain)
  const ranked = places.flatMap((place) => {
    const rank = rankOf(place.folded, asked)
    return rank === null ? [] : [{ place, rank }]
  })
  const best = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, mostSuggestions)
  return best.map(({ place }) => plain(place))
}

export function findPlace(text: string): Place | null {
  return suggestPlaces(text)[0] ?? null
}

function rankOf(name: string, asked: string) {
  if (name === asked) return 0
  if (name.startsWith(asked)) return 1
  if (name.split(/\W+/).some((word) => word.startsWith(asked))) return 2
  const most = slipsIn(asked)
  return most > 0 && /\D/.test(name) && distance(name, asked, most) <= most ? 3 : null
}

// 'Montrose, Houston, TX' is Montrose.
function tidy(text: string) {
  const [first = ''] = fold(text).split(',')
  return first.trim().replace(/^the /, '')
}

export const plain = ({ kind, name, latitude, longitude }: Place): Place => ({
  kind,
  name,
  latitude,
  longitude,
})

const milesPerDegree = 69.05
const shrink = Math.cos((houstonCenter.latitude * Math.PI) / 180)

export type Spot = { latitude: number; longitude: number }

// Flat miles around the city center: exact enough for a city, and fast.
export function milesOf({ latitude, longitude }: Spot) {
  return {
    x: (longitude - houstonCenter.longitude) * milesPerDegree * shrink,
    y: (latitude - houstonCenter.latitude) * milesPerDegree,
  }
}
