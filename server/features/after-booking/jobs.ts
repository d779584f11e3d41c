import type { Jobs } from '#server/jobs.ts'
import { escalateFlags } from './flags.ts'

export const visitJobs: Jobs<{ 'escalate-flags': object }> = {
  'escalate-flags': { cron: '*/5 * * * *', run: (_, { db }) => escalateFlags(db) },
}
