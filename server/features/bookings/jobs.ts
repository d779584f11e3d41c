import type { Jobs } from '#server/jobs.ts'
import { mailDigest } from './digest.ts'
import { forgetNetworks } from './reliability/queries.ts'
import { tendBookings } from './tending.ts'

type None = Record<string, never>

const networkDays = 2

export const bookingJobs: Jobs<{
  'tend-bookings': None
  'forget-networks': None
  'mail-digest': { userId: string }
}> = {
  'tend-bookings': { cron: '* * * * *', run: (_, { db }) => tendBookings(db) },
  'mail-digest': { run: ({ userId }, { db }) => mailDigest(db, userId) },
  'forget-networks': { cron: '40 9 * * *', run: (_, { db }) => forgetNetworks(db, networkDays) },
}
