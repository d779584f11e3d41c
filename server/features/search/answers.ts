// What a search answers besides its barbers: how its words were read, how far it went, and what is in
// the way when there is nothing.
import { entriesOf } from '#contract/lists.ts'
import type { blockers, Chip, Filters, Found, Sort } from '#contract/marketplace/search.ts'
import { findSlots } from './find.ts'
import { styleById } from './read/catalog.ts'
import { together, withoutChip } from './read/spans.ts'
import type { Chip as ReadChip, ChipKind, Reading } from './read/types.ts'
import type { Register } from './register.ts'
import { usualMiles, wishOf, type Given, type Wish } from './wish.ts'

// With fewer results than this a guessed circle is widened.
const fewResults = 6
const widerMiles = 2 * usualMiles

const knownTo = (register: Register) => ({ cities: register.cities(), atlas: register.atlas() })

export function asked(register: Register, filters: Filters, sort?: Sort): Given {
  const { q, city, near } = filters
  const now = Math.ceil(Date.now() / 60_000)
  const place = near?.split(',').at(-1)?.trim()
  return { filters, sort, reading: q ? register.read(q, city ?? place, now) : null }
}

type Result = { wish: Wish; slots: number[]; isMention: boolean; isWidened: boolean }

export function findAll(register: Register, given: Given): Result {
  const wish = wishOf(given, knownTo(register))
  const slots = findSlots(register, wish)
  const near = { wish, slots, isMention: false, isWidened: false }
  if (wish.isGuessedReach && slots.length < fewResults) {
    const wider = { ...wish, reachMiles: widerMiles }
    const further = findSlots(register, wider)
    if (further.length > slots.length)
      return { ...near, wish: wider, slots: further, isWidened: true }
  }
  return slots.length === 0 ? (mentions(register, wish) ?? near) : near
}

// Nobody lists it: those who mention it, said as such.
function mentions(register: Register, wish: Wish): Result | null {
  const { styles } = wish.ask
  if (styles.length === 0) return null
  const open = { ...wish, ask: { ...wish.ask, styles: [] } }
  const { entries } = register.table
  const slots = findSlots(register, open).filter((slot) =>
    styles.every((id) => entries[slot]?.mentions.includes(id)),
  )
  return slots.length > 0 ? { wish: open, slots, isMention: true, isWidened: false } : null
}

// How many offer the style by name.
export function countNamed({ table }: Register, { ask }: Wish, slots: readonly number[]) {
  const [style, another] = ask.styles
  if (style === undefined || another !== undefined) return null
  const { tier } = table.offersOf(style)
  return slots.filter((slot) => tier[slot] === 0).length
}

export function readingFor(reading: Reading): NonNullable<Found['reading']> {
  const { q, chips, ignored } = reading
  const soft = chips.filter(isSoft)
  return {
    q,
    chips: chips
      .filter((chip) => !isSoft(chip))
      .map((chip) => chipFor(chip, withoutChip(reading, chip), q)),
    ignored: [...ignored, ...soft].map(({ from, to }) => q.slice(from, to)),
  }
}

const isSoft = ({ wanted }: ReadChip) => wanted.soft !== undefined

const cents = (dollars: number | undefined) =>
  dollars === undefined ? undefined : Math.round(dollars * 100)

function chipFor({ kind, wanted, from, to }: ReadChip, without: string, q: string): Chip {
  const { styles, anyOf, near, shop, person, text, ...rest } = wanted
  const { miles, date, dateTo, timeOfDay, timeFrom, timeTo, ratingMin, language, sort } = rest
  const names = (anyOf ?? styles)?.flatMap((id) => styleById.get(id) ?? [])
  return {
    kind,
    without,
    names: names?.map(({ en, es }) => ({ en, es })),
    isOneOf: anyOf !== undefined,
    label: near?.name ?? shop ?? person ?? (text && q.slice(from, to)),
    priceMinCents: cents(wanted.priceMin),
    priceMaxCents: cents(wanted.priceMax),
    ...{ miles, date, dateTo, timeOfDay, timeFrom, timeTo, ratingMin, language, sort },
  }
}

type Blocker = (typeof blockers)[number]

// In the order in which people give things up.
const filtersBehind: Record<Blocker, (keyof Filters)[]> = {
  time: ['date', 'dateTo', 'when', 'timeOfDay', 'timeFrom', 'timeTo', 'openToday', 'openNow'],
  distance: ['distanceMiles'],
  rating: ['ratingMin'],
  price: ['priceMaxCents', 'priceMinCents'],
  bounds: ['bounds'],
  offers: ['offers'],
  badge: ['badge'],
  payment: ['payment'],
  walkIns: ['walkIns'],
  language: ['language'],
  accessible: ['accessible'],
  place: ['city', 'near', 'latitude', 'longitude'],
  q: ['q'],
  category: ['category', 'style'],
}

const blockerOf: Partial<Record<ChipKind, Blocker>> = {
  openNow: 'time',
  when: 'time',
  distance: 'distance',
  rating: 'rating',
  price: 'price',
  walkIns: 'walkIns',
  language: 'language',
  accessible: 'accessible',
  place: 'place',
  nearMe: 'place',
  text: 'q',
  person: 'q',
  shop: 'q',
  style: 'category',
}

// What there would be without each filter and each chip, and the search without the first of them.
export function whatBlocks(register: Register, { picked, reading, sort }: Wish) {
  const given: Given = { filters: picked, sort, reading }
  const tried = [...withoutFilter(given), ...withoutChips(given)].flatMap((each) => {
    const { wish: relaxed, slots, isMention } = findAll(register, each.given)
    return slots.length > 0 && !isMention ? [{ ...each, relaxed, total: slots.length }] : []
  })
  const order = Object.keys(filtersBehind)
  const sorted = tried.sort((a, b) => order.indexOf(a.by) - order.indexOf(b.by))
  const everyone = wishOf({ filters: { near: picked.near }, sort }, knownTo(register))
  return {
    without: sorted.map(({ by, chip, total }) => ({ by, chip, total })),
    relaxed: sorted[0]?.relaxed ?? everyone,
  }
}

type Tried = { by: Blocker; chip: number | null; given: Given }

function withoutFilter(given: Given): Tried[] {
  return entriesOf(filtersBehind).flatMap(([by, names]) => {
    if (by === 'q' || names.every((name) => given.filters[name] === undefined)) return []
    const rest = entriesOf(given.filters).filter(([name]) => !names.includes(name))
    return [{ by, chip: null, given: { ...given, filters: Object.fromEntries(rest) } }]
  })
}

function withoutChips(given: Given): Tried[] {
  const { reading } = given
  const chips = reading?.chips.filter((chip) => !isSoft(chip)) ?? []
  return chips.flatMap((chip, index) => {
    const by = blockerOf[chip.kind]
    if (!by || !reading) return []
    const rest = reading.chips.filter((each) => each !== chip)
    const relaxed = { ...reading, chips: rest, wanted: together(rest), names: [] }
    return [{ by, chip: index, given: { ...given, reading: relaxed } }]
  })
}
