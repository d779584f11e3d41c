// Search runs in memory: one register per process, kept in sync by the live channel.
import { fail } from '#contract/errors.ts'
import { at, entriesOf } from '#contract/lists.ts'
import type { CityMap } from '#contract/marketplace/city-map.ts'
import {
  pageSize,
  type blockers,
  type Filters,
  type Found,
  type FoundBarber,
  type MapQuery,
  type MapView,
  type Place,
  type SearchQuery,
} from '#contract/marketplace/search.ts'
import type { Db } from '#server/database/db.ts'
import { isoOf } from '#server/shop-clock.ts'
import { clustersOf } from './clusters.ts'
import { findSlots, inOrder, kindOf, matchOf, nextStarts, type Match } from './find.ts'
import type { City } from './atlas.ts'
import { atlasOf, registerOf } from './keeper.ts'
import { boundsOf, cityAround, nearestTo, plain, suggestPlaces, type Spot } from './places.ts'
import type { Register } from './register.ts'
import { wishOf, type Wish } from './wish.ts'
import { fold } from './words.ts'

const slotsOnCard = 3
const nearestShown = 6

export async function searchBarbers(
  db: Db,
  { sort, page, ...filters }: SearchQuery,
): Promise<Found> {
  const register = await registerOf(db)
  const wish = wishOf(filters, sort, knownTo(register))
  const slots = findSlots(register, wish)
  const shown = inOrder(register, slots, wish, page * pageSize).slice((page - 1) * pageSize)
  const { place } = wish
  return {
    barbers: shown.map((slot) => foundOf(matchOf(register, wish, slot), wish)),
    total: slots.length,
    page,
    pages: Math.max(1, Math.ceil(slots.length / pageSize)),
    readAs: register.readingOf(wish.words),
    place: place && {
      name: place.name,
      latitude: place.latitude,
      longitude: place.longitude,
    },
    ...(slots.length === 0 ? whatBlocks(register, wish) : { blockedBy: null, nearest: [] }),
  }
}

export async function readMap(db: Db, { zoom, ...filters }: MapQuery): Promise<MapView> {
  const register = await registerOf(db)
  const wish = wishOf(filters, 'recommended', knownTo(register))
  const slots = findSlots(register, wish)
  return clustersOf(register.table, { slots, kind: kindOf(wish), zoom })
}

export async function findCard(db: Db, id: string): Promise<FoundBarber> {
  const register = await registerOf(db)
  const entry = register.find(id) ?? fail('NOT_FOUND')
  const wish = wishOf({})
  const offer = entry.offers.any ?? fail('NOT_FOUND')
  return foundOf({ entry, offer, miles: null }, wish)
}

// The next slot of each of these barbers, by profile id.
export async function nextOpenings(db: Db, ids: readonly string[]) {
  const register = await registerOf(db)
  const wish = wishOf({})
  return new Map(
    ids.map((id) => {
      const entry = register.find(id)
      const offer = entry?.offers.any
      const [start] = offer ? nextStarts({ entry, offer }, wish, 1) : []
      return [id, start === undefined ? null : isoOf(start)]
    }),
  )
}

function foundOf({ entry, offer, miles }: Match, wish: Wish): FoundBarber {
  const starts = nextStarts({ entry, offer }, wish, slotsOnCard)
  const [next] = wish.windows ? nextStarts({ entry, offer }, { ...wish, windows: null }, 1) : starts
  return {
    ...entry.card,
    priceFromCents: offer.priceFromCents,
    distanceMiles: miles === null ? null : Math.round(miles * 10) / 10,
    nextOpening: next === undefined ? null : isoOf(next),
    openings: starts.map((start) => ({ startsAt: isoOf(start), serviceId: offer.serviceId })),
  }
}

type Blocker = (typeof blockers)[number]

const filtersBehind: Record<Blocker, (keyof Filters)[]> = {
  q: ['q'],
  category: ['category'],
  place: ['city', 'near', 'latitude', 'longitude'],
  distance: ['distanceMiles'],
  time: ['date', 'timeOfDay', 'timeFrom', 'timeTo', 'openToday'],
  price: ['priceMaxCents'],
  rating: ['ratingMin'],
  language: ['language'],
  badge: ['badge'],
  payment: ['payment'],
  walkIns: ['walkIns'],
  offers: ['offers'],
  accessible: ['accessible'],
  bounds: ['bounds'],
}

