// The values that search reads for every barber, as typed arrays: scanning a hundred thousand
// barbers then reads a few contiguous megabytes. Every listed barber has an index, its slot.
import { categories } from '#contract/marketplace/search.ts'
import type { Span } from '#server/features/availability/slots.ts'
import { firstAt, type Entry } from './entries.ts'

export const kinds = ['any', ...categories] as const
export type Kind = (typeof kinds)[number]

// Marks a missing offer or start.
export const none = 0x7fffffff

const slotsHorizonMinutes = 48 * 60
// More starts than this in two days do not rank higher.
const plentyOfSlots = 24
// A new barber ranks as if ten clients had given the city's mean.
const doubtfulReviews = 10
const cityMean = 4.6

// Time windows to remember, in each zone.
const mostAsked = 32

export type Columns = ReturnType<typeof createColumns>

export function createColumns() {
  let room = 1024
  const entries: (Entry | undefined)[] = []
  const free: number[] = []

  const columns = barberColumns(room)
  const cityNumbers = new Map<string, number>()
  const zones: string[] = []
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, offerColumns(room)])) as Record<
    Kind,
    OfferColumns
  >

  // The first start in each requested time window, such as this afternoon; computed on demand.
  const asked = new Map<string, Int32Array>()

  function grow() {
    room *= 2
    asked.clear()
    for (const table of [columns, ...Object.values(byKind)]) widen(table, room)
  }

  function add(entry: Entry) {
    const slot = free.pop() ?? entries.length
    if (slot === room) grow()
    entries[slot] = entry
    const { averageRating, totalReviews } = entry.card
    columns.rating[slot] = averageRating
    columns.reviews[slot] = totalReviews
    columns.merit[slot] = meritOf(entry)
    columns.notice[slot] = entry.noticeMinutes
    columns.city[slot] = numberOf(entry.city)
    columns.zone[slot] = indexIn(zones, entry.card.timeZone)
    columns.latitude[slot] = entry.card.latitude
    columns.longitude[slot] = entry.card.longitude
    columns.down[slot] = mercator(entry.card.latitude)
    for (const firsts of asked.values()) firsts[slot] = 0
    for (const kind of kinds) {
      const offer = entry.offers[kind]
      byKind[kind].price[slot] = offer?.priceFromCents ?? none
      byKind[kind].next[slot] = offer ? 0 : none
      byKind[kind].countedAt[slot] = 0
    }
    return slot
  }

  function remove(slot: number) {
    entries[slot] = undefined
    for (const kind of kinds) byKind[kind].price[slot] = none
    free.push(slot)
  }

  function numberOf(city: string) {
    const known = cityNumbers.get(city) ?? cityNumbers.size
    cityNumbers.set(city, known)
    return known
  }

  // The next bookable start. It only moves forward, so the cached value mostly holds.
  function nextOf(kind: Kind, slot: number, now: number) {
    const { next } = byKind[kind]
    const earliest = now + numberAt(columns.notice, slot)
    const known = numberAt(next, slot)
    if (known >= earliest) return known
    const { starts } = offerAt(entries, kind, slot)
    return (next[slot] = starts[firstAt(starts, earliest)] ?? none)
  }

  // The same within a time window.
  function firstIn(kind: Kind, [from, to]: Span, now: number) {
    const key = `${kind} ${from} ${to}`
    const firsts = newestOf(asked, key, { room, most: mostAsked * zones.length })
    return (slot: number) => {
      const earliest = now + numberAt(columns.notice, slot)
      const known = numberAt(firsts, slot)
      if (known >= earliest) return known
      const { starts } = offerAt(entries, kind, slot)
      const start = starts[firstAt(starts, Math.max(from, earliest))]
      return (firsts[slot] = start !== undefined && start < to ? start : none)
    }
  }

  // Availability in the next two days, from 0 to 1. Computed once a minute.
  function soonOf(kind: Kind, slot: number, now: number) {
    const { soon, countedAt } = byKind[kind]
    if (countedAt[slot] === now) return numberAt(soon, slot)
    const { starts } = offerAt(entries, kind, slot)
    const count =
      firstAt(starts, now + slotsHorizonMinutes) -
      firstAt(starts, now + numberAt(columns.notice, slot))
    countedAt[slot] = now
    return (soon[slot] = Math.min(1, Math.max(0, count) / plentyOfSlots))
  }

  return { columns, byKind, entries, zones, add, remove, numberOf, nextOf, firstIn, soonOf }
}

type Size = { room: number; most: number }

// The column of this window, which becomes the last to be forgotten.
function newestOf(asked: Map<string, Int32Array>, key: string, { room, most }: Size) {
  const firsts = asked.get(key) ?? new Int32Array(room)
  const [oldest] = asked.keys()
  if (!asked.delete(key) && asked.size >= most && oldest !== undefined) asked.delete(oldest)
  asked.set(key, firsts)
  return firsts
}

function indexIn(names: string[], name: string) {
  const known = names.indexOf(name)
  return known === -1 ? names.push(name) - 1 : known
}

export function offerAt(entries: Columns['entries'], kind: Kind, slot: number) {
  const offer = entries[slot]?.offers[kind]
  if (!offer) throw new RangeError(`No offer of ${kind} in slot ${slot}.`)
  return offer
}

type Numbers = Float64Array | Int32Array

// Takes only these two array types, which keeps the read fast in loops over all barbers.
export function numberAt(numbers: Numbers, index: number) {
  const found = numbers[index]
  if (found === undefined) throw new RangeError(`No number at ${index} of ${numbers.length}.`)
  return found
}

function barberColumns(room: number) {
  return {
    latitude: new Float64Array(room),
    longitude: new Float64Array(room),
    // Mercator y, from 0 to 1.
    down: new Float64Array(room),
    city: new Int32Array(room),
    // An index of `zones`.
    zone: new Int32Array(room),
    rating: new Float64Array(room),
    reviews: new Float64Array(room),
    // The part of a recommendation that depends on neither time nor place.
    merit: new Float64Array(room),
    notice: new Int32Array(room),
  }
}

type OfferColumns = ReturnType<typeof offerColumns>

function offerColumns(room: number) {
  return {
    price: new Int32Array(room).fill(none),
    next: new Int32Array(room),
    soon: new Float64Array(room),
    countedAt: new Int32Array(room),
  }
}

function widen(table: Record<string, Numbers>, room: number) {
  for (const [name, column] of Object.entries(table)) {
    const wider = column instanceof Float64Array ? new Float64Array(room) : new Int32Array(room)
    wider.set(column)
    table[name] = wider
  }
}

// From 0 to 1.
function mercator(latitude: number) {
  const angle = (latitude * Math.PI) / 180
  return (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2
}

function meritOf({ card: { averageRating, totalReviews }, kept, isNew }: Entry) {
  const rating =
    (doubtfulReviews * cityMean + averageRating * totalReviews) / (doubtfulReviews + totalReviews)
  return 0.35 * (rating / 5) + 0.1 * kept + 0.1 * (isNew ? 1 : 0)
}
