import type { Jobs } from '#server/jobs.ts'
import { deleteStaleLinks } from './queries.ts'
import { mailReactivationCode } from './reactivation.ts'
import { mailPasswordReset } from './recovery.ts'
import { mailConfirmationAgain } from './sign-up.ts'

type Address = { email: string }

export const authJobs: Jobs<{
  'mail-confirmation': Address
  'mail-password-reset': Address
  'mail-reactivation-code': Address
  'prune-links': object
}> = {
  'mail-confirmation': { run: ({ email }, { db }) => mailConfirmationAgain(db, email) },
  'mail-password-reset': { run: ({ email }, { db }) => mailPasswordReset(db, email) },
  'mail-reactivation-code': { run: ({ email }, { db }) => mailReactivationCode(db, email) },
  'prune-links': { cron: '41 4 * * *', run: (_, { db }) => deleteStaleLinks(db) },
}
