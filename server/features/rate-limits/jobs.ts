import type { Jobs } from '#server/tasks.ts'
import { deleteOldPoints } from './queries.ts'

export const limitJobs: Jobs<'prune-limits'> = {
  'prune-limits': {
    cron: '*/10 * * * *',
    maxAttempts: 1,
    run: (_, { db }) => deleteOldPoints(db),
  },
}
