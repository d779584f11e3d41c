import { fail } from '#contract/errors.ts'
import type { Db } from '#server/database/db.ts'
import { claimBookings } from '#server/features/guests/service.ts'
import { limit, refusedAs } from '#server/features/rate-limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { checkAuthenticator, checkBackupCode } from '#server/features/second-factor/service.ts'
import {
  endSession,
  openSession,
  readSession,
  sessionOf,
} from '#server/features/sessions/service.ts'
import type { RequestInfo } from '#server/http/request-info.ts'
import { findKnownDevice, rememberDevice } from './devices.ts'
import { tryPassword } from './password-tries.ts'
import { findAccount, findAccountByEmail, type Account } from './queries.ts'

const proofMinutes = 10

type Credentials = { email: string; password: string }

export async function signIn(db: Db, request: RequestInfo, { email, password }: Credentials) {
  const account = await findAccountByEmail(db, email)
  const isRight = await tryPassword(db, request, { email, account, password })
  if (!account || !isRight) return fail('INVALID_CREDENTIALS')
  if (account.emailConfirmedAt === null) return fail('EMAIL_NOT_CONFIRMED')
  await leaveOldSession(db, request)
  if (!account.isActive) return refuseInactive(db, request, account)
  return enter(db, request, account)
}

// The last step of every sign-in.
export async function enter(db: Db, request: RequestInfo, account: Account) {
  // Guest bookings with the same proven address move to this account.
  await claimBookings(db, account.id, account.email)
  if (account.secondFactorSince !== null) {
    await openSession(db, request, { userId: account.id, scope: 'mfa', minutes: proofMinutes })
    return { session: null, needsSecondFactor: true }
  }
  const id = await openSession(db, request, { userId: account.id })
  await rememberDevice(db, request, account.id)
  return { session: await readSession(db, id), needsSecondFactor: false }
}

export async function giveSecondFactor(db: Db, request: RequestInfo, code: string) {
  const waiting = await sessionOf(db, request.sessionToken)
  if (!waiting || waiting.scope !== 'mfa' || !waiting.isActive) return fail('SIGN_IN_EXPIRED')
  const { userId } = waiting
  if (/^\d{6}$/.test(code)) await demandAuthenticator(db, request, userId, code)
  else await demandBackupCode(db, request, userId, code)
  await endSession(db, waiting.id)
  const id = await openSession(db, request, { userId, hasSecondFactor: true })
  await rememberDevice(db, request, userId)
  return readSession(db, id)
}

async function demandAuthenticator(db: Db, request: RequestInfo, userId: string, code: string) {
  const isKnownDevice = (await findKnownDevice(db, request, userId)) !== null
  const outcome = await checkAuthenticator(db, { userId, code, isKnownDevice }, (db) =>
    mailWrongCodes(db, userId),
  )
  if (outcome === 'blocked') fail('CODES_USED_UP')
  if (outcome === 'wrong') fail('CODE_INVALID')
}

// 40 bits cannot be guessed. Per network, so that a stranger cannot use up the owner's tries.
async function demandBackupCode(db: Db, { network }: RequestInfo, userId: string, code: string) {
  const bucket = { key: `backup-code:${userId}:${network}`, points: 20, seconds: 3600 }
  await limit(db, [bucket]).catch(refusedAs('TOO_MANY_SIGN_INS'))
  if (!(await checkBackupCode(db, userId, code))) fail('CODE_INVALID')
}

async function mailWrongCodes(db: Db, userId: string) {
  const account = (await findAccount(db, userId)) ?? fail('SIGN_IN_EXPIRED')
  const { email, name } = account
  const language = account.language
  await queueMail(db, { to: email, kind: 'wrong-codes', language, userId, data: { name } })
}

export async function signOut(db: Db, request: RequestInfo) {
  const session = await sessionOf(db, request.sessionToken)
  if (session) await endSession(db, session.id)
  request.setSession(null)
}

// The password was right, so this browser may learn the account's state (check_account_status) and
// nothing else.
async function refuseInactive(db: Db, request: RequestInfo, account: Account) {
  await openSession(db, request, { userId: account.id, scope: 'recovery', minutes: proofMinutes })
  return fail('ACCOUNT_DEACTIVATED')
}

async function leaveOldSession(db: Db, request: RequestInfo) {
  const old = await sessionOf(db, request.sessionToken)
  if (old) await endSession(db, old.id)
}
