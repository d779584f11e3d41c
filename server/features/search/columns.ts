// The values that search reads for every barber, as typed arrays: scanning a hundred thousand
// barbers then reads a few contiguous megabytes. Every listed barber has an index, its slot.
import { fail } from '#contract/errors.ts'
import type { Span } from '#server/features/availability/slots.ts'
import { firstAt, type Entry } from './entries.ts'
import { kinds, type Kind } from './styles-of.ts'

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
  const byKind = new Map<Kind, OfferColumns>(kinds.map((kind) => [kind, offerColumns(room)]))
  // Slots and times, only of the kinds that were asked for.
  const timing = new Map<Kind, TimingColumns>()

  // The first start in each requested time window, such as this afternoon; computed on demand.
  const asked = new Map<string, Int32Array>()

  function grow() {
    room *= 2
    asked.clear()
    for (const table of [columns, ...byKind.values(), ...timing.values()]) widen(table, room)
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
      const { price, tier } = offersOf(kind)
      price[slot] = offer?.priceFromCents ?? none
      tier[slot] = offer?.isNamed === false ? 1 : 0
    }
    for (const { next, countedAt } of timing.values()) {
      next[slot] = 0
      countedAt[slot] = 0
    }
    return slot
  }

  function remove(slot: number) {
    entries[slot] = undefined
    for (const { price } of byKind.values()) price[slot] = none
    free.push(slot)
  }

  function offersOf(kind: Kind): OfferColumns {
    return byKind.get(kind) ?? fail('NOT_FOUND')
  }

  function timesOf(kind: Kind): TimingColumns {
    const times = timing.get(kind) ?? timingColumns(room)
    timing.set(kind, times)
    return times
  }

  function numberOf(city: string) {
    const known = cityNumbers.get(city) ?? cityNumbers.size
    cityNumbers.set(city, known)
    return known
  }

  // The next bookable start. It only moves forward, so the cached value mostly holds.
  function nextOf(kind: Kind, slot: number, now: number) {
    const { next } = timesOf(kind)
    const earliest = now + numberAt(columns.notice, slot)
    const known = numberAt(next, slot)
    if (known >= earliest) return known
    const starts = startsAt(entries, kind, slot)
    return (next[slot] = starts[firstAt(starts, earliest)] ?? none)
  }

  // The same within a time window, for what `asked` names; `look` reads the calendar.
  function firstIn(wanted: string, [from, to]: Span, { now, look }: Look) {
    const key = `${wanted} ${from} ${to}`
    const firsts = newestOf(asked, key, { room, most: mostAsked * zones.length })
    return (slot: number) => {
      const earliest = now + numberAt(columns.notice, slot)
      const known = numberAt(firsts, slot)
      if (known >= earliest) return known
      return (firsts[slot] = look(slot, [Math.max(from, earliest), to]))
    }
  }

  // Availability in the next two days, from 0 to 1. Computed once a minute.
  function soonOf(kind: Kind, slot: number, now: number) {
    const { soon, countedAt } = timesOf(kind)
    if (countedAt[slot] === now) return numberAt(soon, slot)
    const starts = startsAt(entries, kind, slot)
    const count =
      firstAt(starts, now + slotsHorizonMinutes) -
      firstAt(starts, now + numberAt(columns.notice, slot))
    countedAt[slot] = now
    return (soon[slot] = Math.min(1, Math.max(0, count) / plentyOfSlots))
  }

  return { columns, offersOf, entries, zones, add, remove, numberOf, nextOf, firstIn, soonOf }
}

type Look = { now: number; look: (slot: number, span: Span) => number }

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

const noStarts = new Int32Array()

// None for who does not offer it alone.
const startsAt = (entries: (Entry | undefined)[], kind: Kind, slot: number) =>
  entries[slot]?.offers[kind]?.starts ?? noStarts

type Numbers = Float64Array | Int32Array
type Column = Numbers | Uint8Array

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
type TimingColumns = ReturnType<typeof timingColumns>

function offerColumns(room: number) {
  // Tier 1 offers it by category alone.
  return { price: new Int32Array(room).fill(none), tier: new Uint8Array(room) }
}

function timingColumns(room: number) {
  return {
    next: new Int32Array(room),
    soon: new Float64Array(room),
    countedAt: new Int32Array(room),
  }
}

function widen(table: Record<string, Column>, room: number) {
  for (const [name, column] of Object.entries(table)) {
    const wider = longerOf(column, room)
    wider.set(column)
    table[name] = wider
  }
}

function longerOf(column: Column, room: number): Column {
  if (column instanceof Float64Array) return new Float64Array(room)
  return column instanceof Int32Array ? new Int32Array(room) : new Uint8Array(room)
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
