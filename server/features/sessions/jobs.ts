import type { Jobs } from '#server/jobs.ts'
import { pruneSessions } from './service.ts'

export const sessionJobs: Jobs<{ 'prune-sessions': object }> = {
  'prune-sessions': { cron: '23 * * * *', run: (_, { db }) => pruneSessions(db) },
}
