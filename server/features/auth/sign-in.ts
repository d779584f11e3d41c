import { fail } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import { claimBookings } from '#server/features/guests/service.ts'
import { forgive, limit } from '#server/features/limits/service.ts'
import { checkSecondFactor } from '#server/features/second-factor/service.ts'
import {
  endSession,
  openSession,
  readSession,
  sessionOf,
} from '#server/features/sessions/service.ts'
import type { Visit } from '#server/visit.ts'
import { isKnownDevice, rememberDevice } from './devices.ts'
import { refusedAs } from './limits.ts'
import { isPassword } from './password.ts'
import { findAccountByEmail, type Account } from './queries.ts'

const quarterHour = 15 * 60
const proofMinutes = 10

type Credentials = { email: string; password: string }

export async function signIn(db: Db, visit: Visit, { email, password }: Credentials) {
  const account = await findAccountByEmail(db, email)
  const bucket = await bucketOf(db, visit, email, account)
  await limit(db, [
    { key: `sign-in:net:${visit.network}`, points: 60, seconds: quarterHour },
    { key: bucket, points: 10, seconds: quarterHour },
  ]).catch(refusedAs('TOO_MANY_SIGN_INS'))

  // An address nobody has costs the same work as a wrong password.
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (!account || !isRight) return fail('INVALID_CREDENTIALS')
  if (account.emailConfirmedAt === null) return fail('EMAIL_NOT_CONFIRMED')
  await leaveOldSession(db, visit)
  if (!account.isActive) return refuseInactive(db, visit, account)
  await forgive(db, bucket)
  return enter(db, visit, account)
}

// The last step of every way in.
export async function enter(db: Db, visit: Visit, account: Account) {
  // What was booked without signing in, with an address that is proved by both, is theirs.
  await claimBookings(db, account.id, account.email)
  if (account.secondFactorSince !== null) {
    await openSession(db, visit, { userId: account.id, scope: 'mfa', minutes: proofMinutes })
    return { session: null, needsSecondFactor: true }
  }
  const id = await openSession(db, visit, { userId: account.id })
  await rememberDevice(db, visit, account.id)
  return { session: await readSession(db, id), needsSecondFactor: false }
}

export async function giveSecondFactor(db: Db, visit: Visit, code: string) {
  const waiting = await sessionOf(db, visit.sessionToken)
  if (!waiting || waiting.scope !== 'mfa' || !waiting.isActive) return fail('SIGN_IN_EXPIRED')
  const { userId } = waiting
  const bucket = `second-factor:user:${userId}`
  await limit(db, [{ key: bucket, points: 10, seconds: quarterHour }]).catch(
    refusedAs('TOO_MANY_SIGN_INS'),
  )
  if (!(await checkSecondFactor(db, userId, code))) return fail('CODE_INVALID')
  await forgive(db, bucket)
  await endSession(db, waiting.id)
  const id = await openSession(db, visit, { userId, hasSecondFactor: true })
  await rememberDevice(db, visit, userId)
  return readSession(db, id)
}

export async function signOut(db: Db, visit: Visit) {
  const session = await sessionOf(db, visit.sessionToken)
  if (session) await endSession(db, session.id)
  visit.setSession(null)
}

// The password was right, so this browser may learn the account's state (check_account_status) and
// nothing else.
async function refuseInactive(db: Db, visit: Visit, account: Account) {
  await openSession(db, visit, { userId: account.id, scope: 'recovery', minutes: proofMinutes })
  return fail('ACCOUNT_DEACTIVATED')
}

async function leaveOldSession(db: Db, visit: Visit) {
  const old = await sessionOf(db, visit.sessionToken)
  if (old) await endSession(db, old.id)
}

async function bucketOf(db: Db, visit: Visit, email: string, account: Account | undefined) {
  const isKnown = account && (await isKnownDevice(db, visit, account.id))
  return isKnown ? `sign-in:device:${visit.deviceToken}` : `sign-in:mail:${email}`
}
