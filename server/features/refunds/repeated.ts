import { fail } from '#contract/errors.ts'
import type { Db } from '#server/database/db.ts'
import { findOrder, type OrderRow } from './queries.ts'

const terms = ['method', 'amountCents', 'chargedTo', 'cause'] as const
type Sent = Pick<OrderRow, 'id' | 'bookingId' | 'askedBy' | (typeof terms)[number]>

// The order of an earlier try, whose answer may have been lost. With other terms it is no repetition.
export async function findRepeated(db: Db, sent: Sent) {
  const known = await findOrder(db, sent.id)
  if (!known) return null
  if (known.askedBy !== sent.askedBy || known.bookingId !== sent.bookingId) fail('NOT_FOUND')
  if (terms.some((name) => known[name] !== sent[name])) fail('REFUND_SENT')
  return known
}
