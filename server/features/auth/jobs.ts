import { inTransaction, type Db } from '#server/database/db.ts'
import { makeCode, prune as pruneCredentials } from '#server/features/credentials/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { pruneFailures } from '#server/features/second-factor/service.ts'
import type { Jobs, Tasks } from '#server/tasks.ts'
import { findAccountByEmail } from './queries.ts'
import { mailPasswordReset } from './recovery.ts'
import { mayReturn } from './service.ts'
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
  await pruneCredentials(db)
  await pruneFailures(db)
}

async function mailReactivationCode(
  db: Db,
  { email, mayMail, challenge }: Tasks['mail-reactivation-code'],
) {
  const account = await findAccountByEmail(db, email)
  if (!account || !mayReturn(account) || !mayMail) return
  await inTransaction(db, async (db) => {
    const code = await makeCode(db, {
      userId: account.id,
      purpose: 'reactivate',
      challenge: {
        deviceHash: Buffer.from(challenge.deviceHash, 'base64'),
        networkHash: Buffer.from(challenge.networkHash, 'base64'),
      },
    })
    await queueMail(db, {
      to: email,
      kind: 'reactivation-code',
      language: account.language,
      userId: account.id,
      data: { name: account.name, code },
    })
  })
}
