// What administrators gave back of a fee, when the fee itself goes back. For callers that hold the
// booking's lock.
import type { Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post, reverse } from '#server/features/ledger/service.ts'
import { listFeeOrders } from './by-hand-queries.ts'

type Decision = { event: string; actorId: string | null }

// It was a part of what goes back now, and costs nobody anything.
export async function dropFeeOrders(db: Db, bookingId: string, { event, actorId }: Decision) {
  for (const { id, amountCents } of await listFeeOrders(db, bookingId)) {
    await reverse(db, { key: `refund:${id}`, event, actorId })
    const lines = postings.givenBack(undefined, amountCents, 0)
    await post(db, { key: `fee-cleared:${id}`, event: 'given_back', bookingId, lines, actorId })
  }
}
