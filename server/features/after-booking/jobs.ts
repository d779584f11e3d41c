import type { Jobs } from '#server/tasks.ts'
import { escalateFlags } from './flags.ts'

export const afterBookingJobs: Jobs<'escalate-flags'> = {
  'escalate-flags': { cron: '*/5 * * * *', run: (_, { db }) => escalateFlags(db) },
}
