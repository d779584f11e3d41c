import type { Jobs } from '#server/tasks.ts'
import { offerFreed } from './offers.ts'
import { expireEntries } from './queries.ts'

export const waitlistJobs: Jobs<'offer-waitlist' | 'expire-waits'> = {
  'offer-waitlist': { run: (freed, context) => offerFreed(context, freed) },
  'expire-waits': { cron: '20 9 * * *', maxAttempts: 1, run: (_, { db }) => expireEntries(db) },
}
