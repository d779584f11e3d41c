// Finds and ranks matches. Barbers are handled by their slot until some are shown.
import { at } from '#contract/lists.ts'
import type { Filters, Sort } from '#contract/marketplace/search.ts'
import { none, numberAt, type Columns } from './columns.ts'
import { firstAt, type Entry } from './entries.ts'
import { offersFor, type Offer } from './offers.ts'
import type { Having, Register } from './register.ts'
import { boxAround, milesFrom, type Box, type Spot } from './places.ts'
import { isForKids, headedBy, type Kind } from './styles-of.ts'
import type { Span } from '#server/features/availability/slots.ts'
import type { Wish } from './wish.ts'

export type Match = { entry: Entry; offer: Offer; miles: number | null }

const farMiles = 15
// What words that only help are worth.
const softMerit = 0.05

// The kind whose column answers alone; null when several things are asked for at once.
function onlyKind({ ask: { styles, anyOf, category, priceMinCents } }: Wish): Kind | null {
  const [style, another] = styles
  if (another || anyOf.length > 0 || priceMinCents !== undefined) return null
  if (style) return category === undefined || headedBy(style) === category ? style : null
  return category ?? 'any'
}

// The kind that is shown and ranked by.
export function kindOf(wish: Wish): Kind {
  const { styles, anyOf, category } = wish.ask
  const kids = styles.find((id) => isForKids([id]))
  return onlyKind(wish) ?? kids ?? styles[0] ?? anyOf[0] ?? category ?? 'any'
}

export function findSlots(register: Register, wish: Wish): number[] {
  if (wish.isNowhere) return []
  return candidates(register, wish).filter(checkOf(register, wish))
}

// The smallest candidate set: who is named, barbers with the rarest word, barbers nearby, or all.
function candidates(
  register: Register,
  { words, wanted, origin, reachMiles, box }: Wish,
): number[] {
  const area = box ?? (origin && reachMiles !== null ? boxAround(origin, reachMiles) : null)
  const near = area ? register.cellsIn(area) : null
  const named = [wanted.shop, wanted.person].flatMap((name) =>
    name ? [havingName(register, name)] : [],
  )
  const having = [...named, ...register.havingWords(words)].sort((a, b) => sizeOf(a) - sizeOf(b))
  const [rarest, ...others] = having
  if (!rarest) return near ? join(near) : register.everyone()
  if (near && sizeOf(near) < sizeOf(rarest)) return withAll(join(near), having)
  return withAll([...new Set(join(rarest))], others)
}

