import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { fastestFillMs, type HumanCheck } from '#contract/accounts/human-check.ts'
import { isSolved } from '#contract/accounts/proof-of-work.ts'
import type { Db } from '#server/database/db.ts'
import {
  demandRoom,
  isWithin,
  limit,
  peek,
  takeBack,
} from '#server/features/rate-limits/service.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import type { RequestInfo } from '#server/http/request-info.ts'

type Demand = { purpose: string; answer: string | undefined }

// Requires the answer to an unused challenge for this purpose; otherwise fails with a new
// challenge. Not for use in a transaction, like the rate limits it uses.
export async function requireProof(db: Db, { purpose, answer }: Demand) {
  const key = await keyOf(db, 'proof-of-work')
  if (answer === undefined || !isAnswer(key, purpose, answer) || !(await isNew(db, answer)))
    fail('PROOF_WANTED', { challenge: makeChallenge(key, purpose) })
}

type Form = { key: string; free: number; most: number; answer: string | undefined }

// Counts tries per hour in the bucket `key`; after the free ones each needs proof of work. A request
// that is answered with a challenge does not count, only the try with its proof does. The challenges
// given out are counted apart.
export async function admit(db: Db, { key, free, most, answer }: Form) {
  const bucket = { key, points: most, seconds: 3600 }
  await demandRoom(db, bucket)
  if (answer !== undefined) await requireProof(db, { purpose: key, answer })
  else if ((await peek(db, key)) >= free) return giveChallenge(db, { key, free, most })
  const [tries = 0] = await limit(db, [bucket])
  if (answer !== undefined || tries <= free) return
  // Parallel requests may all have seen the last free try.
  await takeBack(db, key)
  await giveChallenge(db, { key, free, most })
}

async function giveChallenge(db: Db, { key, free, most }: Omit<Form, 'answer'>) {
  await limit(db, [{ key: `${key}:asked`, points: 2 * (most - free), seconds: 3600 }])
  await requireProof(db, { purpose: key, answer: undefined })
}

// Keeps scripts out of public forms without a third party: a hidden field, a minimum time, five
// messages an hour per network, and proof of work from the fourth on.
export async function refuseScripts(
  db: Db,
  form: string,
  { network }: RequestInfo,
  { website, filledInMs, proof }: Partial<HumanCheck>,
) {
  if (website || (filledInMs !== undefined && filledInMs < fastestFillMs)) fail('INVALID_INPUT')
  await admit(db, { key: `${form}:net:${network}`, free: 3, most: 5, answer: proof })
}

const validSeconds = 600

function makeChallenge(key: Buffer, purpose: string) {
  const expires = Date.now() + validSeconds * 1000
  const stem = `${expires}.${randomBytes(9).toString('base64url')}`
  return `${stem}.${sealOf(key, purpose, stem)}`
}

function isAnswer(key: Buffer, purpose: string, answer: string) {
  const [expires = '', random, seal = ''] = answer.split('.')
  const wanted = Buffer.from(sealOf(key, purpose, `${expires}.${random}`))
  const given = Buffer.from(seal)
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isOurs && Number(expires) > Date.now() && isSolved(hashOf(answer))
}

// Keyed by the challenge, because a challenge has many answers.
function isNew(db: Db, answer: string) {
  const [, challenge] = answer.split('.')
  return isWithin(db, { key: `challenge:${challenge}`, points: 1, seconds: validSeconds })
}

function sealOf(key: Buffer, purpose: string, stem: string) {
  return sign(key, `${purpose} ${stem}`).toString('base64url')
}

function hashOf(text: string) {
  return createHash('sha256').update(text).digest()
}
