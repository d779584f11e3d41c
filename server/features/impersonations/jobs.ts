import type { Jobs } from '#server/tasks.ts'
import { closeOver } from './service.ts'

export const impersonationJobs: Jobs<'end-impersonations'> = {
  'end-impersonations': { cron: '* * * * *', run: (_, { db }) => closeOver(db) },
}
