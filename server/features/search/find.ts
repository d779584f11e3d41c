// Who fits, and in which order.
import type { Filters, Sort } from '#contract/search.ts'
import type { Entry, Offer } from './entries.ts'
import type { Register } from './register.ts'
import type { Wish } from './wish.ts'

export type Match = { entry: Entry; offer: Offer; miles: number | null; first: number }

const slotsHorizonMinutes = 48 * 60
// So many openings in two days are as good as more.
const plentyOfSlots = 24
const farMiles = 15
// A new barber counts as if ten people had given the city's mean.
const doubtfulReviews = 10
const cityMean = 4.6

export function findMatches(register: Register, wish: Wish): Match[] {
  const matches: Match[] = []
  for (const entry of candidates(register, wish)) {
    const match = matchOf(entry, wish)
    if (match) matches.push(match)
  }
  return matches
}

// The narrowest way in.
function candidates(register: Register, { words, origin, filters, box }: Wish): Iterable<Entry> {
  const named = words.length > 0 ? register.withWords(words) : null
  if (named) return named
  if (box) return register.inBox(box.west, box.south, box.east, box.north)
  const { distanceMiles: reach } = filters
  if (origin && reach !== undefined)
    return register.inBox(origin.x - reach, origin.y - reach, origin.x + reach, origin.y + reach)
  return register.all()
}

function matchOf(entry: Entry, wish: Wish): Match | null {
  const { filters, origin, box } = wish
  const offer = entry.offers[filters.category ?? 'any']
  if (!offer || !fits(entry, offer, filters)) return null
  if (wish.city !== null && entry.city !== wish.city) return null
  if (box && !isInside(entry, box)) return null

  const miles = origin ? Math.hypot(entry.x - origin.x, entry.y - origin.y) : null
  const { distanceMiles } = filters
  if (distanceMiles !== undefined && miles !== null && miles > distanceMiles) return null

  const first = nextStart(offer, wish, entry.noticeMinutes)
  if (wish.windows !== null && first === Number.POSITIVE_INFINITY) return null
  return { entry, offer, miles, first }
}

function fits(entry: Entry, offer: Offer, asked: Filters) {
  const { priceMaxCents, ratingMin, language, badge, payment, walkIns, accessible } = asked
  return (
    (priceMaxCents === undefined || offer.priceFromCents <= priceMaxCents) &&
    (ratingMin === undefined || entry.card.averageRating >= ratingMin) &&
    (language === undefined || entry.languages.includes(language)) &&
    (badge === undefined || entry.badges.includes(badge)) &&
    (payment === undefined || entry.payment === payment) &&
    (walkIns !== true || entry.walkIns) &&
    (accessible !== true || entry.accessible)
  )
}

type Box = NonNullable<Wish['box']>

const isInside = ({ x, y }: Entry, { west, south, east, north }: Box) =>
  x >= west && x <= east && y >= south && y <= north

// The next openings, in the windows that are asked for.
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

function nextStart(offer: Offer, wish: Wish, noticeMinutes: number) {
  const { starts } = offer
  const earliest = wish.now + noticeMinutes
  if (wish.windows === null) return starts[firstAt(starts, earliest)] ?? Number.POSITIVE_INFINITY
  for (const [from, to] of wish.windows) {
    const start = starts[firstAt(starts, Math.max(from, earliest))]
    if (start !== undefined && start < to) return start
  }
  return Number.POSITIVE_INFINITY
}

// Where the first start not before `minute` is.
function firstAt(starts: Int32Array, minute: number) {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! < minute) low = middle + 1
    else high = middle
  }
  return low
}

// Lower comes first.
const scores: Record<Sort, (match: Match, wish: Wish) => number> = {
  recommended: (match, wish) => -recommendation(match, wish),
  nearest: ({ miles, entry }) => miles ?? -entry.card.averageRating,
  rating: ({ entry }) => -entry.card.averageRating * 1e6 - entry.card.totalReviews,
  price: ({ offer }) => offer.priceFromCents,
  earliest: ({ first }) => first,
}

function recommendation({ entry, offer, miles }: Match, { now }: Wish) {
  const { averageRating, totalReviews } = entry.card
  const rating =
    (doubtfulReviews * cityMean + averageRating * totalReviews) / (doubtfulReviews + totalReviews)
  const soon =
    firstAt(offer.starts, now + slotsHorizonMinutes) -
    firstAt(offer.starts, now + entry.noticeMinutes)
  return (
    0.35 * (rating / 5) +
    0.25 * Math.min(1, Math.max(0, soon) / plentyOfSlots) +
    0.2 * (miles === null ? 0.5 : 1 - Math.min(1, miles / farMiles)) +
    0.1 * entry.kept +
    0.1 * (entry.isNew ? 1 : 0)
  )
}

// The first `most` in order. Ties go by rating and then by id, so that pages never overlap.
export function inOrder(matches: readonly Match[], wish: Wish, most: number) {
  const score = scores[wish.sort]
  const ranked = matches.map((match) => ({ match, score: score(match, wish) }))
  return firstOf(ranked, most, compare).map(({ match }) => match)
}

type Ranked = { match: Match; score: number }

function compare(a: Ranked, b: Ranked) {
  return (
    a.score - b.score ||
    b.match.entry.card.averageRating - a.match.entry.card.averageRating ||
    (a.match.entry.id < b.match.entry.id ? -1 : 1)
  )
}

// Sorting a whole city to show its first page would take longer than everything else.
const fewEnoughToInsert = 500

function firstOf<T>(items: T[], most: number, order: (a: T, b: T) => number) {
  if (most > fewEnoughToInsert || items.length <= most) return items.sort(order).slice(0, most)
  const best: T[] = []
  for (const item of items) {
    if (best.length === most && order(item, best[most - 1]!) >= 0) continue
    let low = 0
    let high = best.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (order(best[middle]!, item) < 0) low = middle + 1
      else high = middle
    }
    best.splice(low, 0, item)
    if (best.length > most) best.pop()
  }
  return best
}
