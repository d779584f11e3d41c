import type { Jobs } from '#server/tasks.ts'
import { mailBookingLink } from './bookings.ts'

export const guestJobs: Jobs<'mail-booking-link'> = {
  'mail-booking-link': { run: (asked, { db }) => mailBookingLink(db, asked) },
}
