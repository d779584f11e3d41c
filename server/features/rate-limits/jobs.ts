import type { Jobs } from '#server/jobs.ts'
import { deleteOldPoints } from './queries.ts'

export const limitJobs: Jobs<{ 'prune-limits': object }> = {
  'prune-limits': {
    cron: '*/10 * * * *',
    maxAttempts: 1,
    run: (_, { db }) => deleteOldPoints(db),
  },
}
