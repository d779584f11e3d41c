// What is searched for, as the address says it and as the contract does:
// ?price_max=40&open_today=true is { priceMaxCents: 4000, openToday: true }.
import type { Filters, Found, Sort } from '#contract/marketplace/search.ts'
import {
  badgeNames,
  categoryNames,
  paymentNames,
  sortNames,
  timeNames,
} from '#web/texts/marketplace/search.ts'

export type Search = Filters & { sort?: Sort; page?: number }

type Field = keyof Search
type Param<F extends Field> = {
  name: string
  read: (text: string) => Search[F] | undefined
  write?: (value: NonNullable<Search[F]>) => string
}

// Interface and filter share the name `lang`: 'es' is the language of the page for everyone, so a
// barber's language is written out.
export const spokenLanguages = {
  english: 'en',
  spanish: 'es',
  vietnamese: 'vi',
  chinese: 'zh',
  arabic: 'ar',
  french: 'fr',
  portuguese: 'pt',
}

const params: { [F in Field]?: Param<F> } = {
  q: { name: 'q', read: words },
  category: { name: 'category', read: oneOf(categoryNames) },
  city: { name: 'city', read: words },
  near: { name: 'near', read: words },
  date: { name: 'date', read: day },
  timeOfDay: { name: 'time_of_day', read: oneOf(timeNames) },
  priceMaxCents: { name: 'price_max', read: dollars, write: (cents) => String(cents / 100) },
  ratingMin: { name: 'rating_min', read: between(0, 5) },
  distanceMiles: { name: 'distance_mi', read: between(0.5, 100) },
  language: {
    name: 'lang',
    read: (text) => (isKeyOf(spokenLanguages, text) ? spokenLanguages[text] : undefined),
    write: (code) => Object.entries(spokenLanguages).find(([, each]) => each === code)?.[0] ?? '',
  },
  openToday: { name: 'open_today', read: flag },
  payment: { name: 'payment', read: oneOf(paymentNames) },
  walkIns: { name: 'walk_ins', read: flag },
  offers: { name: 'offers', read: flag },
  accessible: { name: 'accessible', read: flag },
  badge: { name: 'badge', read: oneOf(badgeNames) },
  sort: { name: 'sort', read: oneOf(sortNames) },
  page: { name: 'page', read: pageNumber },
  latitude: { name: 'lat', read: between(-90, 90) },
  longitude: { name: 'lng', read: between(-180, 180) },
  bounds: { name: 'bbox', read: corners },
}

const fields = Object.entries(params) as [Field, Param<Field>][]

export const paramNames = fields.map(([, { name }]) => name)

// A value that makes no sense does not narrow the search.
export function readSearch(given: URLSearchParams): Search {
  const read = fields.map(
    ([field, { name, read }]) => [field, read(given.get(name) ?? '')] as const,
  )
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

export function writeSearch(search: Search): URLSearchParams {
  const written = new URLSearchParams()
  for (const [field, { name, write = String }] of fields) {
    const value = search[field]
    if (value === undefined || value === false) continue
    if (field === 'page' && value === 1) continue
    if (field === 'sort' && value === 'recommended') continue
    written.set(name, write(value))
  }
  return written
}

export function addressOf(pathname: string, search: Search) {
  const written = writeSearch(search)
  return written.size > 0 ? `${pathname}?${written}` : pathname
}

// Words, place, order and page are seen elsewhere; these are counted on the Filters button.
const plain = ['q', 'city', 'near', 'latitude', 'longitude', 'category', 'sort', 'page'] as const

export function filtersOf(search: Search) {
  return fields
    .map(([field]) => field)
    .filter((field) => search[field] !== undefined && !plain.some((name) => name === field))
}

type Blocker = NonNullable<Found['blockedBy']>

const fieldsOfBlocker: Record<Blocker, readonly Field[]> = {
  q: ['q'],
  category: ['category'],
  place: ['city', 'near', 'latitude', 'longitude'],
  distance: ['distanceMiles'],
  time: ['date', 'timeOfDay', 'openToday'],
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

export function withoutBlocker(search: Search, blocker: Blocker) {
  return without(search, fieldsOfBlocker[blocker])
}

// Any change but that of the page starts again at the first one.
export function without(search: Search, dropped: readonly Field[]): Search {
  const kept = Object.entries(search).filter(
    ([field]) => field !== 'page' && !dropped.some((each) => each === field),
  )
  return Object.fromEntries(kept)
}

const somewhere = ['city', 'near', 'latitude', 'longitude', 'bounds'] as const

// There is one place at a time.
export function inPlace(search: Search, place: Pick<Search, (typeof somewhere)[number]>): Search {
  return { ...without(search, somewhere), ...place }
}

// Distances need a place to count from.
export function hasPlace({ city, near, latitude }: Search) {
  return city !== undefined || near !== undefined || latitude !== undefined
}

export function withoutFilters({ q, city, near, latitude, longitude, sort }: Search): Search {
  return { q, city, near, latitude, longitude, sort }
}

function words(text: string) {
  return text.trim().slice(0, 100) || undefined
}

function oneOf<Name extends string>(names: Record<Name, unknown>) {
  return (text: string) => (isKeyOf(names, text) ? text : undefined)
}

function isKeyOf<Name extends string>(names: Record<Name, unknown>, text: string): text is Name {
  return Object.hasOwn(names, text)
}

function flag(text: string) {
  return text === 'true' || text === '1' ? true : undefined
}

function between(least: number, most: number) {
  return (text: string) => {
    const number = text.trim() === '' ? Number.NaN : Number(text)
    return number >= least && number <= most ? number : undefined
  }
}

function dollars(text: string) {
  const amount = between(1, 500)(text)
  return amount && Math.round(amount * 100)
}

function pageNumber(text: string) {
  const number = between(2, 1000)(text)
  return Number.isInteger(number) ? number : undefined
}

// The 31st of February reads as a day of March.
function day(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

function corners(text: string) {
  return /^(-?\d{1,3}(\.\d{1,6})?,){3}-?\d{1,3}(\.\d{1,6})?$/.test(text) ? text : undefined
}
