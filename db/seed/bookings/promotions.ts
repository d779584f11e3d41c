// Offers of the demo city, and which bookings used them.
import { bookingPriceOf, countsAt, discountOf, type PromotionTerms } from '#contract/money/price.ts'
import type { Deed } from '#db/seed/administration/deeds.ts'
import type { Shop } from '#db/seed/barbers/roster.ts'
import { dayMs, iso, minuteMs, type Clock } from '#db/seed/clock.ts'
import { accountant, personId } from '#db/seed/people.ts'
import { createRandom, idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Visit } from './visits.ts'

type Kind = Exclude<PromotionTerms['kind'], 'welcome'>
// Without a shop, of the platform.
type Offer = {
  shop: string | null
  kind: Kind
  sinceDays: number
  lastsDays?: number
  code?: string
} & ({ percent: number } | { amountCents: number }) &
  Partial<Pick<PromotionTerms, 'weekdays' | 'fromMinute' | 'untilMinute' | 'lastMinuteHours'>> & {
    isPaused?: boolean
    maxUses?: number
    // The share of those who have the code.
    chance?: number
    name?: string
    budgetCents?: number
    perClientLimit?: number
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
    weekdays: [3, 4],
    fromMinute: 15 * 60,
    untilMinute: 18 * 60,
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
  {
    shop: null,
    name: 'Back to school',
    kind: 'flash',
    percent: 10,
    sinceDays: 82,
    lastsDays: 10,
    budgetCents: 60_000,
  },
  {
    shop: null,
    name: 'Flyers at METRORail stations',
    kind: 'code',
    code: 'RAIL5',
    chance: 0.04,
    amountCents: 500,
    sinceDays: 38,
    budgetCents: 75_000,
    perClientLimit: 1,
  },
]

export type Promotion = ReturnType<typeof promotionOf>

export function listPromotions(shops: Shop[], clock: Clock) {
  return offers.flatMap((offer) => {
    if (offer.shop === null) return [promotionOf(null, offer, clock)]
    const shop = shops.find(({ business }) => business.shop === offer.shop)
    return shop ? [promotionOf(shop.ownerId, offer, clock)] : []
  })
}

// `startsAt` and `endsAt` are milliseconds; `terms` are what the price is computed from.
function promotionOf(ownerId: Shop['ownerId'] | null, offer: Offer, clock: Clock) {
  const startsAt = clock.at(-offer.sinceDays, 9 * 60)
  const endsAt = offer.lastsDays ? clock.at(offer.lastsDays - offer.sinceDays, 0) : null
  const terms: PromotionTerms = {
    id: idOf('promotion', offer.shop ?? 'platform', offer.kind, offer.sinceDays),
    kind: offer.kind,
    fundedBy: ownerId === null ? 'platform' : 'barber',
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
    name: offer.name ?? null,
    budgetCents: offer.budgetCents ?? null,
    perClientLimit: offer.perClientLimit ?? null,
    state: offer.isPaused ? ('paused' as const) : ('active' as const),
    startsAt: iso(startsAt),
    createdBy: ownerId ?? personId(accountant.email),
    createdAt: iso(startsAt),
  }))
  return insertRows(db, 'promotions', rows)
}

// What the trail says of the platform's.
export function offerDeeds(promotions: Promotion[]): Deed[] {
  return promotions
    .filter(({ ownerId }) => ownerId === null)
    .map(({ terms, startsAt, ...offer }) => ({
      actorId: personId(accountant.email),
      action: 'add-offer',
      entity: 'promotions',
      entityId: terms.id,
      reason: offer.code ? 'Agreed with marketing, on paper only' : 'Fills the week before school',
      before: null,
      after: {
        name: offer.name ?? '',
        kind: terms.kind,
        code: offer.code ?? null,
        percent: terms.percent,
        amountCents: terms.amountCents,
        budgetCents: offer.budgetCents ?? null,
        endsAt: terms.endsAt,
      },
      createdAt: iso(startsAt),
    }))
}

// What each booking cost. Visits come in the order in which they were booked, so the first one of a
// client at a shop is the first visit.
export function createPricing(promotions: Promotion[], clock: Clock) {
  const known = new Set<string>()
  const spent = new Map<string, number>()
  return function priceOf(visit: Visit, commissionPercent: number) {
    const items = visit.items.map(({ id, priceCents }) => ({ serviceId: id, priceCents }))
    const person = `${visit.shop.ownerId} ${whoOf(visit)}`
    const isNew = !known.has(person)
    known.add(person)
    const isOnline = visit.source === 'marketplace' || visit.source === 'direct_link'
    const isLeft = ({ terms, budgetCents = Infinity, perClientLimit }: Promotion) =>
      (spent.get(terms.id) ?? 0) + discountOf(terms, items) <= budgetCents &&
      (perClientLimit === undefined || !known.has(`${terms.id} ${whoOf(visit)}`))
    const usable = isOnline
      ? promotions.filter((each) => isLeft(each) && mayUse(each, visit, isNew, clock))
      : []
    const price = bookingPriceOf(items, {
      promotions: usable.map(({ terms }) => terms),
      commissionPercent,
    })
    const { promotionId, discountCents } = price
    if (promotionId !== null) {
      spent.set(promotionId, (spent.get(promotionId) ?? 0) + discountCents)
      known.add(`${promotionId} ${whoOf(visit)}`)
    }
    return price
  }
}

const whoOf = ({ client, guest, id }: Visit) => client?.id ?? guest?.phone ?? id

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
  const hasCode =
    offer.code === undefined || createRandom(`${visit.id} code`).chance(offer.chance ?? 0.2)
  return (
    (ownerId === null || visit.shop.ownerId === ownerId) &&
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
