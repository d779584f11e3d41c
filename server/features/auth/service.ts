// What other features may use of accounts.
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import { sessionOf } from '#server/features/sessions/service.ts'
import type { Visit } from '#server/visit.ts'
import { findAccount } from './queries.ts'

export { makeCode, useCode } from './codes.ts'
export { refusedAs } from './limits.ts'
export { makeLink, useLink } from './links.ts'
export { hashPassword, isPassword } from './password.ts'
export {
  findAccount,
  findAccountByEmail,
  setActive,
  setInactive,
  setPasswordHash,
} from './queries.ts'
export { makeReactivationLink, reactivate, requestReactivation } from './reactivation.ts'
export { mailPasswordChanged } from './recovery.ts'
export { insertProvenAccount } from './sign-up.ts'

// The state of the account whose password this browser has proved, or whose session it holds.
export async function readAccountStatus(db: Db, visit: Visit) {
  const session = await sessionOf(db, visit.sessionToken)
  const account = session && (await findAccount(db, session.userId))
  if (!account) return undefined
  const { id: userId, email, isActive, deactivatedBy } = account
  return { userId, email, isActive, isOwnDoing: deactivatedBy === userId }
}

export async function demandAccount(db: Db, userId: string) {
  return (await findAccount(db, userId)) ?? fail('NOT_FOUND')
}
