import type { Jobs } from '#server/tasks.ts'
import { countNumbers } from './numbers.ts'

export const adminOverviewJobs: Jobs<'count-numbers'> = {
  'count-numbers': { cron: '* * * * *', maxAttempts: 1, run: (_, { db }) => countNumbers(db) },
}