// The filter whose removal gives the most matches, and the nearest of those.
function whatBlocks(register: Register, wish: Wish): Pick<Found, 'blockedBy' | 'nearest'> {
  let best: { blocker: Blocker | null; wish: Wish; slots: number[] } | null = null
  for (const [blocker, names] of entriesOf(filtersBehind)) {
    if (names.every((name) => wish.filters[name] === undefined)) continue
    const relaxed = without(register, wish, names)
    const slots = findSlots(register, relaxed)
    if (slots.length > (best?.slots.length ?? 0)) best = { blocker, wish: relaxed, slots }
  }
  if (best === null) {
    const relaxed = wishOf({ near: wish.filters.near }, wish.sort, knownTo(register))
    best = { blocker: null, wish: relaxed, slots: findSlots(register, relaxed) }
  }
  const sort = best.wish.origin ? 'nearest' : 'recommended'
  const nearest = inOrder(register, best.slots, { ...best.wish, sort }, nearestShown).map((slot) =>
    foundOf(matchOf(register, best.wish, slot), best.wish),
  )
  return { blockedBy: best.blocker, nearest }
}

function without(register: Register, wish: Wish, names: (keyof Filters)[]) {
  const rest = entriesOf(wish.filters).filter(([name]) => !names.includes(name))
  return wishOf(Object.fromEntries(rest), wish.sort, knownTo(register))
}

function knownTo(register: Register) {
  return { cities: register.cities(), atlas: register.atlas() }
}

export async function listPlaces(db: Db, text: string) {
  return suggestPlaces(await atlasOf(db), text)
}

// The city around this spot, or else the nearest one; without a spot the default city.
export async function readCity(db: Db, { latitude, longitude }: Partial<Spot>): Promise<CityMap> {
  const atlas = await atlasOf(db)
  const isSpot = latitude !== undefined && longitude !== undefined
  const city = (isSpot ? nearestTo({ latitude, longitude }, atlas) : atlas[0]) ?? fail('NOT_FOUND')
  return {
    name: city.name,
    latitude: city.latitude,
    longitude: city.longitude,
    bounds: boundsOf(city),
    neighborhoods: neighborhoodsOf(city).map(({ name, latitude, longitude }) => ({
      name,
      latitude,
      longitude,
    })),
    drawing: city.drawing,
  }
}

// The location of an address by its ZIP code or neighborhood; otherwise the center of its city.
export async function locateAddress(db: Db, address: string): Promise<Place> {
  const atlas = await atlasOf(db)
  const zip = zipIn(address)
  const byZip = zip && atlas.flatMap(({ places }) => places).find(isZip(zip))
  if (byZip) return plain(byZip)
  const words = ` ${fold(address).replace(/\W+/g, ' ')} `
  const isNamed = ({ folded }: { folded: string }) => words.includes(` ${folded} `)
  const city =
    atlas.find(({ name }) => isNamed({ folded: fold(name) })) ?? atlas[0] ?? fail('NOT_FOUND')
  const named = neighborhoodsOf(city).find(isNamed)
  return plain(named ?? at(city.places, 0))
}

const isZip =
  (zip: string) =>
  ({ kind, name }: Place) =>
    kind === 'zip' && name === zip

const neighborhoodsOf = ({ places }: City) => places.filter(({ kind }) => kind === 'neighborhood')

// The last separate five digits, because an earlier number is the house number.
export function zipIn(address: string) {
  return address.match(/\b\d{5}(?=(-\d{4})?\b)/g)?.at(-1) ?? ''
}

// The city and the neighborhood of a spot; null outside of all cities.
export async function findArea(db: Db, spot: Spot) {
  const city = cityAround(await atlasOf(db), spot)
  if (city === null) return null
  return {
    cityId: city.id,
    neighborhood: nearestTo(spot, neighborhoodsOf(city))?.name ?? city.name,
  }
}
