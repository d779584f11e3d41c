import type { Jobs } from '#server/tasks.ts'
import { issueDue } from './statement.ts'

export const earningJobs: Jobs<'issue-statements'> = {
  // Every hour: cities have their own clocks, and one that was missed is made up for.
  'issue-statements': { cron: '0 * * * *', maxAttempts: 1, run: (_, context) => issueDue(context) },
}
