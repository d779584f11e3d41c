import type { Jobs } from '#server/tasks.ts'
import { checkHealth } from './service.ts'

export const healthJobs: Jobs<'check-health'> = {
  'check-health': { cron: '* * * * *', maxAttempts: 1, run: (_, context) => checkHealth(context) },
}
