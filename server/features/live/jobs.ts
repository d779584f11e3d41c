import type { Jobs } from '#server/jobs.ts'
import { deleteOldEvents } from './queries.ts'

export const liveJobs: Jobs<{ 'prune-live-events': object }> = {
  'prune-live-events': {
    cron: '* * * * *',
    maxAttempts: 1,
    run: (_, { db }) => deleteOldEvents(db),
  },
}
