// Offers of the demo city, and which bookings used them.
import { bookingPriceOf, countsAt, type PromotionTerms } from '#contract/money/price.ts'
import type { Shop } from '#db/seed/barbers/roster.ts'
import { dayMs, iso, minuteMs, type Clock } from '#db/seed/clock.ts'
import { createRandom, idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Visit } from './visits.ts'

type Kind = Exclude<PromotionTerms['kind'], 'welcome'>
type Offer = { shop: string; kind: Kind; sinceDays: number; lastsDays?: number; code?: string } & (
  | { percent: number }
  | { amountCents: number }
) &
  Partial<Pick<PromotionTerms, 'weekdays' | 'fromMinute' | 'untilMinute' | 'lastMinuteHours'>> & {
    isPaused?: boolean
    maxUses?: number
  }

// The prices of the demo barber, at Third Ward Cuts, are lowered by a code alone.
const offers: Offer[] = [
  { shop: 'Third Ward Cuts', kind: 'flash', percent: 15, sinceDays: 45, lastsDays: 7 },
  { shop: 'Third Ward Cuts', kind: 'code', code: 'ALMEDA10', percent: 10, sinceDays: 24 },
  {
    shop: 'Third Ward Cuts',
    kind: 'last_minute',
    lastMinuteHours: 3,
    percent: 20,
    sinceDays: 12,
    isPaused: true,
  },
  {
    shop: 'Midtown After Hours',
    kind: 'happy_hours',
    weekdays: [2, 3, 4],
    fromMinute: 13 * 60,
    untilMinute: 16 * 60,
    percent: 15,
    sinceDays: 60,
  },
  { shop: 'Kashmere Crown', kind: 'first_visit', percent: 10, sinceDays: 90 },
  { shop: 'Greenspoint Grooming Bar', kind: 'first_visit', amountCents: 500, sinceDays: 50 },
  {
    shop: 'Clear Lake Launch Cuts',
    kind: 'flash',
    amountCents: 700,
    sinceDays: 6,
    lastsDays: 15,
  },
  {
    shop: 'South Park Precision',
    kind: 'last_minute',
    lastMinuteHours: 4,
    percent: 20,
    sinceDays: 40,
  },
  {
    shop: 'Garden Oaks Gents',
    kind: 'code',
    code: 'GARDENOAKS',
    amountCents: 500,
    sinceDays: 30,
    maxUses: 50,
  },
]

export type Promotion = ReturnType<typeof promotionOf>

export function listPromotions(shops: Shop[], clock: Clock) {
  return offers.flatMap((offer) => {
    const shop = shops.find(({ business }) => business.shop === offer.shop)
    return shop ? [promotionOf(shop, offer, clock)] : []
  })
}

// `startsAt` and `endsAt` are milliseconds; `terms` are what the price is computed from.
function promotionOf({ ownerId }: Shop, offer: Offer, clock: Clock) {
  const startsAt = clock.at(-offer.sinceDays, 9 * 60)
  const endsAt = offer.lastsDays ? clock.at(offer.lastsDays - offer.sinceDays, 0) : null
  const terms: PromotionTerms = {
    id: idOf('promotion', offer.shop, offer.kind, offer.sinceDays),
    kind: offer.kind,
    fundedBy: 'barber',
    percent: 'percent' in offer ? offer.percent : null,
    amountCents: 'amountCents' in offer ? offer.amountCents : null,
    serviceIds: [],
    minTotalCents: 0,
    endsAt: endsAt === null ? null : iso(endsAt),
    visitUntil: null,
    weekdays: offer.weekdays ?? null,
    fromMinute: offer.fromMinute ?? null,
    untilMinute: offer.untilMinute ?? null,
    lastMinuteHours: offer.lastMinuteHours ?? null,
    newClientsOnly: offer.kind === 'first_visit',
  }
  return { ...offer, ownerId, startsAt, endsAt, terms }
}

export function writePromotions(db: Db, promotions: Promotion[]) {
  const rows = promotions.map(({ terms, ownerId, startsAt, ...offer }) => ({
    ...terms,
    barberId: ownerId,
    code: offer.code ?? null,
    maxUses: offer.maxUses ?? null,
    state: offer.isPaused ? ('paused' as const) : ('active' as const),
    startsAt: iso(startsAt),
    createdBy: ownerId,
    createdAt: iso(startsAt),
  }))
  return insertRows(db, 'promotions', rows)
}

// What each booking cost. Visits come in the order in which they were booked, so the first one of a
// client at a shop is the first visit.
export function createPricing(promotions: Promotion[], clock: Clock) {
  const known = new Set<string>()
  return function priceOf(visit: Visit, commissionPercent: number) {
    const items = visit.items.map(({ id, priceCents }) => ({ serviceId: id, priceCents }))
    const person = `${visit.shop.ownerId} ${visit.client?.id ?? visit.guest?.phone ?? visit.id}`
    const isNew = !known.has(person)
    known.add(person)
    const isOnline = visit.source === 'marketplace' || visit.source === 'direct_link'
    const usable = isOnline ? promotions.filter((each) => mayUse(each, visit, isNew, clock)) : []
    return bookingPriceOf(items, {
      promotions: usable.map(({ terms }) => terms),
      commissionPercent,
    })
  }
}

function mayUse(
  { ownerId, startsAt, endsAt, terms, ...offer }: Promotion,
  visit: Visit,
  isNew: boolean,
  clock: Clock,
) {
  const isOnSale =
    visit.createdAt >= startsAt &&
    visit.createdAt < (endsAt ?? Infinity) &&
    !(offer.isPaused && visit.createdAt > clock.nowMs - 2 * dayMs)
  const hasCode = offer.code === undefined || createRandom(`${visit.id} code`).chance(0.2)
  return (
    visit.shop.ownerId === ownerId &&
    isOnSale &&
    hasCode &&
    (isNew || !terms.newClientsOnly) &&
    countsAt(terms, startOf(visit, clock))
  )
}

function startOf({ startsAt, createdAt }: Visit, clock: Clock) {
  const local = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(clock.zone)
  return {
    date: local.toPlainDate().toString(),
    weekday: local.dayOfWeek % 7,
    minute: local.hour * 60 + local.minute,
    minutesAway: (startsAt - createdAt) / minuteMs,
  }
}
