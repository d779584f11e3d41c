// What counts as what, in the numbers of a business and of the platform. Conditions on columns of
// `bookings`.
import { sql } from 'kysely'
import { offStatuses } from '#contract/bookings/workflow.ts'

// Was booked at some time, whatever its state is now. Confirming a hold clears `hold_expires_at`.
export const wasBooked = sql<boolean>`status <> 'held' AND hold_expires_at IS NULL`
export const isBooked = sql<boolean>`status NOT IN (${sql.join(offStatuses)})`
export const isDone = sql<boolean>`status IN ('awaiting_confirmation', 'completed')`
export const isComing = sql<boolean>`status IN ('pending', 'confirmed', 'checked_in', 'in_progress')`
// The chair was reserved, whether or not the client came.
export const isTaken = sql<boolean>`status IN
  ('confirmed', 'checked_in', 'in_progress', 'awaiting_confirmation', 'completed', 'no_show')`
export const isRefused = sql<boolean>`status IN ('pending', 'declined', 'expired')`
// Services less discounts, without tips and tax.
export const brought = sql<number>`greatest(0, subtotal_cents - discount_cents)`
export const minutesBooked = sql<number>`floor(extract(epoch FROM ends_at - starts_at) / 60)::int`

// To one decimal; null without a whole.
export function percentOf(part: number, whole: number) {
  return whole > 0 ? Math.round((part / whole) * 1000) / 10 : null
}

// Bookings outside the open hours can exceed 100 percent, so the value is capped.
export function fillOf(bookedMinutes: number, openMinutes: number) {
  const percent = percentOf(bookedMinutes, openMinutes)
  return percent === null ? null : Math.min(100, percent)
}
