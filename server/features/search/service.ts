// Search runs in memory: one register per process, kept in sync by the live channel.
import { fail } from '#contract/errors.ts'
import { at, entriesOf } from '#contract/lists.ts'
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
import { registerOf } from './keeper.ts'
import { milesOf, places, plain, type Spot } from './places.ts'
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
  const wish = wishOf(filters, sort, register.cities())
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
  const wish = wishOf(filters, 'recommended', register.cities())
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
      const [start] = offer ? nextStarts(offer, wish, entry.noticeMinutes, 1) : []
      return [id, start === undefined ? null : isoOf(start)]
    }),
  )
}

function foundOf({ entry, offer, miles }: Match, wish: Wish): FoundBarber {
  const starts = nextStarts(offer, wish, entry.noticeMinutes, slotsOnCard)
  const [next] = wish.windows
    ? nextStarts(offer, { ...wish, windows: null }, entry.noticeMinutes, 1)
    : starts
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
  accessible: ['accessible'],
  bounds: ['bounds'],
}

// The filter whose removal gives the most matches, and the nearest of those.
function whatBlocks(register: Register, wish: Wish): Pick<Found, 'blockedBy' | 'nearest'> {
  let best: { blocker: Blocker | null; wish: Wish; slots: number[] } | null = null
  for (const [blocker, names] of entriesOf(filtersBehind)) {
    if (names.every((name) => wish.filters[name] === undefined)) continue
    const relaxed = without(wish, names)
    const slots = findSlots(register, relaxed)
    if (slots.length > (best?.slots.length ?? 0)) best = { blocker, wish: relaxed, slots }
  }
  if (best === null) {
    const relaxed = wishOf({ near: wish.filters.near }, wish.sort)
    best = { blocker: null, wish: relaxed, slots: findSlots(register, relaxed) }
  }
  const sort = best.wish.origin ? 'nearest' : 'recommended'
  const nearest = inOrder(register, best.slots, { ...best.wish, sort }, nearestShown).map((slot) =>
    foundOf(matchOf(register, best.wish, slot), best.wish),
  )
  return { blockedBy: best.blocker, nearest }
}

function without(wish: Wish, names: (keyof Filters)[]) {
  const rest = entriesOf(wish.filters).filter(([name]) => !names.includes(name))
  return wishOf(Object.fromEntries(rest), wish.sort)
}

// The location of an address by its ZIP code or neighborhood; otherwise the city center.
export function locateAddress(address: string): Place {
  const zip = zipIn(address)
  const byZip = zip && places.find(({ kind, name }) => kind === 'zip' && name === zip)
  if (byZip) return plain(byZip)
  const words = ` ${fold(address).replace(/\W+/g, ' ')} `
  const named = places.find(
    ({ kind, folded }) => kind === 'neighborhood' && words.includes(` ${folded} `),
  )
  return plain(named ?? at(places, 0))
}

// The last separate five digits, because an earlier number is the house number.
export function zipIn(address: string) {
  return address.match(/\b\d{5}(?=(-\d{4})?\b)/g)?.at(-1) ?? ''
}

export function nearestNeighborhood(spot: Spot) {
  const here = milesOf(spot)
  const milesTo = (place: Spot) => {
    const { x, y } = milesOf(place)
    return Math.hypot(x - here.x, y - here.y)
  }
  return places
    .filter(({ kind }) => kind === 'neighborhood')
    .reduce((best, place) => (milesTo(place) < milesTo(best) ? place : best)).name
}
