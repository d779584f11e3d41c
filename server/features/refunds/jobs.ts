import type { Jobs } from '#server/tasks.ts'
import { expireRequests } from './deciding.ts'

export const refundJobs: Jobs<'expire-refunds'> = {
  'expire-refunds': { cron: '*/10 * * * *', run: (_, { db }) => expireRequests(db) },
}
