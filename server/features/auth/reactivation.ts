// A deactivated account comes back by its own holder: with a mailed code and the password, or with
// the link of the deactivation mail. One that an administrator suspended does not.
import { timingSafeEqual } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { resendCooldownSeconds } from '#contract/limits.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { keyOf, sign } from '#server/features/keys/service.ts'
import { limit } from '#server/features/limits/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import type { Visit } from '#server/visit.ts'
import { makeCode, useCode } from './codes.ts'
import { refusedAs } from './limits.ts'
import { makeLink, useLink } from './links.ts'
import { isPassword } from './password.ts'
import { findAccount, findAccountByEmail, lockAccount, setActive, type Account } from './queries.ts'
import { enter } from './sign-in.ts'

const day = 24 * 3600
const linkHours = 24

// Says "sent" to everyone, after the same work; a job sends only to whoever may come back.
export async function requestReactivation(db: Db, visit: Visit, email: string) {
  await limit(db, [
    { key: `reactivate:net:${visit.network}`, points: 20, seconds: 3600 },
    { key: `reactivate:minute:${email}`, points: 1, seconds: resendCooldownSeconds },
    { key: `reactivate:day:${email}`, points: 5, seconds: day },
  ]).catch(refusedAs('CODE_TOO_OFTEN'))
  await enqueue(db, 'mail-reactivation-code', { email })
}

export async function mailReactivationCode(db: Db, email: string) {
  const account = await findAccountByEmail(db, email)
  if (!account || !mayReturn(account)) return
  await inTransaction(db, async (db) => {
    const code = await makeCode(db, account.id, 'reactivate')
    await queueMail(db, {
      to: email,
      kind: 'reactivation-code',
      language: account.language as Language,
      userId: account.id,
      data: { name: account.name, code },
    })
  })
}

type Proof = { email: string; code: string; password: string }

// Code and password must both be right. The account is the address's, never one the browser names.
export async function reactivate(db: Db, visit: Visit, { email, code, password }: Proof) {
  await limit(db, [{ key: `reactivate:verify:${visit.network}`, points: 20, seconds: 3600 }])
  const account = await findAccountByEmail(db, email)
  const isRight = await isPassword(password, account?.passwordHash ?? null)
  if (!account) return fail('CODE_EXPIRED')
  if (account.isActive) return fail(isRight ? 'ALREADY_ACTIVE' : 'CODE_EXPIRED')
  await useCode(db, account.id, 'reactivate', code)
  if (!isRight) return fail('CODE_INVALID')
  const back = await inTransaction(db, (db) => bringBack(db, account.id))
  return enter(db, visit, back)
}

// The specification's token: who, which address and when, here signed and good for one use.
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

// Judged under the row's lock, so that a suspension that arrives at the same moment wins.
async function bringBack(db: Db, userId: string) {
  const account = (await lockAccount(db, userId)) ?? fail('REACTIVATION_FAILED')
  if (!mayReturn(account)) fail('REACTIVATION_FAILED')
  await setActive(db, userId)
  return (await findAccount(db, userId)) ?? fail('REACTIVATION_FAILED')
}

function mayReturn({ id, isActive, deactivatedBy }: Account) {
  return !isActive && deactivatedBy === id
}
