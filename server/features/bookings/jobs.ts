import type { Jobs } from '#server/jobs.ts'
import { mailDigest } from './digest.ts'
import { forgetNetworks } from './reliability-queries.ts'
import { sweepBookings } from './sweep.ts'

type None = Record<string, never>

const networkDays = 2

export const bookingJobs: Jobs<{
  'sweep-bookings': None
  'forget-networks': None
  'mail-digest': { userId: string }
}> = {
  'sweep-bookings': { cron: '* * * * *', run: (_, { db }) => sweepBookings(db) },
  'mail-digest': { run: ({ userId }, { db }) => mailDigest(db, userId) },
  'forget-networks': { cron: '40 9 * * *', run: (_, { db }) => forgetNetworks(db, networkDays) },
}
