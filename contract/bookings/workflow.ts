// The moves of a booking: which state follows which, by whom, and when. The server enforces this
// table and the screens read it, so that a button is shown exactly when it works.
import { keysOf } from '#contract/lists.ts'

export const statuses = [
  'held',
  'pending',
  'confirmed',
  'checked_in',
  'in_progress',
  'awaiting_confirmation',
  'completed',
  'declined',
  'expired',
  'cancelled',
  'no_show',
] as const
export type Status = (typeof statuses)[number]

// A person's part in a booking: client, provider, owner of the business, or administrator: one who
// may look, one who may help, one who may also force a state. 'system' is the server itself.
export const parts = [
  'client',
  'provider',
  'owner',
  'reader',
  'admin',
  'enforcer',
  'system',
] as const
export type Part = (typeof parts)[number]

type Edge = { of: 'start' | 'end' | 'answer'; minutes: number }

export type Rule = {
  from: readonly Status[]
  to: Status
  who: readonly Part[]
  // The move is open from `after` until `before`.
  after?: Edge
  before?: Edge
  needsReason?: true
  // Not when the client has vouched that it took place.
  unlessVouched?: true
}

const hour = 60
const day = 24 * hour
export const graceMinutes = 15

const staff = ['provider', 'owner'] as const
const bookingBegun: Edge = { of: 'start', minutes: 0 }

// A move may have several rules; the first that matches applies.
export const moves = {
  confirm: [{ from: ['held'], to: 'confirmed', who: ['system'] }],
  request: [{ from: ['held'], to: 'pending', who: ['system'] }],
  expire: [{ from: ['held', 'pending'], to: 'expired', who: ['system'] }],
  // A walk-in entered afterwards: already over, or in progress.
  record: [
    { from: ['held'], to: 'completed', who: ['system'], after: { of: 'end', minutes: 0 } },
    { from: ['held'], to: 'in_progress', who: ['system'], after: bookingBegun },
  ],
  accept: [
    {
      from: ['pending'],
      to: 'confirmed',
      who: [...staff, 'admin'],
      before: { of: 'answer', minutes: 0 },
    },
  ],
  decline: [{ from: ['pending'], to: 'declined', who: [...staff, 'admin'], needsReason: true }],
  cancel: [
    {
      from: ['held', 'pending', 'confirmed'],
      to: 'cancelled',
      who: ['client'],
      before: { of: 'start', minutes: 0 },
    },
    {
      from: ['confirmed', 'checked_in'],
      to: 'cancelled',
      who: [...staff, 'admin'],
      before: { of: 'end', minutes: 0 },
      needsReason: true,
    },
  ],
  // Both sides agree that it did not take place.
  void: [
    {
      from: ['confirmed', 'checked_in', 'in_progress', 'awaiting_confirmation', 'completed'],
      to: 'cancelled',
      who: ['system'],
    },
    {
      from: ['confirmed', 'checked_in', 'in_progress', 'awaiting_confirmation'],
      to: 'cancelled',
      who: ['admin'],
      after: bookingBegun,
      needsReason: true,
    },
    { from: ['completed'], to: 'cancelled', who: ['enforcer'], needsReason: true },
  ],
  check_in: [
    {
      from: ['confirmed'],
      to: 'checked_in',
      who: ['client', ...staff],
      after: { of: 'start', minutes: -30 },
      before: { of: 'end', minutes: 0 },
    },
  ],
  start: [
    {
      from: ['confirmed', 'checked_in'],
      to: 'in_progress',
      who: staff,
      after: { of: 'start', minutes: -30 },
      before: { of: 'end', minutes: 0 },
    },
  ],
  // For mistakes.
  undo: [
    {
      from: ['checked_in', 'in_progress'],
      to: 'confirmed',
      who: staff,
      before: { of: 'end', minutes: 0 },
    },
  ],
  finish: [
    // Also before the start, when it was started early.
    { from: ['in_progress'], to: 'awaiting_confirmation', who: staff },
    {
      from: ['confirmed', 'checked_in'],
      to: 'awaiting_confirmation',
      who: staff,
      after: bookingBegun,
    },
  ],
  complete: [
    { from: ['awaiting_confirmation'], to: 'completed', who: ['client', 'system', 'admin'] },
    {
      from: ['confirmed', 'checked_in', 'in_progress'],
      to: 'completed',
      who: ['client', 'admin'],
      after: bookingBegun,
    },
    {
      from: ['confirmed', 'checked_in', 'in_progress'],
      to: 'completed',
      who: ['system'],
      after: { of: 'end', minutes: 2 * day },
    },
    {
      from: ['no_show'],
      to: 'completed',
      who: ['owner'],
      before: { of: 'end', minutes: day },
      needsReason: true,
    },
    { from: ['no_show'], to: 'completed', who: ['enforcer'], needsReason: true },
  ],
  no_show: [
    {
      from: ['confirmed', 'checked_in'],
      to: 'no_show',
      who: staff,
      after: { of: 'start', minutes: graceMinutes },
      before: { of: 'end', minutes: day },
      unlessVouched: true,
    },
    {
      from: ['completed'],
      to: 'no_show',
      who: ['owner'],
      before: { of: 'end', minutes: day },
      needsReason: true,
      unlessVouched: true,
    },
    {
      from: ['completed'],
      to: 'no_show',
      who: ['enforcer'],
      needsReason: true,
      unlessVouched: true,
    },
  ],
} as const satisfies Record<string, readonly Rule[]>

export type Move = keyof typeof moves
export const moveNames = keysOf(moves)

export type Timed = {
  status: Status
  startsAt: string
  endsAt: string
  // The deadline of a request.
  answerBy: string | null
  // The client confirmed that it took place, tipped, rated or walked in.
  isVouched: boolean
}

// The rule by which one of these parts may make the move now, or undefined.
export function ruleFor(move: Move, booking: Timed, parts: readonly Part[], nowMs: number) {
  const rules: readonly Rule[] = moves[move]
  return rules.find(
    (rule) =>
      rule.from.includes(booking.status) &&
      rule.who.some((part) => parts.includes(part)) &&
      !(rule.unlessVouched && booking.isVouched) &&
      isBetween(rule, booking, nowMs),
  )
}

function isBetween({ after, before }: Rule, booking: Timed, nowMs: number) {
  return (
    (after === undefined || nowMs >= timeOf(after, booking)) &&
    (before === undefined || nowMs < timeOf(before, booking))
  )
}

function timeOf({ of, minutes }: Edge, { startsAt, endsAt, answerBy }: Timed) {
  const times = { start: startsAt, end: endsAt, answer: answerBy ?? startsAt }
  return Date.parse(times[of]) + minutes * 60_000
}

export function movesOpenTo(booking: Timed, parts: readonly Part[], nowMs: number) {
  return moveNames.filter((move) => ruleFor(move, booking, parts, nowMs) !== undefined)
}

// States that block the slot.
export const busyStatuses = [
  'held',
  'pending',
  'confirmed',
  'checked_in',
  'in_progress',
] as const satisfies Status[]

// States that do not count as booked. All others count on their day, including no-shows.
export const offStatuses = ['held', 'declined', 'expired', 'cancelled'] as const satisfies Status[]

export function isBooked({ status }: { status: Status }) {
  return !offStatuses.some((off) => off === status)
}

export type Side = 'client' | 'staff'

export function sideOf(parts: readonly Part[]): Side {
  return parts.includes('client') ? 'client' : 'staff'
}
