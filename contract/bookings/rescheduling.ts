// When a booking may get another start: moved by one side, or proposed by one and answered by the
// other.
import { termsOf, type Cancellable } from './cancellation.ts'
import { sideOf, type Part, type Side, type Status, type Timed } from './workflow.ts'

type Movable = Cancellable & Timed & { rescheduleCount: number; mostReschedules: number }

// A client may move a confirmed booking by themselves before the deadline, and only so many
// times.
export function mayReschedule(booking: Movable, parts: readonly Part[], nowMs: number) {
  if (booking.status !== 'confirmed' || nowMs >= Date.parse(booking.startsAt)) return false
  if (parts.some((part) => part === 'owner' || part === 'provider' || part === 'admin')) return true
  const { isLate } = termsOf(booking, nowMs)
  return parts.includes('client') && !isLate && booking.rescheduleCount < booking.mostReschedules
}

// Staff may propose another time until the booking starts; a client once it is too late to move it
// alone.
export function mayPropose(booking: Movable, parts: readonly Part[], nowMs: number) {
  if (booking.status !== 'confirmed' || nowMs >= Date.parse(booking.startsAt)) return false
  if (sideOf(parts) === 'staff') return isActing(parts)
  return booking.rescheduleCount < booking.mostReschedules && !mayReschedule(booking, parts, nowMs)
}

type Proposed = {
  status: Status
  proposedStartsAt: string | null
  proposalExpiresAt: string | null
  proposedBy: Side | null
}

export function mayAnswer(booking: Proposed, parts: readonly Part[], nowMs: number) {
  const { status, proposedStartsAt, proposalExpiresAt, proposedBy } = booking
  if (status !== 'confirmed' || !proposedStartsAt || !proposalExpiresAt) return false
  return isActing(parts) && proposedBy !== sideOf(parts) && nowMs < Date.parse(proposalExpiresAt)
}

function isActing(parts: readonly Part[]) {
  return parts.some((part) => part !== 'reader')
}
