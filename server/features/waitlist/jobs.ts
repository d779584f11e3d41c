import type { Jobs } from '#server/jobs.ts'
import { offerFreed } from './offers.ts'
import { expireEntries } from './queries.ts'
import type { Freed } from './service.ts'

export const waitlistJobs: Jobs<{ 'offer-waitlist': Freed; 'expire-waits': object }> = {
  'offer-waitlist': { run: (freed, { db }) => offerFreed(db, freed) },
  'expire-waits': { cron: '20 9 * * *', maxAttempts: 1, run: (_, { db }) => expireEntries(db) },
}
