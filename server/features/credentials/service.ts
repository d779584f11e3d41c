// Passwords, codes and links that prove an identity.
import {
  argon2,
  createHash,
  randomBytes,
  randomInt,
  timingSafeEqual,
  type Argon2Parameters,
} from 'node:crypto'
import { promisify } from 'node:util'
import { fail } from '#contract/errors.ts'
import { codeLength } from '#contract/limits.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import type { JsonObject } from '#server/database/tables.ts'
import {
  countTriesOfDay,
  countTry,
  deleteStaleLinks,
  deleteTokens,
  findTokenOwner,
  insertCode,
  insertToken,
  lockNewestCode,
  lockToken,
  lockUser,
  setCodesUsed,
  setPasswordHash,
  setTokenUsed,
  type Challenge,
} from './queries.ts'

// argon2id from Node's own crypto, written as a PHC string so that the parameters can grow.
const parameters = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const mostAtOnce = 2
const derive = promisify(argon2)

export async function hashPassword(password: string) {
  const nonce = randomBytes(16)
  const tag = await inTurn(() => hash(password, { nonce, ...parameters }))
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain64(nonce)}$${plain64(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

// Without a stored hash, compares with a random one, so that unknown addresses take the same time.
export async function isPassword(password: string, stored: string | null) {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(stored ?? '') ?? []
  const wanted = tag ? Buffer.from(tag, 'base64') : randomBytes(parameters.tagLength)
  const got = await inTurn(() =>
    hash(password, {
      nonce: nonce ? Buffer.from(nonce, 'base64') : randomBytes(16),
      memory: Number(memory ?? parameters.memory),
      passes: Number(passes ?? parameters.passes),
      parallelism: Number(parallelism ?? parameters.parallelism),
      tagLength: wanted.length,
    }),
  )
  return timingSafeEqual(got, wanted) && stored !== null
}

function hash(password: string, rest: Omit<Argon2Parameters, 'message'>) {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFC')), ...rest })
}

function plain64(bytes: Uint8Array) {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}

// Each hash takes 19 MiB and a core, so a queue limits how many run at once.
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>) {
  if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export function storePassword(db: Db, userId: string, passwordHash: string) {
  return setPasswordHash(db, userId, passwordHash)
}

// Locks the user until the transaction ends, so that two proofs are checked one after the other.
export function lockOwner(db: Db, userId: string) {
  return lockUser(db, userId)
}

// Six-digit codes: ten minutes, five tries, kept as an HMAC so that a copy of the database does not
// give them away.
//
// Guessing: a try succeeds with probability 1e-6. For one account and purpose, 20 tries within any
// 24 hours are the most, and 10 more for someone who has proved the password:
// 1 - (1 - 1e-6)^30 < 3e-5 a day.
const lifetimeMinutes = 10
const mostTries = 5
const mostTriesADay = 20
const mostProvedTriesADay = 10

type CodePurpose = 'reactivate' | 'verify_phone'

type NewCode = { userId: string; purpose: CodePurpose; data?: JsonObject; challenge?: Challenge }

export async function makeCode(db: Db, { userId, purpose, data = {}, challenge }: NewCode) {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const codeHash = await hashCode(db, userId, code)
  const row = { userId, purpose, codeHash, data: JSON.stringify(data), ...challenge }
  await insertCode(db, row, lifetimeMinutes)
  return code
}

type GivenCode = {
  userId: string
  purpose: CodePurpose
  code: string
  // Only a code requested by this browser counts.
  challenge?: Challenge
  isPasswordProved?: boolean
}

// Counts a wrong try in a separate transaction, so that it is never rolled back.
export async function useCode(db: Db, given: GivenCode) {
  const { userId, purpose, isPasswordProved: isProved = false } = given
  const hash = await hashCode(db, userId, given.code)
  const found = await inTransaction(db, async (db) => {
    await lockUser(db, userId)
    const kept = await lockNewestCode(db, { userId, purpose, challenge: given.challenge })
    if (!kept || kept.tries >= mostTries || kept.isExpired) return 'over'
    const day = await countTriesOfDay(db, userId, purpose)
    if (isProved ? day.proved >= mostProvedTriesADay : day.unproved >= mostTriesADay) return 'over'
    await countTry(db, kept.id, isProved)
    if (!timingSafeEqual(kept.codeHash, hash)) return 'wrong'
    await setCodesUsed(db, userId, purpose)
    return kept
  })
  if (found === 'over') return fail('CODE_EXPIRED')
  if (found === 'wrong') return fail('CODE_INVALID')
  return found.data
}

async function hashCode(db: Db, userId: string, code: string) {
  return sign(await keyOf(db, 'codes'), `${userId}:${code}`)
}

// Links that arrive by mail: 256 random bits, kept as a hash, used once. Consumed by POST only,
// because mail scanners open every link they see.
type LinkPurpose =
  | 'verify_email'
  | 'reset_password'
  | 'reactivate'
  | 'change_email_old'
  | 'change_email_new'
  | 'disown_account'

type Link = {
  userId: string
  purpose: LinkPurpose
  minutes: number
  data?: JsonObject
  // By default a new link replaces older ones.
  keepsOthers?: boolean
}

export async function makeLink(db: Db, link: Link) {
  const { userId, purpose, minutes, data = {}, keepsOthers = false } = link
  const token = randomBytes(32).toString('base64url')
  if (!keepsOthers) await deleteTokens(db, userId, [purpose])
  const row = { userId, purpose, tokenHash: hashLink(token), data: JSON.stringify(data) }
  await insertToken(db, row, minutes)
  return token
}

// Runs in the transaction of the link's action, so that the link stays usable if that fails.
export async function useLink(db: Db, token: string, purpose: LinkPurpose) {
  const link = await lockToken(db, hashLink(token))
  if (!link || link.purpose !== purpose || link.usedAt !== null) return fail('LINK_INVALID')
  if (link.isExpired) return fail('LINK_EXPIRED')
  await setTokenUsed(db, link.id)
  return { userId: link.userId, data: link.data }
}

// For purposes with several open links: locks the account first, so that two links are used one
// after the other.
export async function lockOwnerOfLink(db: Db, token: string) {
  const owner = (await findTokenOwner(db, hashLink(token))) ?? fail('LINK_INVALID')
  await lockUser(db, owner.userId)
}

function hashLink(token: string) {
  return createHash('sha256').update(token).digest()
}

export function prune(db: Db) {
  return deleteStaleLinks(db)
}
