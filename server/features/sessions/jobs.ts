import type { Jobs } from '#server/jobs.ts'
import { deleteExpiredSessions } from './queries.ts'

export const sessionJobs: Jobs<{ 'prune-sessions': object }> = {
  'prune-sessions': { cron: '23 * * * *', run: (_, { db }) => deleteExpiredSessions(db) },
}
