import type { Jobs } from '#server/tasks.ts'
import { issueDue } from './issue.ts'

export const invoiceJobs: Jobs<'issue-invoices'> = {
  // Every minute: requests are due a few minutes after they were written.
  'issue-invoices': { cron: '* * * * *', maxAttempts: 1, run: (_, context) => issueDue(context) },
}
