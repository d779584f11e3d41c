import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#server/database/db.ts'
import { insertLink } from './queries.ts'

export const hashOf = (token: string) => createHash('sha256').update(token).digest()

// For a mail: whoever reads it owns the address.
export async function makeTicketLink(db: Db, ticketId: string) {
  const token = randomBytes(32).toString('base64url')
  await insertLink(db, ticketId, hashOf(token))
  return `/contact-support#ticket=${token}` as const
}
