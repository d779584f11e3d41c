import type { PasswordReset } from '#contract/accounts/auth.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import {
  storePassword,
  hashPassword,
  lockOwnerOfLink,
  makeLink,
  useLink,
} from '#server/features/credentials/service.ts'
import { isWithin, limit } from '#server/features/rate-limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import type { Tasks } from '#server/tasks.ts'
import { findKnownDevice } from './devices.ts'
import { findAccountByEmail, setEmailConfirmed } from './queries.ts'
import { mailPasswordChanged } from './service.ts'

const resetMinutes = 30

const mailsPerLifetime = 3
const ownMailsPerLifetime = 5

// Responds the same, after the same work, whether or not the address is known or limited; a job
// decides. The limit lasts as long as a link, and new links do not end old ones, so the owner has a
// working link even when a stranger has used up the limit.
export async function forgotPassword(caller: Caller, email: string) {
  const { db, request } = caller
  await limit(db, [{ key: `forgot:net:${request.network}`, points: 60, seconds: 3600 }])
  const account = await findAccountByEmail(db, email)
  const isOwner = account !== undefined && (await findKnownDevice(caller, account.id)) !== null
  const mayMail = await isWithin(db, {
    key: isOwner ? `forgot:own:${email}` : `forgot:mail:${email}`,
    points: isOwner ? ownMailsPerLifetime : mailsPerLifetime,
    seconds: resetMinutes * 60,
  })
  await enqueue(db, 'mail-password-reset', { email, mayMail })
}

export async function mailPasswordReset(db: Db, { email, mayMail }: Tasks['mail-password-reset']) {
  const account = await findAccountByEmail(db, email)
  if (!account || !mayMail) return
  await inTransaction(db, async (db) => {
    const { id: userId, name } = account
    const token = await makeLink(db, {
      userId,
      purpose: 'reset_password',
      minutes: resetMinutes,
      keepsOthers: true,
    })
    const language = account.language
    await queueMail(db, {
      to: email,
      kind: 'password-reset',
      language,
      userId,
      data: { name, token },
    })
  })
}

// Opening the link proves the address, so it becomes confirmed; all sessions end.
export async function resetPassword(db: Db, { token, password }: PasswordReset) {
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (db) => {
    await lockOwnerOfLink(db, token)
    const { userId } = await useLink(db, token, 'reset_password')
    await storePassword(db, userId, passwordHash)
    await setEmailConfirmed(db, userId)
    await endSessionsOf(db, userId)
    await mailPasswordChanged(db, userId)
  })
}
