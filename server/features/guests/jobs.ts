import type { Jobs } from '#server/jobs.ts'
import { mailBookingLink, type Asked } from './bookings.ts'

export const guestJobs: Jobs<{ 'mail-booking-link': Asked }> = {
  'mail-booking-link': { run: (asked, { db }) => mailBookingLink(db, asked) },
}
