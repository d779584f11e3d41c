// Six-digit codes: ten minutes, five tries, kept as an HMAC so that a copy of the database does not
// give them away.
import { randomInt, timingSafeEqual } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { codeLength } from '#contract/limits.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { keyOf, sign } from '#server/features/keys/service.ts'
import type { JsonObject } from '#server/tables.ts'
import { countTry, insertCode, lockNewestCode, setCodeUsed } from './queries.ts'

const lifetimeMinutes = 10
const mostTries = 5

type Purpose = 'reactivate' | 'verify_phone'

export async function makeCode(db: Db, userId: string, purpose: Purpose, data: JsonObject = {}) {
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const codeHash = await hashCode(db, userId, code)
  const row = { userId, purpose, codeHash, data: JSON.stringify(data) }
  await insertCode(db, row, lifetimeMinutes)
  return code
}

// A wrong try is counted in a transaction of its own, so that nothing can roll it back.
export async function useCode(db: Db, userId: string, purpose: Purpose, code: string) {
  const given = await hashCode(db, userId, code)
  const found = await inTransaction(db, async (db) => {
    const kept = await lockNewestCode(db, userId, purpose)
    if (!kept || kept.tries >= mostTries || kept.isExpired) return 'over'
    await countTry(db, kept.id)
    if (!timingSafeEqual(kept.codeHash, given)) return 'wrong'
    await setCodeUsed(db, kept.id)
    return kept
  })
  if (found === 'over') return fail('CODE_EXPIRED')
  if (found === 'wrong') return fail('CODE_INVALID')
  return found.data as JsonObject
}

async function hashCode(db: Db, userId: string, code: string) {
  return sign(await keyOf(db, 'codes'), `${userId}:${code}`)
}
