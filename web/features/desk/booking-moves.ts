// The moves that staff may make with a booking now.
import type { Booking } from '#contract/bookings/bookings.ts'
import { isTold, type Reach } from '#contract/bookings/reach.ts'
import {
  movesOpenTo,
  ruleFor,
  type Move,
  type Part,
  type Status,
} from '#contract/bookings/workflow.ts'
import { moveWords } from '#web/texts/bookings/desk.ts'

// The fields that a booking and a calendar row share.
export type DeskBooking = Pick<
  Booking,
  | 'id'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'version'
  | 'parts'
  | 'proposal'
  | 'answerBy'
  | 'isVouched'
  | 'byShop'
> & {
  client: { name: string }
  reach: Reach
  professional: { id: string; name: string }
}

// The one that comes next, by the state it is in.
const next: Partial<Record<Status, Move[]>> = {
  pending: ['accept'],
  confirmed: ['check_in', 'finish'],
  checked_in: ['start', 'finish'],
  in_progress: ['finish'],
}

const shown: Move[] = [
  'accept',
  'check_in',
  'start',
  'finish',
  'complete',
  'no_show',
  'undo',
  'decline',
  'cancel',
]

const staffParts: Part[] = ['owner', 'provider']

export function movesOf(booking: DeskBooking, nowMs: number) {
  const parts = staffOf(booking)
  const open = movesOpenTo(booking, parts, nowMs)
  const primary = next[booking.status]?.find((move) => open.includes(move)) ?? null
  return { primary, others: shown.filter((move) => open.includes(move) && move !== primary) }
}

export function needsReason(move: Move, booking: DeskBooking, nowMs: number) {
  return ruleFor(move, booking, staffOf(booking), nowMs)?.needsReason === true
}

// Staff may move a booking, or ask for another time, until it begins.
export function isMovable({ status, startsAt, parts }: DeskBooking, nowMs: number) {
  const isStaff = parts.some((part) => staffParts.includes(part))
  return isStaff && status === 'confirmed' && nowMs < Date.parse(startsAt)
}

// The same person may be the client too; here they stand behind the chair.
function staffOf({ parts }: DeskBooking) {
  return parts.filter((part) => staffParts.includes(part))
}

// Texts before and after a move. They mention a message only if the client can be reached.
export function doneWords(move: Move, reach: Reach) {
  const words = moveWords[move]
  return isTold(reach, move) ? words?.done : (words?.doneAlone ?? words?.done)
}

export function askWords(move: Move, reach: Reach) {
  const words = moveWords[move]
  return isTold(reach, move) ? words?.text : (words?.textAlone ?? words?.text)
}
