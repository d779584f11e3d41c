// What other features may use of accounts.
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import { sessionOf } from '#server/features/sessions/service.ts'
import type { RequestInfo } from '#server/request-info.ts'
import { findAccount } from './queries.ts'

export { makeCode, useCode } from './codes.ts'
export { makeLink, useLink } from './links.ts'
export { hashPassword, isPassword } from './password.ts'
export {
  findAccount,
  findAccountByEmail,
  lockUser,
  setActive,
  setInactive,
  setPasswordHash,
} from './queries.ts'
export {
  makeReactivationLink,
  reactivate,
  reactivateWithCode,
  requestReactivation,
} from './reactivation.ts'
export { mailPasswordChanged } from './recovery.ts'
export { insertProvenAccount } from './sign-up.ts'

// The state of the account whose password this browser has proved, or whose session it holds. A
// browser that has only signed up has proved nothing.
export async function readAccountStatus(db: Db, request: RequestInfo) {
  const session = await sessionOf(db, request.sessionToken)
  if (!session || session.scope === 'sign-up') return undefined
  const account = await findAccount(db, session.userId)
  if (!account) return undefined
  const { id: userId, email, isActive, deactivatedBy } = account
  return { userId, email, isActive, deactivatedBy }
}

export async function demandAccount(db: Db, userId: string) {
  return (await findAccount(db, userId)) ?? fail('NOT_FOUND')
}
