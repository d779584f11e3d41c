// What a search looks at for everyone it passes, as columns of numbers: walking through a hundred
// thousand barbers is then a walk through a few megabytes in a row. Whoever is listed has a slot.
import { categories } from '#contract/search.ts'
import { firstAt, type Entry } from './entries.ts'

export const kinds = ['any', ...categories] as const
export type Kind = (typeof kinds)[number]

// There is no such offer, and there is no opening.
export const none = 0x7fffffff

const slotsHorizonMinutes = 48 * 60
// So many openings in two days are as good as more.
const plentyOfSlots = 24
// A new barber counts as if ten people had given the city's mean.
const doubtfulReviews = 10
const cityMean = 4.6

export type Columns = ReturnType<typeof createColumns>

export function createColumns() {
  let room = 1024
  const entries: (Entry | undefined)[] = []
  const free: number[] = []

  const columns = {
    x: new Float64Array(room),
    y: new Float64Array(room),
    rating: new Float64Array(room),
    reviews: new Float64Array(room),
    // What a recommendation counts that does not change with the time or the place.
    merit: new Float64Array(room),
    notice: new Int32Array(room),
    city: new Int32Array(room),
    latitude: new Float64Array(room),
    longitude: new Float64Array(room),
  }
  const cityNumbers = new Map<string, number>()
  const byKind = Object.fromEntries(kinds.map((kind) => [kind, offerColumns(room)])) as Record<
    Kind,
    OfferColumns
  >

  function grow() {
    room *= 2
    for (const table of [columns, ...Object.values(byKind)] as Record<string, Numbers>[])
      for (const [name, column] of Object.entries(table)) {
        const wider = new (column.constructor as new (length: number) => Numbers)(room)
        wider.set(column as Float64Array & Int32Array)
        table[name] = wider
      }
  }

  function add(entry: Entry) {
    const slot = free.pop() ?? entries.length
    if (slot === room) grow()
    entries[slot] = entry
    const { averageRating, totalReviews } = entry.card
    columns.x[slot] = entry.x
    columns.y[slot] = entry.y
    columns.rating[slot] = averageRating
    columns.reviews[slot] = totalReviews
    columns.merit[slot] = meritOf(entry)
    columns.notice[slot] = entry.noticeMinutes
    columns.city[slot] = numberOf(entry.city)
    columns.latitude[slot] = entry.card.latitude
    columns.longitude[slot] = entry.card.longitude
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

  // The next start that can still be booked. It only moves forward, so the last answer mostly holds.
  function nextOf(kind: Kind, slot: number, now: number) {
    const { next } = byKind[kind]
    const earliest = now + columns.notice[slot]!
    if (next[slot]! >= earliest) return next[slot]!
    const { starts } = entries[slot]!.offers[kind]!
    return (next[slot] = starts[firstAt(starts, earliest)] ?? none)
  }

  // How well the next two days are supplied, from 0 to 1. Counted once a minute.
  function soonOf(kind: Kind, slot: number, now: number) {
    const { soon, countedAt } = byKind[kind]
    if (countedAt[slot] === now) return soon[slot]!
    const { starts } = entries[slot]!.offers[kind]!
    const count =
      firstAt(starts, now + slotsHorizonMinutes) - firstAt(starts, now + columns.notice[slot]!)
    countedAt[slot] = now
    return (soon[slot] = Math.min(1, Math.max(0, count) / plentyOfSlots))
  }

  return { columns, byKind, entries, add, remove, numberOf, nextOf, soonOf }
}

type Numbers = Float64Array | Int32Array
type OfferColumns = ReturnType<typeof offerColumns>

function offerColumns(room: number) {
  return {
    price: new Int32Array(room).fill(none),
    next: new Int32Array(room),
    soon: new Float64Array(room),
    countedAt: new Int32Array(room),
  }
}

function meritOf({ card: { averageRating, totalReviews }, kept, isNew }: Entry) {
  const rating =
    (doubtfulReviews * cityMean + averageRating * totalReviews) / (doubtfulReviews + totalReviews)
  return 0.35 * (rating / 5) + 0.1 * kept + 0.1 * (isNew ? 1 : 0)
}
