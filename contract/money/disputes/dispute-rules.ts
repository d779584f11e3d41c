// The states of a dispute, their clocks and the moves between them. The server enforces these tables
// and the screens read them, so that a button is shown exactly when it works.
import type { Part, Status } from '#contract/bookings/workflow.ts'
import { entriesOf } from '#contract/lists.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

// claim: by the client. chargeback: by the client's bank.
export const disputeKinds = ['claim', 'chargeback'] as const
export type DisputeKind = (typeof disputeKinds)[number]

export const disputeReasons = [
  'no_service',
  'quality',
  'overcharged',
  'no_show_wrong',
  'conduct',
  'unauthorised',
  'other',
] as const
export type DisputeReason = (typeof disputeReasons)[number]

// What clients choose from. A booking that did not take place and a no-show have buttons of their own,
// and only a bank says that a payment was not authorized.
export const clientReasons = ['quality', 'overcharged', 'conduct', 'other'] as const
export type ClientReason = (typeof clientReasons)[number]

export const disputeStates = [
  'barber_response',
  'offered',
  'contested',
  'escalated',
  'decided',
  'appealed',
  // The evidence against a chargeback is with the bank.
  'submitted',
  'accepted',
  'closed',
] as const
export type DisputeState = (typeof disputeStates)[number]

export const sides = ['client', 'barber', 'admin', 'bank'] as const
export type DisputeSide = (typeof sides)[number]

type Clock = {
  // Who has to act before it runs out.
  waitsFor: DisputeSide | 'both'
  hours?: number
  businessDays?: number
  // The state that silence leads to. Without one, the dispute stays and is shown as overdue.
  silence?: DisputeState
}

export const clocks: Record<DisputeState, Clock | null> = {
  barber_response: { waitsFor: 'barber', hours: 72, silence: 'escalated' },
  offered: { waitsFor: 'client', hours: 7 * 24, silence: 'closed' },
  contested: { waitsFor: 'client', hours: 7 * 24, silence: 'closed' },
  escalated: { waitsFor: 'admin', businessDays: 5 },
  decided: { waitsFor: 'both', hours: 7 * 24, silence: 'closed' },
  appealed: { waitsFor: 'admin', businessDays: 5 },
  submitted: { waitsFor: 'bank' },
  accepted: null,
  closed: null,
}

export const openStates = entriesOf(clocks).flatMap(([state, clock]) => (clock ? [state] : []))
// Money that is at stake is held while a dispute is in one of these. A decision that can still be
// appealed has already moved it.
export const holdingStates = openStates.filter((state) => state !== 'decided')

export type DisputeRule = {
  by: DisputeSide
  from: readonly DisputeState[]
  to: DisputeState
  kind?: DisputeKind
}

export const disputeMoves = {
  offer: { by: 'barber', from: ['barber_response'], to: 'offered', kind: 'claim' },
  concede: { by: 'barber', from: ['barber_response'], to: 'accepted', kind: 'claim' },
  contest: { by: 'barber', from: ['barber_response'], to: 'contested', kind: 'claim' },
  accept: { by: 'client', from: ['offered'], to: 'accepted', kind: 'claim' },
  escalate: { by: 'client', from: ['offered', 'contested'], to: 'escalated', kind: 'claim' },
  withdraw: {
    by: 'client',
    from: ['barber_response', 'offered', 'contested', 'escalated'],
    to: 'closed',
    kind: 'claim',
  },
  // The barber has given everything they have against a chargeback.
  submit: { by: 'barber', from: ['barber_response'], to: 'submitted', kind: 'chargeback' },
  decide: { by: 'admin', from: ['escalated'], to: 'decided' },
  // Once for each dispute; another administrator decides.
  appeal: { by: 'client', from: ['decided'], to: 'appealed' },
  appealAsBarber: { by: 'barber', from: ['decided'], to: 'appealed' },
  settle: { by: 'admin', from: ['appealed'], to: 'closed' },
} as const satisfies Record<string, DisputeRule>
export type DisputeMove = keyof typeof disputeMoves

type Moving = { state: DisputeState; kind: DisputeKind }

export function mayMove(move: DisputeMove, { state, kind }: Moving, side: DisputeSide) {
  const rule: DisputeRule = disputeMoves[move]
  return (
    rule.by === side && rule.from.includes(state) && (rule.kind === undefined || rule.kind === kind)
  )
}

// The moves of one side; a chargeback is not its client's to appeal.
export function movesOf(dispute: Moving, side: DisputeSide) {
  return entriesOf(disputeMoves)
    .map(([move]) => move)
    .filter((move) => mayMove(move, dispute, side))
    .filter((move) => move !== 'appeal' || dispute.kind === 'claim')
}

// Both sides may add words and pictures until it is over.
export const mayAdd = ({ state }: Pick<Moving, 'state'>) => openStates.includes(state)

// A report about conduct goes straight to the administration.
export const firstState = (reason: DisputeReason): DisputeState =>
  reason === 'quality' ||
  reason === 'overcharged' ||
  reason === 'other' ||
  reason === 'unauthorised'
    ? 'barber_response'
    : 'escalated'

// When the clock of a state runs out. Weekends do not count for administrators.
export function dueOf(state: DisputeState, nowMs: number, timeZone: string) {
  const clock = clocks[state]
  if (clock?.hours !== undefined) return new Date(nowMs + clock.hours * hourMs).toISOString()
  if (clock?.businessDays === undefined) return null
  let ms = nowMs
  for (let left = clock.businessDays; left > 0;) {
    ms += dayMs
    if (!isWeekend(ms, timeZone)) left -= 1
  }
  return new Date(ms).toISOString()
}

function isWeekend(ms: number, timeZone: string) {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(ms)
  return day === 'Sat' || day === 'Sun'
}

const windowDays = 7
const noShowDays = 14

type Disputable = { status: Status; startsAt: string; endsAt: string }

export const disputeUntil = ({ status, endsAt }: Pick<Disputable, 'status' | 'endsAt'>) => {
  const days = status === 'no_show' ? noShowDays : windowDays
  return new Date(Date.parse(endsAt) + days * dayMs).toISOString()
}

const begun: Status[] = ['checked_in', 'in_progress', 'awaiting_confirmation', 'completed']
// Those that ended without taking place, with what may be wrong about a fee.
const missed: Status[] = ['no_show', 'cancelled']

export function mayDispute(booking: Disputable, parts: readonly Part[], nowMs: number) {
  const { status, startsAt } = booking
  return (
    parts.includes('client') &&
    (begun.includes(status) || missed.includes(status)) &&
    nowMs >= Date.parse(startsAt) &&
    nowMs < Date.parse(disputeUntil(booking))
  )
}

// The provider's deadline is kept with a day to spare.
const spareMs = dayMs

export function dueOfChargeback(providerDueMs: number, nowMs: number) {
  const dueMs = Math.min(nowMs + 72 * hourMs, providerDueMs - spareMs)
  return new Date(Math.max(dueMs, nowMs)).toISOString()
}
