// Finds and ranks matches. Barbers are handled by their slot until some are shown.
import type { Filters, Sort } from '#contract/marketplace/search.ts'
import { none, type Columns, type Kind } from './columns.ts'
import { firstAt, type Entry, type Offer } from './entries.ts'
import type { Having, Register } from './register.ts'
import type { Box, Wish } from './wish.ts'

export type Match = { entry: Entry; offer: Offer; miles: number | null }

const farMiles = 15

export const kindOf = ({ filters }: Wish): Kind => filters.category ?? 'any'

export function findSlots(register: Register, wish: Wish): number[] {
  if (wish.isNowhere) return []
  return candidates(register, wish).filter(checkOf(register.table, wish))
}

// The smallest candidate set: barbers with the rarest word, barbers nearby, or all.
function candidates(register: Register, { words, origin, filters, box }: Wish): number[] {
  const { distanceMiles: reach } = filters
  const area = box ?? (origin && reach !== undefined ? around(origin, reach) : null)
  const near = area ? register.cellsIn(area) : null
  const having = register.havingWords(words).sort((a, b) => sizeOf(a) - sizeOf(b))
  const [rarest, ...others] = having
  if (!rarest) return near ? join(near) : register.everyone()
  if (near && sizeOf(near) < sizeOf(rarest)) return withAll(join(near), having)
  return withAll([...new Set(join(rarest))], others)
}

const around = ({ x, y }: { x: number; y: number }, reach: number): Box => ({
  west: x - reach,
  south: y - reach,
  east: x + reach,
  north: y + reach,
})

const sizeOf = (sets: Having) => sets.reduce((sum, { size }) => sum + size, 0)

function join(sets: Having) {
  const slots: number[] = []
  for (const set of sets) for (const slot of set) slots.push(slot)
  return slots
}

function withAll(slots: number[], having: Having[]) {
  if (having.length === 0) return slots
  return slots.filter((slot) => having.every((sets) => sets.some((set) => set.has(slot))))
}

function checkOf(table: Columns, wish: Wish) {
  const { filters, origin, box, windows } = wish
  const { priceMaxCents = none - 1, ratingMin = 0, distanceMiles } = filters
  const { columns, byKind, entries } = table
  const { x, y, rating, city } = columns
  const { price } = byKind[kindOf(wish)]
  const first = firstOf(table, wish)
  const cityNumber = wish.city === null ? null : table.numberOf(wish.city)
  const reach = origin && distanceMiles !== undefined ? distanceMiles : null
  const isPicky = pickyAbout.some((name) => filters[name] !== undefined)
  return (slot: number) =>
    price[slot]! <= priceMaxCents &&
    rating[slot]! >= ratingMin &&
    (cityNumber === null || city[slot] === cityNumber) &&
    (box === null || isInside(x[slot]!, y[slot]!, box)) &&
    (reach === null || milesTo(origin!, x[slot]!, y[slot]!) <= reach) &&
    (!isPicky || suits(entries[slot]!, filters)) &&
    (windows === null || first(slot) !== none)
}

// Rarely used, so not worth a column.
const pickyAbout = ['language', 'badge', 'payment', 'walkIns', 'accessible'] as const

function suits(entry: Entry, { language, badge, payment, walkIns, accessible }: Filters) {
  return (
    (language === undefined || entry.languages.includes(language)) &&
    (badge === undefined || entry.badges.includes(badge)) &&
    (payment === undefined || entry.payment === payment) &&
    (walkIns !== true || entry.walkIns) &&
    (accessible !== true || entry.accessible)
  )
}

const isInside = (x: number, y: number, { west, south, east, north }: Box) =>
  x >= west && x <= east && y >= south && y <= north

// Faster than Math.hypot, which also handles extreme numbers.
const milesTo = (origin: { x: number; y: number }, x: number, y: number) =>
  Math.sqrt((x - origin.x) ** 2 + (y - origin.y) ** 2)

// The first bookable start in the requested windows.
function firstOf(table: Columns, wish: Wish): (slot: number) => number {
  const { now, windows } = wish
  const kind = kindOf(wish)
  if (windows === null) return (slot) => table.nextOf(kind, slot, now)
  const firsts = windows.map((window) => table.firstIn(kind, window, now))
  return (slot) => {
    for (const first of firsts) if (first(slot) !== none) return first(slot)
    return none
  }
}

// A match's next slots in the requested windows.
export function nextStarts(offer: Offer, wish: Wish, noticeMinutes: number, most: number) {
  const { starts } = offer
  const earliest = wish.now + noticeMinutes
  const found: number[] = []
  for (const [from, to] of wish.windows ?? [[earliest, Number.POSITIVE_INFINITY]])
    for (let at = firstAt(starts, Math.max(from, earliest)); at < starts.length; at++) {
      if (found.length === most || starts[at]! >= to) break
      found.push(starts[at]!)
    }
  return found
}

export function matchOf({ table }: Register, wish: Wish, slot: number): Match {
  const entry = table.entries[slot]!
  const { origin } = wish
  return {
    entry,
    offer: entry.offers[kindOf(wish)]!,
    miles: origin && milesTo(origin, entry.x, entry.y),
  }
}

// Lower comes first.
function scoreOf(table: Columns, wish: Wish): (slot: number) => number {
  const { x, y, rating, reviews, merit } = table.columns
  const { origin, now } = wish
  const kind = kindOf(wish)
  const { price } = table.byKind[kind]
  const nearness = (slot: number) =>
    origin ? 1 - Math.min(1, milesTo(origin, x[slot]!, y[slot]!) / farMiles) : 0.5
  const scores: Record<Sort, (slot: number) => number> = {
    recommended: (slot) =>
      -(merit[slot]! + 0.25 * table.soonOf(kind, slot, now) + 0.2 * nearness(slot)),
    nearest: (slot) => (origin ? milesTo(origin, x[slot]!, y[slot]!) : -rating[slot]!),
    rating: (slot) => -rating[slot]! * 1e6 - reviews[slot]!,
    price: (slot) => price[slot]!,
    earliest: firstOf(table, wish),
  }
  return scores[wish.sort]
}

type Ranked = { slot: number; score: number }

// Up to this many results are kept by insertion: sorting a whole city for its first page would be
// the slowest part.
const fewEnoughToInsert = 500

// The first `most` in order. Ties go by rating and then by id, so that pages never overlap.
export function inOrder({ table }: Register, slots: readonly number[], wish: Wish, most: number) {
  const score = scoreOf(table, wish)
  const compare = (a: Ranked, b: Ranked) =>
    a.score - b.score ||
    table.columns.rating[b.slot]! - table.columns.rating[a.slot]! ||
    (table.entries[a.slot]!.id < table.entries[b.slot]!.id ? -1 : 1)
  if (most > fewEnoughToInsert || slots.length <= most)
    return slots
      .map((slot) => ({ slot, score: score(slot) }))
      .sort(compare)
      .slice(0, most)
      .map(({ slot }) => slot)

  const best: Ranked[] = []
  for (const slot of slots) {
    const ranked = score(slot)
    const last = best[most - 1]
    if (last && ranked > last.score) continue
    insert(best, { slot, score: ranked }, compare)
    if (best.length > most) best.pop()
  }
  return best.map(({ slot }) => slot)
}

function insert(best: Ranked[], one: Ranked, compare: (a: Ranked, b: Ranked) => number) {
  let low = 0
  let high = best.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(best[middle]!, one) < 0) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, one)
}
