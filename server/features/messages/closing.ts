// Until when people can write in a thread.
import { threadDays } from '#contract/bookings/message-rows.ts'
import type { ClosedReason } from '#contract/bookings/messages.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { reachOf } from '#server/features/bookings/booking-view.ts'

const dayMs = 24 * 3600_000

// A hold is no booking yet, and one that ran out never was.
export function hasThread({ status, answerBy }: BookingRow) {
  return status !== 'held' && !(status === 'expired' && answerBy === null)
}

// Derived, so that moving a booking needs no sweep.
export function closedReasonOf(booking: BookingRow, nowMs = Date.now()): ClosedReason | null {
  if (nowMs >= Date.parse(endOf(booking)) + threadDays * dayMs) return 'over'
  // A guest without an email address has no link and no mail; the shop has their phone.
  return reachOf(booking) === 'all' ? null : 'unreachable'
}

function endOf({ status, canceledAt, answerBy, endsAt }: BookingRow) {
  if (status === 'cancelled') return canceledAt ?? endsAt
  return status === 'declined' || status === 'expired' ? (answerBy ?? endsAt) : endsAt
}
