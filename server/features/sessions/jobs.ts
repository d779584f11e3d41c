import type { Jobs } from '#server/tasks.ts'
import { pruneSessions } from './service.ts'

export const sessionJobs: Jobs<'prune-sessions'> = {
  'prune-sessions': { cron: '23 * * * *', run: (_, { db }) => pruneSessions(db) },
}
