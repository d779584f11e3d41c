import type { Jobs } from '#server/jobs.ts'
import { deleteOldMarks } from './queries.ts'

export const footfallJobs: Jobs<{ 'prune-footfall': object }> = {
  'prune-footfall': {
    cron: '7 * * * *',
    maxAttempts: 1,
    run: (_, { db }) => deleteOldMarks(db),
  },
}
