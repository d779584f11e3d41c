// What canceling costs a client, and until when it is free. The server enforces these rules, and
// screens and mails show them.
import { percentOf } from '#contract/cents.ts'
import type { Status } from './workflow.ts'

export type Policy = {
  cancellationWindowHours: number
  lateCancelFeePercent: number
  noShowFeePercent: number
}

// What the shop did to a booking without the client's consent.
export const shopActs = ['booked', 'moved'] as const
export type ShopAct = (typeof shopActs)[number]

export type Cancellable = {
  status: Status
  startsAt: string
  createdAt: string
  // When the barber accepted a request.
  acceptedAt: string | null
  byShop: ShopAct | null
  totalCents: number
  // Paid by credit, on top of the total. It lowers no fee.
  creditCents?: number
  policy: Policy
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const graceMs = 15 * minuteMs
const graceUntilStartMs = 2 * hourMs

export type Terms = {
  // The reason: a pending request, an act of the shop, the shop's policy, or, with less than two
  // hours to go, no free period at all.
  because: 'request' | 'by_shop' | 'policy' | 'too_soon'
  // The last moment at which canceling is free; null when it has passed or never existed.
  freeUntil: string | null
  // Canceling now counts as late.
  isLate: boolean
  // The fee now, and the fee once it is late.
  feeCents: number
  lateFeeCents: number
  lateFeePercent: number
}

export function termsOf(booking: Cancellable, nowMs: number): Terms {
  const { status, startsAt, byShop, totalCents, creditCents = 0, policy } = booking
  const lateFeePercent = byShop === null ? policy.lateCancelFeePercent : 0
  const lateFeeCents = percentOf(totalCents + creditCents, lateFeePercent)
  const freeUntilMs = byShop === null ? freeUntilOf(booking) : Date.parse(startsAt)
  const isFree = freeUntilMs !== null && nowMs <= freeUntilMs
  const isBooked = status !== 'held' && status !== 'pending'
  const isLate = !isFree && isBooked && byShop === null
  return {
    because:
      status === 'pending'
        ? 'request'
        : byShop !== null
          ? 'by_shop'
          : freeUntilMs === null
            ? 'too_soon'
            : 'policy',
    freeUntil: isFree ? new Date(freeUntilMs).toISOString() : null,
    isLate,
    feeCents: isLate ? lateFeeCents : 0,
    lateFeeCents,
    lateFeePercent,
  }
}

type Ended = {
  status: Status
  cancelFeeCents: number
  totalCents: number
  creditCents: number
  byShop: ShopAct | null
  policy: Pick<Policy, 'noShowFeePercent'>
}

// The whole fee of a late cancellation or a no-show. A booking that the client did not agree to costs
// nothing to miss.
export function feeOf(booking: Ended) {
  const { status, cancelFeeCents, totalCents, creditCents, byShop, policy } = booking
  if (status === 'cancelled') return cancelFeeCents
  const isCharged = status === 'no_show' && byShop === null
  return isCharged ? percentOf(totalCents + creditCents, policy.noShowFeePercent) : 0
}

// By the policy, and in any case for a few minutes after booking, unless the start is near. Null
// when there was no such moment.
function freeUntilOf({ startsAt, createdAt, acceptedAt, policy }: Cancellable) {
  const start = Date.parse(startsAt)
  const bookedMs = Date.parse(acceptedAt ?? createdAt)
  const deadline = start - policy.cancellationWindowHours * hourMs
  const grace = Math.min(bookedMs + graceMs, start - graceUntilStartMs)
  const latest = Math.max(deadline, grace)
  return latest > bookedMs ? latest : null
}
