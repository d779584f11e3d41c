// What a client may say about a booking besides its moves: attendance, tip, appeal against a
// no-show. The server enforces these rules and the screens read them.
import type { ShopAct } from '#contract/bookings/cancellation.ts'
import type { Part, Status } from '#contract/bookings/workflow.ts'

const dayMs = 86_400_000

export const tipDays = 7
// The default until the barber chooses others.
export const tipPercents = [15, 20, 25]
export const mostTipCents = 50_000

// A no-show can be marked for a day; from then on there are two weeks to appeal.
const appealDays = 15

export const flagAnswerHours = 72

// States of a client's report that a booking did not take place. Tips and reviews wait until it is
// closed.
export const disputes = ['flagged', 'contested', 'unanswered', 'closed'] as const
export type Dispute = (typeof disputes)[number]

type Booked = { status: Status; startsAt: string; endsAt: string }

export const tipUntil = ({ endsAt }: { endsAt: string }) =>
  new Date(Date.parse(endsAt) + tipDays * dayMs).toISOString()

type Tippable = Booked & { dispute: Dispute | null }

export function mayTip(booking: Tippable, parts: readonly Part[], nowMs: number) {
  return (
    parts.includes('client') &&
    booking.status === 'completed' &&
    (booking.dispute === null || booking.dispute === 'closed') &&
    nowMs < Date.parse(tipUntil(booking))
  )
}

export const tipOf = (totalCents: number, percent: number) =>
  Math.round((totalCents * percent) / 100)

// A client may report for a week that a booking did not take place, unless they confirmed it,
// tipped or rated.
const questionDays = 7

type Questionable = Tippable & {
  tipCents: number
  hasReview: boolean
  completedBy: 'client' | 'staff' | 'auto' | null
}

const begun: Status[] = [
  'confirmed',
  'checked_in',
  'in_progress',
  'awaiting_confirmation',
  'completed',
]

export const questionUntil = ({ endsAt }: { endsAt: string }) =>
  new Date(Date.parse(endsAt) + questionDays * dayMs).toISOString()

export function mayFlag(booking: Questionable, parts: readonly Part[], nowMs: number) {
  const { status, dispute, tipCents, hasReview, completedBy } = booking
  return (
    parts.includes('client') &&
    begun.includes(status) &&
    dispute === null &&
    tipCents === 0 &&
    !hasReview &&
    completedBy !== 'client' &&
    nowMs >= Date.parse(booking.startsAt) &&
    nowMs < Date.parse(questionUntil(booking))
  )
}

const lateWithinMinutes = 12 * 60

// Staff may announce a delay from 12 hours before the start until the end.
export function mayBeLate({ status, startsAt, endsAt }: Booked, nowMs: number) {
  const isComing = status === 'pending' || status === 'confirmed' || status === 'checked_in'
  const isSoon = Date.parse(startsAt) - nowMs < lateWithinMinutes * 60_000
  return isComing && isSoon && nowMs < Date.parse(endsAt)
}

type Missed = Booked & { appeal: object | null }

export function mayAppeal(booking: Missed, parts: readonly Part[], nowMs: number) {
  return (
    parts.includes('client') &&
    booking.status === 'no_show' &&
    booking.appeal === null &&
    nowMs < Date.parse(booking.endsAt) + appealDays * dayMs
  )
}

type Expected = Booked & {
  attendance: 'asked' | 'confirmed' | null
  byShop: ShopAct | null
}

export function maySayComing(booking: Expected, parts: readonly Part[], nowMs: number) {
  return (
    parts.includes('client') &&
    booking.status === 'confirmed' &&
    (booking.attendance === 'asked' || booking.byShop !== null) &&
    nowMs < Date.parse(booking.startsAt)
  )
}

type Chosen = { status: Status; source: string; byShop: ShopAct | null }

// The shop chose the time and the client has not agreed yet. A walk-in agreed by being there.
export function lacksYes({ status, source, byShop }: Chosen) {
  return status === 'confirmed' && byShop !== null && source !== 'walk_in'
}

type Flagged = { dispute: Dispute | null }

// A late answer counts until an administrator has decided.
export function mayAnswerFlag({ dispute }: Flagged, parts: readonly Part[]) {
  const isStaff = parts.includes('owner') || parts.includes('provider')
  return isStaff && (dispute === 'flagged' || dispute === 'unanswered')
}
