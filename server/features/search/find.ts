// Finds and ranks matches. Barbers are handled by their slot until some are shown.
import { at } from '#contract/lists.ts'
import type { Filters, Sort } from '#contract/marketplace/search.ts'
import { none, numberAt, offerAt, type Columns, type Kind } from './columns.ts'
import { firstAt, type Entry, type Offer } from './entries.ts'
import type { Having, Register } from './register.ts'
import { boxAround, milesFrom, type Box, type Spot } from './places.ts'
import type { Wish } from './wish.ts'

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
  const area = box ?? (origin && reach !== undefined ? boxAround(origin, reach) : null)
  const near = area ? register.cellsIn(area) : null
  const having = register.havingWords(words).sort((a, b) => sizeOf(a) - sizeOf(b))
  const [rarest, ...others] = having
  if (!rarest) return near ? join(near) : register.everyone()
  if (near && sizeOf(near) < sizeOf(rarest)) return withAll(join(near), having)
  return withAll([...new Set(join(rarest))], others)
}

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
  const { priceMaxCents = none - 1, ratingMin = 0, distanceMiles: reach } = filters
  const { columns, byKind, entries } = table
  const { latitude, longitude, rating, city } = columns
  const miles = origin && reach !== undefined ? milesTo(table, origin) : null
  const { price } = byKind[kindOf(wish)]
  const first = firstOf(table, wish)
  const cityNumber = wish.city === null ? null : table.numberOf(wish.city)
  const isPicky = pickyAbout.some((name) => filters[name] !== undefined)
  return (slot: number) =>
    numberAt(price, slot) <= priceMaxCents &&
    numberAt(rating, slot) >= ratingMin &&
    (cityNumber === null || city[slot] === cityNumber) &&
    (box === null || isInside(numberAt(longitude, slot), numberAt(latitude, slot), box)) &&
    (miles === null || reach === undefined || miles(slot) <= reach) &&
    (!isPicky || suits(at(entries, slot), filters)) &&
    (windows === null || first(slot) !== none)
}

// Rarely used, so not worth a column.
const pickyAbout = ['language', 'badge', 'payment', 'walkIns', 'offers', 'accessible'] as const

function suits(entry: Entry, filters: Filters) {
  const { language, badge, payment, walkIns, offers, accessible } = filters
  return (
    (language === undefined || entry.languages.includes(language)) &&
    (badge === undefined || entry.badges.includes(badge)) &&
    (payment === undefined || entry.payment === payment) &&
    (walkIns !== true || entry.walkIns) &&
    (offers !== true || entry.card.offer !== undefined) &&
    (accessible !== true || entry.accessible)
  )
}

const isInside = (x: number, y: number, { west, south, east, north }: Box) =>
  x >= west && x <= east && y >= south && y <= north

function milesTo({ columns: { latitude, longitude } }: Columns, origin: Spot) {
  const miles = milesFrom(origin)
  return (slot: number) => miles(numberAt(latitude, slot), numberAt(longitude, slot))
}

// The first bookable start in the requested windows.
function firstOf(table: Columns, wish: Wish): (slot: number) => number {
  const { now, windows } = wish
  const kind = kindOf(wish)
  if (windows === null) return (slot) => table.nextOf(kind, slot, now)
  const byZone = table.zones.map((timeZone) =>
    windows(timeZone).map((window) => table.firstIn(kind, window, now)),
  )
  const { zone } = table.columns
  return (slot) => {
    for (const first of at(byZone, numberAt(zone, slot)))
      if (first(slot) !== none) return first(slot)
    return none
  }
}

// A match's next slots in the requested windows.
export function nextStarts({ entry, offer }: Omit<Match, 'miles'>, wish: Wish, most: number) {
  const { starts } = offer
  const earliest = wish.now + entry.noticeMinutes
  const found: number[] = []
  const windows = wish.windows?.(entry.card.timeZone) ?? [[earliest, Number.POSITIVE_INFINITY]]
  for (const [from, to] of windows)
    for (let index = firstAt(starts, Math.max(from, earliest)); index < starts.length; index++) {
      const start = numberAt(starts, index)
      if (found.length === most || start >= to) break
      found.push(start)
    }
  return found
}

export function matchOf({ table }: Register, wish: Wish, slot: number): Match {
  const entry = at(table.entries, slot)
  const { origin } = wish
  return {
    entry,
    offer: offerAt(table.entries, kindOf(wish), slot),
    miles: origin && milesTo(table, origin)(slot),
  }
}

// Lower comes first.
function scoreOf(table: Columns, wish: Wish): (slot: number) => number {
  const { rating, reviews, merit } = table.columns
  const { origin, now } = wish
  const kind = kindOf(wish)
  const { price } = table.byKind[kind]
  const miles = origin && milesTo(table, origin)
  const nearness = (slot: number) => (miles ? 1 - Math.min(1, miles(slot) / farMiles) : 0.5)
  const scores: Record<Sort, (slot: number) => number> = {
    recommended: (slot) =>
      -(numberAt(merit, slot) + 0.25 * table.soonOf(kind, slot, now) + 0.2 * nearness(slot)),
    nearest: miles ?? ((slot) => -numberAt(rating, slot)),
    rating: (slot) => -numberAt(rating, slot) * 1e6 - numberAt(reviews, slot),
    price: (slot) => numberAt(price, slot),
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
  const { entries, columns } = table
  const { rating } = columns
  const compare = (a: Ranked, b: Ranked) =>
    a.score - b.score ||
    numberAt(rating, b.slot) - numberAt(rating, a.slot) ||
    (at(entries, a.slot).id < at(entries, b.slot).id ? -1 : 1)
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
    if (compare(at(best, middle), one) < 0) low = middle + 1
    else high = middle
  }
  best.splice(low, 0, one)
}
