import type { Language } from '#contract/language.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { limit } from '#server/features/limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import type { Visit } from '#server/visit.ts'
import { makeLink, useLink } from './links.ts'
import { hashPassword } from './password.ts'
import { findAccount, findAccountByEmail, setEmailConfirmed, setPasswordHash } from './queries.ts'

const resetMinutes = 30

// The same answer, after the same work, whether or not the address is known: a job finds out.
export async function forgotPassword(db: Db, visit: Visit, email: string) {
  await limit(db, [
    { key: `forgot:net:${visit.network}`, points: 20, seconds: 3600 },
    { key: `forgot:mail:${email}`, points: 5, seconds: 3600 },
  ])
  await enqueue(db, 'mail-password-reset', { email })
}

export async function mailPasswordReset(db: Db, email: string) {
  const account = await findAccountByEmail(db, email)
  if (!account) return
  await inTransaction(db, async (db) => {
    const { id: userId, name } = account
    const purpose = 'reset_password'
    const token = await makeLink(db, { userId, purpose, minutes: resetMinutes })
    const language = account.language as Language
    await queueMail(db, {
      to: email,
      kind: 'password-reset',
      language,
      userId,
      data: { name, token },
    })
  })
}

type NewPassword = { token: string; password: string }

// Whoever opened the link owns the address, so it is confirmed too; everyone signed in is out.
export async function resetPassword(db: Db, { token, password }: NewPassword) {
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (db) => {
    const { userId } = await useLink(db, token, 'reset_password')
    await setPasswordHash(db, userId, passwordHash)
    await setEmailConfirmed(db, userId)
    await endSessionsOf(db, userId)
    await mailPasswordChanged(db, userId)
  })
}

export async function mailPasswordChanged(db: Db, userId: string) {
  const account = await findAccount(db, userId)
  if (!account) return
  const { email, name } = account
  const language = account.language as Language
  await queueMail(db, { to: email, kind: 'password-changed', language, userId, data: { name } })
}
