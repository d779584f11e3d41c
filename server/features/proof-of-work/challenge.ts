import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { isSolved } from '#contract/accounts/proof-of-work.ts'
import type { Db } from '#server/database/db.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import { isWithin } from '#server/features/rate-limits/service.ts'

const validSeconds = 600

type Demand = { purpose: string; answer: string | undefined }

// Requires the answer to an unused challenge for this purpose; otherwise fails with a new
// challenge. Not for use in a transaction, like the rate limits it uses.
export async function requireProof(db: Db, { purpose, answer }: Demand) {
  const key = await keyOf(db, 'proof-of-work')
  if (answer === undefined || !isAnswer(key, purpose, answer) || !(await isNew(db, answer)))
    fail('PROOF_WANTED', { challenge: makeChallenge(key, purpose) })
}

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
