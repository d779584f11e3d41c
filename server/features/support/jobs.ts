import type { Jobs } from '#server/jobs.ts'
import { dropWaitingFiles } from './service.ts'

export const supportJobs: Jobs<{ 'prune-ticket-files': object }> = {
  'prune-ticket-files': {
    cron: '*/10 * * * *',
    maxAttempts: 1,
    run: (_, { db }) => dropWaitingFiles(db),
  },
}
