import type { Jobs } from '#server/tasks.ts'
import { updateCounts } from './service.ts'

export const statsJobs: Jobs<'count-platform'> = {
  // The next minute counts again, so a failure is not retried.
  'count-platform': { cron: '* * * * *', maxAttempts: 1, run: (_, { db }) => updateCounts(db) },
}
