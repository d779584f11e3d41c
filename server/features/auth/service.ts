// Account functions for other features. A deactivated account returns with a mailed code and the
// password, or with the link in the deactivation mail. An account suspended by an administrator
// does not.
import { timingSafeEqual } from 'node:crypto'
import type { Reactivation } from '#contract/accounts/auth.ts'
import { fail } from '#contract/errors.ts'
import { resendCooldownSeconds } from '#contract/limits.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { tellVisitors } from '#server/features/businesses/service.ts'
import { makeLink, useCode, useLink } from '#server/features/credentials/service.ts'
import { claimBookings, deviceHashOf, nameDevice } from '#server/features/guests/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { isWithin, limit, refusedAs } from '#server/features/rate-limits/service.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import { sessionOf } from '#server/features/sessions/service.ts'
import { findKnownDevice } from './devices.ts'
import { tryPassword } from './password-tries.ts'
import {
  deleteUnconfirmedAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
  lockAccount,
  setActive,
  setEmailConfirmed,
  setInactive,
  type Account,
  type Deactivation,
} from './queries.ts'
import { demandCode, enter } from './sign-in.ts'

const day = 24 * 3600
const linkHours = 24

// The state of the account whose password this browser has proved, or whose session it holds.
// Undefined after sign-up alone, which proves nothing.
export async function readAccountStatus({ db, request }: Caller) {
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

// An authenticator or backup code, before the second factor itself changes.
export function demandSecondFactor(caller: SignedInCaller, code: string) {
  return demandCode(caller, caller.actor.id, code)
}

export function readAccount(db: Db, userId: string) {
  return findAccount(db, userId)
}

export function readAccountByEmail(db: Db, email: string) {
  return findAccountByEmail(db, email)
}

// Until the transaction ends, so that two changes of its state come one after the other.
export async function lockAccountOf(db: Db, userId: string) {
  return (await lockAccount(db, userId)) ?? fail('NOT_FOUND')
}

export async function activateAccount(db: Db, userId: string) {
  await setActive(db, userId)
  await tellVisitors(db, userId)
}

export async function deactivateAccount(db: Db, deactivation: Deactivation) {
  await setInactive(db, deactivation)
  await tellVisitors(db, deactivation.userId)
}

type Proven = Parameters<typeof insertAccount>[1]

// For addresses that were proved in another way. Runs in the caller's transaction.
export async function insertProvenAccount(db: Db, account: Omit<Proven, 'role'>) {
  const { email, name } = account
  const language = account.language
  await makeRoomFor(db, email)
  const userId = await insertAccount(db, { ...account, role: 'client' })
  await setEmailConfirmed(db, userId)
  await claimBookings(db, userId, email)
  const data = { name, role: 'client' } as const
  await queueMail(db, { to: email, kind: 'welcome', language, userId, data })
  return userId
}

export async function makeRoomFor(db: Db, email: string) {
  const holder = await findAccountByEmail(db, email)
  if (holder && holder.emailConfirmedAt !== null)
    fail(holder.isActive ? 'EMAIL_IN_USE' : 'ACCOUNT_DEACTIVATED', {
      email: 'This email is already in use. Please sign in or use a different email.',
    })
  // An unconfirmed account does not own its address, so the proven owner replaces it.
  if (holder) await deleteUnconfirmedAccount(db, holder.id)
}

export async function mailPasswordChanged(db: Db, userId: string) {
  const account = await findAccount(db, userId)
  if (!account) return
  const { email, name } = account
  const language = account.language
  await queueMail(db, { to: email, kind: 'password-changed', language, userId, data: { name } })
}

// Responds "sent" to every request, after the same work; a job mails only accounts that may return.
// Requests with a proved password or a known device have their own limits, so a stranger cannot
// lock the owner out.
export async function requestReactivation(caller: Caller, email: string) {
  const { db, request } = caller
  const deviceHash = nameDevice(request)
  const { networkHash } = await challengeOf(caller)
  const account = await findAccountByEmail(db, email)
  const isOwner = account !== undefined && (await isTrusted(caller, account.id))
  const asker = isOwner ? 'own' : request.network
  await limit(db, [{ key: `reactivate:net:${request.network}`, points: 60, seconds: 3600 }]).catch(
    refusedAs('NETWORK_TOO_OFTEN'),
  )
  await limit(db, [
    { key: `reactivate:soon:${email}:${asker}`, points: 1, seconds: resendCooldownSeconds },
  ]).catch(refusedAs('CODE_TOO_OFTEN'))
  const mayMail =
    (await isWithin(db, { key: `reactivate:${email}:${asker}`, points: 5, seconds: day })) &&
    (isOwner || (await isWithin(db, { key: `reactivate:${email}`, points: 20, seconds: day })))
  const challenge = {
    deviceHash: deviceHash.toString('base64'),
    networkHash: networkHash.toString('base64'),
  }
  await enqueue(db, 'mail-reactivation-code', { email, mayMail, challenge })
}

// Requires both code and password. The code is not checked until the password is right, so a
// stranger cannot use up its tries.
export async function reactivate(caller: Caller, { email, code, password }: Reactivation) {
  await limitVerifying(caller)
  const account = await findAccountByEmail(caller.db, email)
  const isRight = await tryPassword(caller, { email, account, password })
  if (!account || !isRight) return fail('CODE_INVALID')
  if (account.isActive) return fail('ALREADY_ACTIVE')
  return enter(caller, await bringBackByCode(caller, { account, code, isProved: true }))
}

type SpecifiedProof = { userId: string; email: string; code: string }

// The specification's payload has no password. If this browser proved it at sign-in, it is signed
// in; otherwise the code reactivates the account without signing in, as the link in the
// deactivation mail does. The account is found by email, and the user id must match it.
export async function reactivateWithCode(caller: Caller, given: SpecifiedProof) {
  const { userId, email, code } = given
  await limitVerifying(caller)
  const account = await findAccountByEmail(caller.db, email)
  if (!account || (userId !== '' && userId !== account.id)) return fail('CODE_INVALID')
  if (account.isActive) return fail('CODE_INVALID')
  const isProved = await hasProvedPassword(caller, account.id)
  const back = await bringBackByCode(caller, { account, code, isProved })
  if (isProved) await enter(caller, back)
}

type ByCode = { account: Account; code: string; isProved: boolean }

async function bringBackByCode(caller: Caller, { account, code, isProved }: ByCode) {
  const { db } = caller
  await useCode(db, {
    userId: account.id,
    purpose: 'reactivate',
    code,
    challenge: await challengeOf(caller),
    isPasswordProved: isProved,
  })
  return inTransaction(db, (db) => bringBack(db, account.id))
}

async function limitVerifying({ db, request }: Caller) {
  await limit(db, [{ key: `reactivate:verify:${request.network}`, points: 20, seconds: 3600 }])
}

async function challengeOf({ db, request }: Caller) {
  const networkHash = sign(await keyOf(db, 'codes'), `network:${request.network}`)
  return { deviceHash: deviceHashOf(request), networkHash }
}

async function isTrusted(caller: Caller, userId: string) {
  const mark = await findKnownDevice(caller, userId)
  return mark !== null || (await hasProvedPassword(caller, userId))
}

async function hasProvedPassword({ db, request }: Caller, userId: string) {
  const session = await sessionOf(db, request.sessionToken)
  return session?.userId === userId && session.scope === 'recovery'
}

// The specification's token (user, address, time), signed and valid once.
export async function makeReactivationLink(db: Db, account: Pick<Account, 'id' | 'email'>) {
  const nonce = await makeLink(db, {
    userId: account.id,
    purpose: 'reactivate',
    minutes: linkHours * 60,
  })
  const claim = { userId: account.id, email: account.email, timestamp: Date.now(), nonce }
  const text = Buffer.from(JSON.stringify(claim)).toString('base64url')
  return `${text}.${sign(await keyOf(db, 'links'), text).toString('base64url')}`
}

export async function reactivateByLink(db: Db, token: string) {
  const claim = (await readClaim(db, token)) ?? fail('LINK_INVALID')
  if (Date.now() - claim.timestamp > linkHours * 3600 * 1000) fail('LINK_EXPIRED')
  await inTransaction(db, async (db) => {
    const { userId } = await useLink(db, claim.nonce, 'reactivate')
    if (userId !== claim.userId) fail('LINK_INVALID')
    await bringBack(db, userId)
  })
}

type Claim = { userId: string; email: string; timestamp: number; nonce: string }

async function readClaim(db: Db, token: string): Promise<Claim | undefined> {
  const [text = '', signature = ''] = token.split('.')
  const wanted = sign(await keyOf(db, 'links'), text)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Claim
}

// Checked under the row lock, so that a concurrent suspension wins.
async function bringBack(db: Db, userId: string) {
  const account = (await lockAccount(db, userId)) ?? fail('REACTIVATION_FAILED')
  if (!mayReturn(account)) fail('REACTIVATION_FAILED')
  await activateAccount(db, userId)
  return (await findAccount(db, userId)) ?? fail('REACTIVATION_FAILED')
}

export function mayReturn({ id, isActive, deactivatedBy }: Account) {
  return !isActive && deactivatedBy === id
}
