// Links that arrive by mail: 256 random bits, kept as a hash, used once. Consumed by POST only,
// because mail scanners open every link they see.
import { createHash, randomBytes } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import type { JsonObject } from '#server/tables.ts'
import {
  deleteTokens,
  findTokenOwner,
  insertToken,
  lockToken,
  lockUser,
  setTokenUsed,
} from './queries.ts'

export type Purpose =
  | 'verify_email'
  | 'reset_password'
  | 'reactivate'
  | 'change_email_old'
  | 'change_email_new'
  | 'disown_account'

type Link = {
  userId: string
  purpose: Purpose
  minutes: number
  data?: JsonObject
  // Otherwise a new link ends the ones before it.
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

// Inside the transaction that does what the link promises, so that a failure leaves it usable.
export async function useLink(db: Db, token: string, purpose: Purpose) {
  const link = await lockToken(db, hashLink(token))
  if (!link || link.purpose !== purpose || link.usedAt !== null) return fail('LINK_INVALID')
  if (link.isExpired) return fail('LINK_EXPIRED')
  await setTokenUsed(db, link.id)
  return { userId: link.userId, data: link.data }
}

// For links of which several can be open: the account is locked first, so that two of them used at
// once come one after the other.
export async function lockOwnerOfLink(db: Db, token: string) {
  const owner = (await findTokenOwner(db, hashLink(token))) ?? fail('LINK_INVALID')
  await lockUser(db, owner.userId)
}

export function hashLink(token: string) {
  return createHash('sha256').update(token).digest()
}
