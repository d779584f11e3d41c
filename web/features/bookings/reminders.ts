import type { Booking } from '#contract/bookings/bookings.ts'
import { reminderHours } from '#contract/limits.ts'
import { booking } from '#web/texts/bookings/bookings.ts'

const hourMs = 3_600_000

type Made = Pick<Booking, 'status' | 'startsAt' | 'answerBy'>

// The reminders that are still to come. A booking made after a reminder's time gets none, and a
// pending request may be confirmed as late as its last moment.
export function reminderText({ status, startsAt, answerBy }: Made, nowMs: number) {
  if (status !== 'confirmed' && status !== 'pending') return null
  const settledMs = status === 'pending' ? Date.parse(answerBy ?? startsAt) : nowMs
  const hoursAhead = (Date.parse(startsAt) - Math.max(nowMs, settledMs)) / hourMs
  if (hoursAhead > reminderHours.first) return booking.remindText
  return hoursAhead > reminderHours.second ? booking.remindHours : null
}
