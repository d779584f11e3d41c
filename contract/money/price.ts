// What a client pays for a booking, for the server that charges it and the pages that show it.
import { commissionOf, percentOf } from '#contract/cents.ts'
import { leastChargeCents } from '#contract/limits.ts'

export const funders = ['barber', 'platform'] as const
export type Funder = (typeof funders)[number]

type Item = { serviceId: string | null; priceCents: number }

// The part of a promotion that decides what it takes off. Either `percent` or `amountCents` is set.
export type Discount = {
  id: string
  fundedBy: Funder
  percent: number | null
  amountCents: number | null
  // Empty means every service.
  serviceIds: string[]
  minTotalCents: number
}

// A promotion as clients see it. Null conditions do not narrow it.
export type PromotionTerms = Discount & {
  kind: PromotionKind
  // The end of its sale.
  endsAt: string | null
  // Conditions on the appointment, in the shop's time: the last date, the weekdays (0 is Sunday), the
  // minutes after midnight at which it starts, and how many hours away it is at most.
  visitUntil: string | null
  weekdays: number[] | null
  fromMinute: number | null
  untilMinute: number | null
  lastMinuteHours: number | null
  newClientsOnly: boolean
}

export const barberKinds = ['flash', 'happy_hours', 'last_minute', 'first_visit', 'code'] as const
export const promotionKinds = [...barberKinds, 'welcome'] as const
export type PromotionKind = (typeof promotionKinds)[number]

// When an appointment starts, in the shop's time.
export type Start = { date: string; weekday: number; minute: number; minutesAway: number }

// Whether a promotion counts for an appointment at that time.
export function countsAt(terms: PromotionTerms, { date, weekday, minute, minutesAway }: Start) {
  const { visitUntil, weekdays, fromMinute, untilMinute, lastMinuteHours } = terms
  return (
    (visitUntil === null || date <= visitUntil) &&
    (weekdays === null || weekdays.includes(weekday)) &&
    (fromMinute === null || minute >= fromMinute) &&
    (untilMinute === null || minute < untilMinute) &&
    (lastMinuteHours === null || minutesAway <= lastMinuteHours * 60)
  )
}

// Whether the time of the appointment matters.
export function isTimed({ visitUntil, weekdays, fromMinute, lastMinuteHours }: PromotionTerms) {
  return [visitUntil, weekdays, fromMinute, lastMinuteHours].some((each) => each !== null)
}

// All optional terms are nothing when left out.
export type PriceTerms = {
  // Those that apply to this booking. The best one counts.
  promotions?: readonly Discount[]
  walletCents?: number
  taxPercent?: number
  commissionPercent?: number
}

export type Price = {
  subtotalCents: number
  promotionId: string | null
  discountFundedBy: Funder | null
  discountCents: number
  taxCents: number
  creditCents: number
  // What is due for the booking. The tip comes on top and changes nothing here.
  totalCents: number
  commissionCents: number
}

export const sumOf = (items: readonly Item[]) =>
  items.reduce((sum, { priceCents }) => sum + priceCents, 0)

// What a promotion takes off, at most the price of the services it is for.
export function discountOf(promotion: Discount, items: readonly Item[]) {
  const { percent, amountCents, serviceIds, minTotalCents } = promotion
  if (sumOf(items) < minTotalCents) return 0
  const reduced = sumOf(items.filter((item) => isFor(serviceIds, item)))
  return Math.min(reduced, percent === null ? (amountCents ?? 0) : percentOf(reduced, percent))
}

// The part of an offer that decides what is left of its discount when the services change.
type Booked = Pick<Discount, 'fundedBy' | 'percent' | 'minTotalCents'> & { cents: number }

// What is off the final services of a booking. A discount of the barber's own stays as it was booked.
// The platform pays what its offer takes off these services, and never more than was booked.
export function finalDiscountOf(booked: Booked | null, subtotalCents: number) {
  if (booked === null) return 0
  const { fundedBy, percent, minTotalCents } = booked
  const cents = Math.min(booked.cents, subtotalCents)
  if (fundedBy === 'barber') return cents
  if (subtotalCents < minTotalCents) return 0
  return percent === null ? cents : Math.min(cents, percentOf(subtotalCents, percent))
}

function isFor(serviceIds: readonly string[], { serviceId }: Item) {
  return serviceIds.length === 0 || (serviceId !== null && serviceIds.includes(serviceId))
}

// The one promotion that takes most off. Of equal ones the platform's, because the barber earns more
// with it, then the oldest: ids are in the order of their creation.
export function bestOf<Any extends Discount>(promotions: readonly Any[], items: readonly Item[]) {
  const [best] = promotions
    .map((promotion) => ({ promotion, cents: discountOf(promotion, items) }))
    .filter(({ cents }) => cents > 0)
    .toSorted(
      (a, b) =>
        b.cents - a.cents ||
        rankOf(a.promotion) - rankOf(b.promotion) ||
        (a.promotion.id < b.promotion.id ? -1 : 1),
    )
  return best
}

const rankOf = ({ fundedBy }: Discount) => (fundedBy === 'platform' ? 0 : 1)

// The discount comes first, then tax on the rest, then credit up to both.
export function bookingPriceOf(items: readonly Item[], terms: PriceTerms): Price {
  const { promotions = [], walletCents = 0, taxPercent = 0, commissionPercent = 0 } = terms
  const subtotalCents = sumOf(items)
  const best = bestOf(promotions, items)
  const discountCents = best?.cents ?? 0
  const discountFundedBy = best?.promotion.fundedBy ?? null
  const rest = subtotalCents - discountCents
  const taxCents = percentOf(rest, taxPercent)
  const creditCents = creditFor(rest + taxCents, walletCents)
  return {
    subtotalCents,
    promotionId: best?.promotion.id ?? null,
    discountFundedBy,
    discountCents,
    taxCents,
    creditCents,
    totalCents: rest + taxCents - creditCents,
    commissionCents: commissionOf(
      commissionBaseOf({ subtotalCents, discountCents, discountFundedBy }),
      commissionPercent,
    ),
  }
}

// Null where services are not taxed.
export function shownTax({ taxPercent, taxCents }: { taxPercent: number; taxCents: number }) {
  return taxPercent === 0 ? null : { percent: taxPercent, cents: taxCents }
}

// Credit pays all that is due, as far as it goes.
export const creditFor = (dueCents: number, walletCents: number) => Math.min(dueCents, walletCents)

// What is paid by card to book. Credit does not lower the deposit, unless less than it is left to pay.
export function depositOf(dueCents: number, depositPercent: number, creditCents: number) {
  const cents = Math.min(percentOf(dueCents, depositPercent), dueCents - creditCents)
  return cents < leastChargeCents ? 0 : cents
}

type Worth = Pick<Price, 'subtotalCents' | 'discountCents' | 'discountFundedBy'>

// A discount of the platform does not lower the commission: the barber is paid in full.
export function commissionBaseOf({ subtotalCents, discountCents, discountFundedBy }: Worth) {
  return discountFundedBy === 'platform' ? subtotalCents : subtotalCents - discountCents
}

// The price before the discount may be crossed out only if every service could be booked at that price
// in the last 30 days, without an offer for everyone (`strikable`).
export function mayStrike(items: readonly Item[], strikable: readonly string[]) {
  return items.every(({ serviceId }) => serviceId !== null && strikable.includes(serviceId))
}
