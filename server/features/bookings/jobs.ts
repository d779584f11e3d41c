import type { Jobs } from '#server/tasks.ts'
import { forgetNetworks } from './reliability-queries.ts'
import { sweepBookings } from './moves/sweep.ts'

const networkDays = 2

export const bookingJobs: Jobs<'sweep-bookings' | 'forget-networks'> = {
  'sweep-bookings': { cron: '* * * * *', run: (_, { db }) => sweepBookings(db) },
  'forget-networks': { cron: '40 9 * * *', run: (_, { db }) => forgetNetworks(db, networkDays) },
}
