import type { Jobs } from '#server/tasks.ts'
import { updateCounts } from './service.ts'

export const statsJobs: Jobs<'count-platform'> = {
  'count-platform': { cron: '* * * * *', run: (_, { db }) => updateCounts(db) },
}
