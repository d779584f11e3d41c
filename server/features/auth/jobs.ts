import type { Jobs } from '#server/jobs.ts'
import { deleteStaleLinks } from './queries.ts'

export const authJobs: Jobs<{ 'prune-links': object }> = {
  'prune-links': { cron: '41 4 * * *', run: (_, { db }) => deleteStaleLinks(db) },
}
