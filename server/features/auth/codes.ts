// Six-digit codes: ten minutes, five tries, kept as an HMAC so that a copy of the database does not
// give them away.
//
// Guessing: a try succeeds with probability 1e-6. For one account and purpose, 20 tries within any
// 24 hours are the most, and 10 more for someone who has proved the password:
// 1 - (1 - 1e-6)^30 < 3e-5 a day.
import { randomInt, timingSafeEqual } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { codeLength } from '#contract/limits.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { keyOf, sign } from '#server/features/secrets/service.ts'
import type { JsonObject } from '#server/tables.ts'
import {
  countTriesOfDay,
  countTry,
  insertCode,
  lockNewestCode,
  lockUser,
  setCodesUsed,
  type Challenge,
} from './queries.ts'

const lifetimeMinutes = 10
const mostTries = 5
const mostTriesADay = 20
const mostProvedTriesADay = 10

type Purpose = 'reactivate' | 'verify_phone'

type NewCode = { userId: string; purpose: Purpose; data?: JsonObject; challenge?: Challenge }

export async function makeCode(db: Db, { userId, purpose, data = {}, challenge }: NewCode) {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const codeHash = await hashCode(db, userId, code)
  const row = { userId, purpose, codeHash, data: JSON.stringify(data), ...challenge }
  await insertCode(db, row, lifetimeMinutes)
  return code
}

type GivenCode = {
  userId: string
  purpose: Purpose
  code: string
  // Only a code that this browser asked for counts.
  challenge?: Challenge
  isPasswordProved?: boolean
}

// A wrong try is counted in a transaction of its own, so that nothing can roll it back.
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
