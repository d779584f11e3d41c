import type { SignIn } from '#contract/accounts/auth.ts'
import { fail } from '#contract/errors.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { claimBookings } from '#server/features/guests/service.ts'
import { limit, refusedAs } from '#server/features/rate-limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { checkAuthenticator, checkBackupCode } from '#server/features/second-factor/service.ts'
import {
  endSession,
  openSession,
  readSession,
  recordSecondFactor,
  renewToken,
  sessionOf,
} from '#server/features/sessions/service.ts'
import { findKnownDevice, rememberDevice } from './devices.ts'
import { tryPassword } from './password-tries.ts'
import { findAccount, findAccountByEmail, type Account } from './queries.ts'

const proofMinutes = 10

export async function signIn(caller: Caller, { email, password }: SignIn) {
  const account = await findAccountByEmail(caller.db, email)
  const isRight = await tryPassword(caller, { email, account, password })
  if (!account || !isRight) return fail('INVALID_CREDENTIALS')
  if (account.emailConfirmedAt === null) return fail('EMAIL_NOT_CONFIRMED')
  await leaveOldSession(caller)
  if (!account.isActive) return refuseInactive(caller, account)
  return enter(caller, account)
}

// The last step of every sign-in.
export async function enter(caller: Caller, account: Account) {
  const { db } = caller
  // Guest bookings with the same proven address move to this account.
  await claimBookings(db, account.id, account.email)
  if (account.secondFactorSince !== null) {
    await openSession(caller, { userId: account.id, scope: 'mfa', minutes: proofMinutes })
    return { session: null, needsSecondFactor: true }
  }
  const id = await openSession(caller, { userId: account.id })
  await rememberDevice(caller, account.id)
  return { session: await readSession(db, id), needsSecondFactor: false }
}

export async function giveSecondFactor(caller: Caller, code: string) {
  const { db, request } = caller
  const waiting = await sessionOf(db, request.sessionToken)
  if (!waiting || waiting.scope !== 'mfa' || !waiting.isActive) return fail('SIGN_IN_EXPIRED')
  const { userId } = waiting
  await demandCode(caller, userId, code)
  await endSession(db, waiting.id)
  const id = await openSession(caller, { userId, hasSecondFactor: true })
  await rememberDevice(caller, userId)
  return readSession(db, id)
}

// With a new token, because the cached actor of the old one has the old time.
export async function renewSecondFactor(caller: SignedInCaller, code: string) {
  const { db, actor } = caller
  await demandCode(caller, actor.id, code)
  await recordSecondFactor(db, actor.sessionId)
  await renewToken(caller, actor.sessionId)
  return readSession(db, actor.sessionId)
}

export async function demandCode(caller: Caller, userId: string, code: string) {
  if (/^\d{6}$/.test(code)) await demandAuthenticator(caller, userId, code)
  else await demandBackupCode(caller, userId, code)
}

async function demandAuthenticator(caller: Caller, userId: string, code: string) {
  const isKnownDevice = (await findKnownDevice(caller, userId)) !== null
  const outcome = await checkAuthenticator(caller.db, { userId, code, isKnownDevice }, (db) =>
    mailWrongCodes(db, userId),
  )
  if (outcome === 'blocked') fail('CODES_USED_UP')
  if (outcome === 'used') fail('CODE_USED')
  if (outcome === 'wrong') fail('CODE_INVALID')
}

// 40 bits cannot be guessed. Per network, so that a stranger cannot use up the owner's tries.
async function demandBackupCode({ db, request }: Caller, userId: string, code: string) {
  const bucket = { key: `backup-code:${userId}:${request.network}`, points: 20, seconds: 3600 }
  await limit(db, [bucket]).catch(refusedAs('TOO_MANY_SIGN_INS'))
  if (!(await checkBackupCode(db, userId, code))) fail('CODE_INVALID')
}

async function mailWrongCodes(db: Db, userId: string) {
  const account = (await findAccount(db, userId)) ?? fail('SIGN_IN_EXPIRED')
  const { email, name } = account
  const language = account.language
  await queueMail(db, { to: email, kind: 'wrong-codes', language, userId, data: { name } })
}

export async function signOut({ db, request }: Caller) {
  const session = await sessionOf(db, request.sessionToken)
  if (session) await endSession(db, session.id)
  request.setSession(null)
}

// The password was right, so this browser may learn the account's state (check_account_status) and
// nothing else.
async function refuseInactive(caller: Caller, account: Account) {
  await openSession(caller, { userId: account.id, scope: 'recovery', minutes: proofMinutes })
  return fail('ACCOUNT_DEACTIVATED')
}

async function leaveOldSession({ db, request }: Caller) {
  const old = await sessionOf(db, request.sessionToken)
  if (old) await endSession(db, old.id)
}
