import type { Jobs } from '#server/tasks.ts'
import { mailDigest } from './digest.ts'
import { forgetNetworks } from './reliability-queries.ts'
import { sweepBookings } from './sweep.ts'

const networkDays = 2

export const bookingJobs: Jobs<'sweep-bookings' | 'forget-networks' | 'mail-digest'> = {
  'sweep-bookings': { cron: '* * * * *', run: (_, { db }) => sweepBookings(db) },
  'mail-digest': { run: ({ userId }, { db }) => mailDigest(db, userId) },
  'forget-networks': { cron: '40 9 * * *', run: (_, { db }) => forgetNetworks(db, networkDays) },
}
