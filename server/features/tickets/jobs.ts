import type { Jobs } from '#server/tasks.ts'
import { dropWaitingFiles } from './service.ts'
import { sweepTickets } from './clock/sweep.ts'

export const ticketJobs: Jobs<'prune-ticket-files' | 'sweep-tickets'> = {
  'prune-ticket-files': {
    cron: '*/10 * * * *',
    maxAttempts: 1,
    run: (_, { db }) => dropWaitingFiles(db),
  },
  'sweep-tickets': { cron: '* * * * *', maxAttempts: 1, run: (_, { db }) => sweepTickets(db) },
}
