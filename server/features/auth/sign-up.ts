import { fail } from '#contract/errors.ts'
import { resendCooldownSeconds } from '#contract/limits.ts'
import type { Language } from '#contract/language.ts'
import type { SignUp } from '#contract/accounts/auth.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { hashPassword, makeLink, useLink } from '#server/features/credentials/service.ts'
import { claimBookings } from '#server/features/guests/service.ts'
import {
  type Bucket,
  demandRoom,
  isWithin,
  limit,
  refusedAs,
} from '#server/features/rate-limits/service.ts'
import { canMail, queueMail } from '#server/features/mail/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { admit } from '#server/features/proof-of-work/service.ts'
import { joinByReferral } from '#server/features/referrals/service.ts'
import { openSession, sessionOf } from '#server/features/sessions/service.ts'
import type { RequestInfo } from '#server/http/request-info.ts'
import type { Tasks } from '#server/tasks.ts'
import {
  deleteUnconfirmedAccount,
  findAccountByEmail,
  insertAccount,
  setEmailConfirmed,
} from './queries.ts'
import { makeRoomFor } from './service.ts'

const dayMinutes = 24 * 60
const hour = 3600
// Everyone on a shop's Wi-Fi shares one network, so the limit is high.
const signUpsPerNetwork = 60
const freeSignUpsPerNetwork = 5
// Limits mails to one address. One network can use up only half, so that a stranger cannot keep the
// owner from signing up.
const signUpsPerAddress = 10
const signUpsPerAddressAndNetwork = 5
const resendsPerAddress = 10
const signUpMinutes = 60

// One transaction: account, profile, role, link and mail.
export async function signUp(caller: Caller, given: SignUp) {
  const { db, config, request } = caller
  await refuseFloods(caller, given)
  if (!canMail(config)) fail('MAIL_NOT_SET_UP')
  const passwordHash = await hashPassword(given.password)
  const userId = await inTransaction(db, async (db) => {
    await makeRoomFor(db, given.email)
    const { email, name, phone, role } = given
    const { language } = request
    const userId = await insertAccount(db, { email, passwordHash, language, name, phone, role })
    if (given.referralCode) await joinByReferral(db, userId, given.referralCode)
    await mailConfirmation(db, { id: userId, email, name, language })
    await queueMail(db, { to: email, kind: 'welcome', language, userId, data: { name, role } })
    if (role === 'barber')
      await queueMail(db, {
        to: config.SUPPORT_EMAIL,
        kind: 'barber-signup-notice',
        language: 'en',
        data: { name, email },
      })
    return userId
  })
  await isWithin(db, soonAgain(request, given.email))
  for (const bucket of ofAddress(request, given.email)) await isWithin(db, bucket)
  await openSignUp(caller, userId)
}

// A limited session for the new account (process-referral-signup). Does not replace a full session.
async function openSignUp(caller: Caller, userId: string) {
  const { db, request } = caller
  const session = await sessionOf(db, request.sessionToken)
  if (session?.scope === 'full') return
  await openSession(caller, { userId, scope: 'sign-up', minutes: signUpMinutes })
}

export async function resendConfirmation({ db, request }: Caller, email: string) {
  const network = { key: `resend:net:${request.network}`, points: 60, seconds: hour }
  await limit(db, [network]).catch(refusedAs('NETWORK_TOO_OFTEN'))
  await limit(db, [soonAgain(request, email)]).catch(refusedAs('RESEND_TOO_OFTEN'))
  const bucket = { key: `resend:mail:${email}`, points: resendsPerAddress, seconds: hour }
  const mayMail = await isWithin(db, bucket)
  // Responds the same, after the same work, whether or not the account exists.
  await enqueue(db, 'mail-confirmation', { email, mayMail })
}

export async function mailConfirmationAgain(
  db: Db,
  { email, mayMail }: Tasks['mail-confirmation'],
) {
  const account = await findAccountByEmail(db, email)
  if (!account || account.emailConfirmedAt !== null || !mayMail) return
  await inTransaction(db, (db) => mailConfirmation(db, { ...account, language: account.language }))
}

export function confirmEmail(db: Db, token: string) {
  return inTransaction(db, async (db) => {
    const { userId, data } = await useLink(db, token, 'verify_email')
    await setEmailConfirmed(db, userId)
    await claimBookings(db, userId, String(data.email))
    return { email: String(data.email) }
  })
}

export function disown(db: Db, token: string) {
  return inTransaction(db, async (db) => {
    const { userId } = await useLink(db, token, 'disown_account')
    await deleteUnconfirmedAccount(db, userId)
  })
}

type Newcomer = { id: string; email: string; name: string; language: Language }

async function mailConfirmation(db: Db, { id, email, name, language }: Newcomer) {
  const data = { email }
  const link = { userId: id, minutes: dayMinutes, data }
  const token = await makeLink(db, { ...link, purpose: 'verify_email' })
  const disownToken = await makeLink(db, { ...link, purpose: 'disown_account' })
  await queueMail(db, {
    to: email,
    kind: 'verify-email',
    language,
    userId: id,
    data: { name, token, disownToken },
  })
}

async function refuseFloods({ db, request }: Caller, { email, proof }: SignUp) {
  await admit(db, {
    key: `sign-up:net:${request.network}`,
    free: freeSignUpsPerNetwork,
    most: signUpsPerNetwork,
    answer: proof,
  }).catch(refusedAs('SIGN_UPS_PAUSED'))
  await demandRoom(db, soonAgain(request, email)).catch(refusedAs('SIGN_UP_TOO_OFTEN'))
  for (const bucket of ofAddress(request, email))
    await demandRoom(db, bucket).catch(refusedAs('SIGN_UPS_PAUSED'))
}

// One verification mail a minute per address and network. Per network, so that a stranger cannot
// keep the owner waiting.
function soonAgain({ network }: RequestInfo, email: string): Bucket {
  return { key: `verify:${email}:${network}`, points: 1, seconds: resendCooldownSeconds }
}

function ofAddress({ network }: RequestInfo, email: string): Bucket[] {
  const key = `sign-up:mail:${email}`
  return [
    { key, points: signUpsPerAddress, seconds: hour },
    { key: `${key}:${network}`, points: signUpsPerAddressAndNetwork, seconds: hour },
  ]
}
