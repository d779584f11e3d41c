import type { Jobs } from '#server/tasks.ts'
import { dropWaitingFiles } from './service.ts'

export const supportJobs: Jobs<'prune-ticket-files'> = {
  'prune-ticket-files': {
    cron: '*/10 * * * *',
    maxAttempts: 1,
    run: (_, { db }) => dropWaitingFiles(db),
  },
}
