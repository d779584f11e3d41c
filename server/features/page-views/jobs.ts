import type { Jobs } from '#server/tasks.ts'
import { deleteOldMarks } from './queries.ts'

export const pageViewJobs: Jobs<'prune-page-views'> = {
  'prune-page-views': {
    cron: '7 * * * *',
    maxAttempts: 1,
    run: (_, { db }) => deleteOldMarks(db),
  },
}