// A whole name, or a first name.
function havingName({ names, havingWord }: Register, name: string): Having {
  const whole = names.slotsOf(name)
  return [whole.size > 0 ? whole : havingWord(name)]
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

function checkOf(register: Register, wish: Wish) {
  const { table } = register
  const { filters, origin, box, windows, reachMiles: reach } = wish
  const { ratingMin = 0 } = filters
  const { columns, entries } = table
  const { latitude, longitude, rating, city } = columns
  const miles = origin && reach !== null ? milesTo(table, origin) : null
  const isPriced = pricedBy(table, wish)
  const isWhole = onlyKind(wish) !== null
  const first = windows && firstOf(table, wish)
  const cityNumber = wish.city === null ? null : table.numberOf(wish.city)
  const isPicky = pickyAbout.some((name) => filters[name] !== undefined)
  return (slot: number) =>
    isPriced(slot) &&
    numberAt(rating, slot) >= ratingMin &&
    (cityNumber === null || city[slot] === cityNumber) &&
    (box === null || isInside(numberAt(longitude, slot), numberAt(latitude, slot), box)) &&
    (miles === null || reach === null || miles(slot) <= reach) &&
    (!isPicky || suits(at(entries, slot), filters)) &&
    (isWhole || offersFor(at(entries, slot).services, wish.ask).length > 0) &&
    (first === null || first(slot) !== none)
}

// By the columns alone: everything asked for is there, and nothing of it costs too much.
function pricedBy({ offersOf }: Columns, { ask }: Wish): (slot: number) => boolean {
  const { styles, anyOf, category, priceMaxCents = none - 1 } = ask
  const pricesOf = (kind: Kind) => offersOf(kind).price
  // Asked for kids, the kids' prices decide: one service may be all of it.
  const musts = isForKids(styles) ? styles.filter((id) => isForKids([id])) : styles
  const all = [...musts, ...(category ? [category] : [])].map(pricesOf)
  const some = anyOf.map(pricesOf)
  if (all.length === 0 && some.length === 0) all.push(pricesOf('any'))
  const [only] = all
  if (only && all.length === 1 && some.length === 0)
    return (slot) => numberAt(only, slot) <= priceMaxCents
  return (slot) =>
    all.every((price) => numberAt(price, slot) <= priceMaxCents) &&
    (some.length === 0 || some.some((price) => numberAt(price, slot) <= priceMaxCents))
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
  const { now, windows, ask } = wish
  const kind = onlyKind(wish)
  if (windows === null && kind && ask.priceMaxCents === undefined)
    return (slot) => table.nextOf(kind, slot, now)
  const look = (slot: number, span: Span) => lookInto(at(table.entries, slot), wish, span)
  const asked = JSON.stringify(ask)
  const always: Span = [0, none]
  const byZone = table.zones.map((timeZone) =>
    (windows?.(timeZone) ?? [always]).map((window) => table.firstIn(asked, window, { now, look })),
  )
  const { zone } = table.columns
  return (slot) => {
    for (const first of at(byZone, numberAt(zone, slot)))
      if (first(slot) !== none) return first(slot)
    return none
  }
}

// The first start of the best offer that has one; several services have those of the longest.
function lookInto(entry: Entry, { ask }: Wish, [from, to]: Span) {
  for (const offer of offersFor(entry.services, ask)) {
    const starts = startsOf(offer)
    const start = starts[firstAt(starts, from)]
    if (start !== undefined && start < to) return start
  }
  return none
}

const startsOf = ({ services, starts }: Offer) =>
  services.length > 1 ? (services.find(({ isAddOn }) => !isAddOn)?.starts ?? starts) : starts

type Shown = Pick<Match, 'entry' | 'offer'>

// A match's next slots in the requested windows.
export function nextStarts({ entry, offer: { starts } }: Shown, wish: Wish, most: number) {
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
  const miles = origin && milesTo(table, origin)(slot)
  const offers = offersFor(entry.services, wish.ask)
  const isOpen = (offer: Offer) => nextStarts({ entry, offer }, wish, 1).length > 0
  const offer = offers.find(isOpen) ?? offers[0] ?? entry.offers.any
  return { entry, offer: offer ?? at(Object.values(entry.offers), 0), miles }
}

// Lower comes first.
function scoreOf({ table, havingWord, names }: Register, wish: Wish): (slot: number) => number {
  const { rating, reviews, merit } = table.columns
  const { origin, now } = wish
  const kind = kindOf(wish)
  const { price, tier } = table.offersOf(kind)
  const miles = origin && milesTo(table, origin)
  const nearness = (slot: number) => (miles ? 1 - Math.min(1, miles(slot) / farMiles) : 0.5)
  const soft = wish.soft.map(havingWord)
  const help = (slot: number) => (soft.some((set) => set.has(slot)) ? softMerit : 0)
  const isTiered = onlyKind(wish) !== null && wish.ask.styles.length > 0
  const scores: Record<Sort, (slot: number) => number> = {
    // Who offers it by name goes before the category.
    recommended: (slot) =>
      (isTiered ? 10 * numberAt(tier, slot) : 0) -
      (numberAt(merit, slot) + 0.25 * table.soonOf(kind, slot, now) + 0.2 * nearness(slot)) -
      help(slot),
    nearest: miles ?? ((slot) => -numberAt(rating, slot)),
    rating: (slot) => -numberAt(rating, slot) * 1e6 - numberAt(reviews, slot),
    price:
      onlyKind(wish) === null
        ? (slot) => offersFor(at(table.entries, slot).services, wish.ask)[0]?.priceCents ?? none
        : (slot) => numberAt(price, slot),
    earliest: firstOf(table, wish),
  }
  const score = scores[wish.sort]
  const first = new Set(wish.names.flatMap((name) => [...names.slotsOf(name)]))
  return first.size === 0 ? score : (slot) => (first.has(slot) ? -Infinity : score(slot))
}

type Ranked = { slot: number; score: number }

// Up to this many results are kept by insertion: sorting a whole city for its first page would be
// the slowest part.
const fewEnoughToInsert = 500

// The first `most` in order. Ties go by rating and then by id, so that pages never overlap.
export function inOrder(register: Register, slots: readonly number[], wish: Wish, most: number) {
  const { table } = register
  const score = scoreOf(register, wish)
  const { entries, columns } = table
  const { rating } = columns
  const compare = (a: Ranked, b: Ranked) =>
    compareNumbers(a.score, b.score) ||
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

// Not by subtraction: two may be infinite.
const compareNumbers = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0)

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
