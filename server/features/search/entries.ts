// A listed barber in the search index: everything that cards show and filters need.
import type { BarberId, ProfileId } from '#contract/ids.ts'
import { categories, type Category, type FoundBarber } from '#contract/marketplace/search.ts'
import { bestOf, type PromotionTerms } from '#contract/money/price.ts'
import type { Db } from '#server/database/db.ts'
import {
  findSlots,
  nowMinute,
  readBusinesses,
  type Business,
} from '#server/features/availability/service.ts'
import { readOffered } from '#server/features/promotions/service.ts'
import { utcDayOf } from '#server/shop-clock.ts'
import { listListings, type ListingRow } from './queries.ts'
import { wordsOf } from './words.ts'

// The first service of a category represents it: its price and its starts.
export type Offer = { serviceId: string; priceFromCents: number; starts: Int32Array }

export type Entry = {
  id: ProfileId
  barberId: BarberId
  card: Omit<FoundBarber, 'nextOpening' | 'distanceMiles' | 'openings'>
  city: string
  offers: Partial<Record<Category | 'any', Offer>>
  noticeMinutes: number
  languages: readonly string[]
  badges: readonly string[]
  payment: string
  walkIns: boolean
  accessible: boolean
  isNew: boolean
  // The share of bookings and requests that the business neither canceled nor left unanswered.
  kept: number
  words: readonly string[]
}

// Longer than clients may book ahead.
const farthestDays = 91
const servicesOnCard = 3

// The index of the first start not before `minute`.
export function firstAt(starts: Int32Array, minute: number) {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! < minute) low = middle + 1
    else high = middle
  }
  return low
}

export async function readEntries(db: Db, barberIds: BarberId[]): Promise<Entry[]> {
  const now = nowMinute()
  const firstDay = utcDayOf(now)
  const [listings, offered, businesses] = await Promise.all([
    listListings(db, barberIds),
    readOffered(db, barberIds),
    readBusinesses(db, barberIds, { firstDay, lastDay: firstDay + farthestDays }),
  ])
  return listings.flatMap((listing) => {
    const business = businesses.get(listing.barberId)
    if (!business) return []
    const entry = entryOf(listing, business, now)
    const offer = offerOnCard(offered.get(listing.barberId) ?? [], business)
    return [{ ...entry, card: { ...entry.card, ...(offer && { offer }) } }]
  })
}

// The one that takes most off the services of the business together.
function offerOnCard(promotions: PromotionTerms[], { services }: Business) {
  const items = services.map(({ id: serviceId, priceCents }) => ({ serviceId, priceCents }))
  const best = bestOf(promotions, items)
  if (!best) return undefined
  const { kind, percent, amountCents, endsAt } = best.promotion
  return { kind, percent, amountCents, endsAt }
}

function entryOf(listing: ListingRow, business: Business, now: number): Entry {
  const { id, barberId, finished, dropped } = listing
  const offers = offersOf(business, now)
  return {
    id,
    barberId,
    card: cardOf(listing, business, offers),
    city: listing.city,
    offers,
    noticeMinutes: business.rules.noticeMinutes,
    languages: listing.languages,
    badges: listing.badges.map(({ badgeType }) => badgeType),
    payment: listing.payment,
    walkIns: listing.walkIns,
    accessible: listing.accessible,
    isNew: listing.isNew,
    kept: finished + dropped === 0 ? 1 : finished / (finished + dropped),
    words: spokenOf(listing, business),
  }
}

function offersOf(business: Business, now: number) {
  const firstDay = business.zone.dayOf(now)
  const lastDay = firstDay + business.rules.advanceDays
  // Minimum notice is applied per search, not when the entry is read.
  const open = { ...business, rules: { ...business.rules, noticeMinutes: 0 } }
  const known = new Map<string, Int32Array>()
  const startsOf = (service: Business['services'][number]) => {
    const slots = findSlots(open, { services: [service], firstDay, lastDay, now })
    return Int32Array.from(slots, ({ start }) => start)
  }
  const offers: Entry['offers'] = {}
  const main = business.services.filter(({ isAddOn }) => !isAddOn)
  for (const category of ['any', ...categories] as const) {
    const services = main.filter((service) => category === 'any' || service.category === category)
    const [first] = services
    if (!first) continue
    const starts = known.get(first.id) ?? startsOf(first)
    known.set(first.id, starts)
    const priceFromCents = Math.min(...services.map(({ priceCents }) => priceCents))
    offers[category] = { serviceId: first.id, priceFromCents, starts }
  }
  return offers
}

function cardOf(listing: ListingRow, { services, zone }: Business, offers: Entry['offers']) {
  const { id, shopName, address, averageRating, totalReviews, image, imageAlt, badges } = listing
  return {
    kind: 'barber' as const,
    id,
    shopName,
    address,
    timeZone: zone.timeZone,
    averageRating,
    totalReviews,
    image,
    imageAlt,
    badges,
    services: services
      .slice(0, servicesOnCard)
      .map(({ name, priceCents }) => ({ name, priceCents })),
    serviceCount: services.length,
    latitude: listing.latitude,
    longitude: listing.longitude,
    languages: listing.languages,
    priceFromCents: offers.any?.priceFromCents ?? null,
  }
}

// Synonyms of service categories.
const alsoCalled: Record<string, string> = {
  Fades: 'fade fades taper haircut cut degradado corte desvanecido',
  Beard: 'beard beards shave trim barba afeitado rasurado',
  Kids: 'kids kid child children boys ninos ninas infantil',
  Designs: 'designs design lines pattern disenos dibujo',
  Other: '',
}

function spokenOf({ shopName, neighborhood, zip, city, state }: ListingRow, business: Business) {
  const { services, professionals } = business
  const spoken = [
    shopName,
    neighborhood,
    zip,
    city,
    state,
    ...services.map(({ name, category }) => `${name} ${alsoCalled[category] ?? ''}`),
    ...professionals.map(({ name }) => name),
  ]
  return [...new Set(wordsOf(spoken.join(' ')))]
}
