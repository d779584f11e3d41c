import type { Jobs } from '#server/jobs.ts'
import { tendBookings } from './tending.ts'

type None = Record<string, never>

export const bookingJobs: Jobs<{ 'tend-bookings': None }> = {
  'tend-bookings': { cron: '* * * * *', run: (_, { db }) => tendBookings(db) },
}
