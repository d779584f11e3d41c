// The second factor: authenticator codes (TOTP), and ten backup codes in case the phone is lost. A
// code works once. Guessing: three codes of a million are valid at any moment (one step of grace
// either way), so a try succeeds with probability 3e-6. Ten wrong tries within any 24 hours are the
// most for one account, five from known browsers and five from all others: 1 - (1 - 3e-6)^10 < 3e-5
// a day. A backup code has 40 bits and is not bounded by this.
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { keyOf, seal, sign, unseal } from '#server/features/secrets/service.ts'
import {
  countFailures,
  insertFailure,
  insertSecret,
  lockSecondFactor,
  replaceBackupCodes,
  setConfirmed,
  setLastStep,
  setNextSecret,
  takeNextSecret,
  useBackupCode,
  deleteSecondFactor,
  deleteOldFailures,
} from './queries.ts'

const stepSeconds = 30
const backupCodeCount = 10
const mostFailures = 5
const failuresToTell = 5

export async function startSecondFactor({ db, actor }: SignedInCaller, email: string) {
  const { sealed, shown } = await newSecret(db, email)
  if (!(await insertSecret(db, actor.id, sealed))) fail('ALREADY_SET_UP')
  return shown
}

// For another phone. The one before counts until this one is confirmed.
export async function replaceSecondFactor({ db, actor }: SignedInCaller, email: string) {
  const { sealed, shown } = await newSecret(db, email)
  await setNextSecret(db, actor.id, sealed)
  return shown
}

async function newSecret(db: Db, email: string) {
  const secret = new Secret({ size: 20 })
  const sealed = seal(await keyOf(db, 'second-factor'), Buffer.from(secret.bytes))
  return { sealed, shown: { secret: secret.base32, uri: totpOf(secret, email).toString() } }
}

// For callers with a fixed secret: the demo city.
export async function enrolSecret(db: Db, userId: string, base32: string) {
  const { bytes } = Secret.fromBase32(base32)
  await insertSecret(db, userId, seal(await keyOf(db, 'second-factor'), Buffer.from(bytes)))
  await setConfirmed(db, userId)
}

// Active once the first code is confirmed; the backup codes are shown only now.
export function confirmSecondFactor(caller: SignedInCaller, code: string) {
  const { db, actor } = caller
  return inTransaction(db, async (db) => {
    const factor = (await lockSecondFactor(db, actor.id)) ?? fail('NOT_FOUND')
    const { nextSecret } = factor
    if (factor.confirmedAt !== null && nextSecret === null) fail('ALREADY_SET_UP')
    if (nextSecret !== null) await takeNextSecret(db, actor.id, nextSecret)
    if ((await checkTotp(db, actor.id, code)) !== 'right') fail('CODE_INVALID')
    await setConfirmed(db, actor.id)
    return newBackupCodes({ ...caller, db })
  })
}

type Given = { userId: string; code: string; isKnownDevice: boolean }

// Runs under the factor's lock, so that parallel tries are counted one after the other. A right code that
// was used before is no guess, so it does not count.
// `onFailures` notifies the owner after five wrong codes in a day.
export function checkAuthenticator(
  db: Db,
  { userId, code, isKnownDevice }: Given,
  onFailures: (db: Db) => Promise<void>,
) {
  return inTransaction(db, async (db) => {
    if (!(await lockSecondFactor(db, userId))) return 'wrong'
    const failures = await countFailures(db, userId)
    const used = isKnownDevice ? failures.known : failures.unknown
    if (used >= mostFailures) return 'blocked'
    const outcome = await checkTotp(db, userId, code)
    if (outcome !== 'wrong') return outcome
    await insertFailure(db, userId, isKnownDevice)
    if (failures.all + 1 === failuresToTell) await onFailures(db)
    return 'wrong'
  })
}

export async function checkBackupCode(db: Db, userId: string, code: string) {
  return useBackupCode(db, userId, await hashBackup(db, userId, code))
}

export async function newBackupCodes({ db, actor }: SignedInCaller) {
  const codes = Array.from({ length: backupCodeCount }, () => {
    const text = randomBytes(5).toString('hex')
    return `${text.slice(0, 5)}-${text.slice(5)}`
  })
  const hashes = await Promise.all(codes.map((code) => hashBackup(db, actor.id, code)))
  await replaceBackupCodes(db, actor.id, hashes)
  return codes
}

// One step of grace either way for clocks that differ; a used step is refused.
async function checkTotp(db: Db, userId: string, code: string) {
  const factor = await lockSecondFactor(db, userId)
  if (!factor) return 'wrong'
  const bytes = unseal(await keyOf(db, 'second-factor'), factor.secret)
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer })
  const timestamp = Date.now()
  const delta = totpOf(secret).validate({ token: code, window: 1, timestamp })
  if (delta === null) return 'wrong'
  const step = Math.floor(timestamp / 1000 / stepSeconds) + delta
  if (step <= factor.lastStep) return 'used'
  await setLastStep(db, userId, step)
  return 'right'
}

function totpOf(secret: Secret, label = '') {
  return new TOTP({ issuer: 'Kempt', label, secret, period: stepSeconds, digits: 6 })
}

async function hashBackup(db: Db, userId: string, code: string) {
  const plain = code.toLowerCase().replace(/[^0-9a-f]/g, '')
  return sign(await keyOf(db, 'codes'), `backup:${userId}:${plain}`)
}

export function endSecondFactor({ db, actor }: SignedInCaller) {
  return deleteSecondFactor(db, actor.id)
}

export function pruneFailures(db: Db) {
  return deleteOldFailures(db)
}
