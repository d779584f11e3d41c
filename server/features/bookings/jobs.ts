import type { Jobs } from '#server/jobs.ts'
import { forgetNetworks } from './reliability/queries.ts'
import { tendBookings } from './tending.ts'

type None = Record<string, never>

const networkDays = 2

export const bookingJobs: Jobs<{ 'tend-bookings': None; 'forget-networks': None }> = {
  'tend-bookings': { cron: '* * * * *', run: (_, { db }) => tendBookings(db) },
  'forget-networks': { cron: '40 9 * * *', run: (_, { db }) => forgetNetworks(db, networkDays) },
}
