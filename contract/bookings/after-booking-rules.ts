// What a client may say about a booking besides its moves: attendance, tip, appeal against a
// no-show. The server enforces these rules and the screens read them.
import type { ShopAct } from './cancellation.ts'
import type { Part, Status } from './workflow.ts'

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

type Visit = { status: Status; startsAt: string; endsAt: string }

export const tipUntil = ({ endsAt }: { endsAt: string }) =>
  new Date(Date.parse(endsAt) + tipDays * dayMs).toISOString()

type Tippable = Visit & { dispute: Dispute | null }

export function mayTip(visit: Tippable, parts: readonly Part[], nowMs: number) {
  return (
    parts.includes('client') &&
    visit.status === 'completed' &&
    (visit.dispute === null || visit.dispute === 'closed') &&
    nowMs < Date.parse(tipUntil(visit))
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

export function mayFlag(visit: Questionable, parts: readonly Part[], nowMs: number) {
  const { status, dispute, tipCents, hasReview, completedBy } = visit
  return (
    parts.includes('client') &&
    begun.includes(status) &&
    dispute === null &&
    tipCents === 0 &&
    !hasReview &&
    completedBy !== 'client' &&
    nowMs >= Date.parse(visit.startsAt) &&
    nowMs < Date.parse(questionUntil(visit))
  )
}

const lateWithinMinutes = 12 * 60

// Staff may announce a delay from 12 hours before the start until the end.
export function mayBeLate({ status, startsAt, endsAt }: Visit, nowMs: number) {
  const isComing = status === 'pending' || status === 'confirmed' || status === 'checked_in'
  const isSoon = Date.parse(startsAt) - nowMs < lateWithinMinutes * 60_000
  return isComing && isSoon && nowMs < Date.parse(endsAt)
}

type Missed = Visit & { appeal: object | null }

export function mayAppeal(visit: Missed, parts: readonly Part[], nowMs: number) {
  return (
    parts.includes('client') &&
    visit.status === 'no_show' &&
    visit.appeal === null &&
    nowMs < Date.parse(visit.endsAt) + appealDays * dayMs
  )
}

type Expected = Visit & {
  attendance: 'asked' | 'confirmed' | null
  byShop: ShopAct | null
}

export function maySayComing(visit: Expected, parts: readonly Part[], nowMs: number) {
  return (
    parts.includes('client') &&
    visit.status === 'confirmed' &&
    (visit.attendance === 'asked' || visit.byShop !== null) &&
    nowMs < Date.parse(visit.startsAt)
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
