// A listed barber in the search index: everything that cards show and filters need.
import type { BarberId, ProfileId } from '#contract/ids.ts'
import { categories, type FoundBarber } from '#contract/marketplace/search.ts'
import { bestOf, type PromotionTerms } from '#contract/money/price.ts'
import type { Db } from '#server/database/db.ts'
import {
  findSlots,
  nowMinute,
  readBusinesses,
  whoPerforms,
  type Business,
} from '#server/features/availability/service.ts'
import { readOffered } from '#server/features/promotions/service.ts'
import { utcDayOf } from '#server/shop-clock.ts'
import { listListings, type ListingRow } from './queries.ts'
import { anything, offersFor, type Ask, type Offer, type Service } from './offers.ts'
import { stylesHeading, stylesIn, type Kind } from './styles-of.ts'
import { wordsOf } from './read/tokens.ts'
import type { StyleId } from './read/types.ts'

// The best offer of its kind; `priceFromCents` is the lowest of all.
export type BestOffer = Offer & { priceFromCents: number }

export type Entry = {
  id: ProfileId
  barberId: BarberId
  card: Omit<FoundBarber, 'nextOpening' | 'distanceMiles' | 'openings'>
  city: string
  // As the menu has them.
  services: readonly Service[]
  offers: Partial<Record<Kind, BestOffer>>
  noticeMinutes: number
  languages: readonly string[]
  badges: readonly string[]
  payment: string
  walkIns: boolean
  accessible: boolean
  isNew: boolean
  // The share of bookings and requests that the business neither canceled nor left unanswered.
  kept: number
  people: readonly string[]
  words: readonly string[]
  // Styles that only its texts speak of.
  mentions: readonly StyleId[]
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
  const services = servicesOf(business, now)
  const offers = bestOffers(services)
  return {
    id,
    barberId,
    card: cardOf(listing, business, offers),
    city: listing.city,
    services,
    offers,
    noticeMinutes: business.rules.noticeMinutes,
    languages: listing.languages,
    badges: listing.badges.map(({ badgeType }) => badgeType),
    payment: listing.payment,
    walkIns: listing.walkIns,
    accessible: listing.accessible,
    isNew: listing.isNew,
    kept: finished + dropped === 0 ? 1 : finished / (finished + dropped),
    people: business.professionals.map(({ name }) => name),
    words: spokenOf(listing, business),
    mentions: stylesIn(listing.about).all,
  }
}

// Services of one length and buffer, with the same providers, share their starts.
function servicesOf(business: Business, now: number): Service[] {
  const firstDay = business.zone.dayOf(now)
  const lastDay = firstDay + business.rules.advanceDays
  // Minimum notice is applied per search, not when the entry is read.
  const open = { ...business, rules: { ...business.rules, noticeMinutes: 0 } }
  const known = new Map<string, Int32Array>()
  const startsOf = (service: Business['services'][number]) => {
    const who = whoPerforms(open, [service]).map(({ id }) => id)
    const key = `${service.minutes} ${service.bufferMinutes} ${who.join()}`
    const slots = known.get(key) ?? startsFor(service)
    known.set(key, slots)
    return slots
  }
  const startsFor = (service: Business['services'][number]) =>
    Int32Array.from(
      findSlots(open, { services: [service], firstDay, lastDay, now }),
      ({ start }) => start,
    )
  return business.services.map((service) => {
    const { id, name, priceCents, category, isAddOn } = service
    const starts = isAddOn ? noStarts : startsOf(service)
    return { id, name, priceCents, category, isAddOn, ...stylesIn(name), starts }
  })
}

const noStarts = new Int32Array()

// For everything, each category and each style: the best offer, with the lowest price of all.
export function bestOffers(services: readonly Service[]) {
  const asked: [kind: string, ask: Ask][] = [
    ['any', anything],
    ...categories.map((category): [string, Ask] => [category, { ...anything, category }]),
    ...[
      ...new Set(services.flatMap(({ all, category }) => [...all, ...stylesHeading(category)])),
    ].map((id): [string, Ask] => [id, { ...anything, styles: [id] }]),
  ]
  const best: Entry['offers'] = {}
  for (const [kind, ask] of asked) {
    const offers = offersFor(services, ask)
    const [first] = offers
    const priceFromCents = Math.min(...offers.map(({ priceCents }) => priceCents))
    if (first) best[kind] = { ...first, priceFromCents }
  }
  return best
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

function spokenOf({ shopName, neighborhood, zip, city, state }: ListingRow, business: Business) {
  const { services, professionals } = business
  const spoken = [
    shopName,
    neighborhood,
    zip,
    city,
    state,
    ...services.map(({ name }) => name),
    ...professionals.map(({ name }) => name),
  ]
  return [...new Set(wordsOf(spoken.join(' ')))]
}
