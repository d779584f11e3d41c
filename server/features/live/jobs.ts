import type { Jobs } from '#server/tasks.ts'
import { deleteOldEvents } from './queries.ts'

export const liveJobs: Jobs<'prune-live-events'> = {
  'prune-live-events': {
    cron: '* * * * *',
    maxAttempts: 1,
    run: (_, { db }) => deleteOldEvents(db),
  },
}
