import type { Db } from '#server/db.ts'
import { pruneFailures } from '#server/features/second-factor/service.ts'
import type { Jobs } from '#server/tasks.ts'
import { deleteStaleLinks } from './queries.ts'
import { mailReactivationCode } from './reactivation.ts'
import { mailPasswordReset } from './recovery.ts'
import { mailConfirmationAgain } from './sign-up.ts'

export const authJobs: Jobs<
  'mail-confirmation' | 'mail-password-reset' | 'mail-reactivation-code' | 'prune-links'
> = {
  'mail-confirmation': { run: (asked, { db }) => mailConfirmationAgain(db, asked) },
  'mail-password-reset': { run: (asked, { db }) => mailPasswordReset(db, asked) },
  'mail-reactivation-code': { run: (asked, { db }) => mailReactivationCode(db, asked) },
  'prune-links': { cron: '41 4 * * *', run: (_, { db }) => prune(db) },
}

async function prune(db: Db) {
  await deleteStaleLinks(db)
  await pruneFailures(db)
}
