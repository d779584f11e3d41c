// The money of a booking follows its moves, in the same transaction.
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { bookingClearingOf, post, reverse } from '#server/features/ledger/service.ts'
import { countCompletions } from './queries.ts'

type Moved = {
  before: BookingRow
  after: BookingRow
  actorId: string | null
  reason: string
}

// A completed booking earns the barber what was paid online, less the commission. A booking that
// turns out not to have taken place gives it back.
export async function settleMove(db: Db, { before, after, actorId, reason }: Moved) {
  const isCompleted = after.status === 'completed'
  if (isCompleted === (before.status === 'completed')) return
  // A booking can be completed again after a correction.
  const key = `completed:${after.id}:${await countCompletions(db, after.id)}`
  if (isCompleted) await post(db, { ...(await completionOf(db, after)), key, actorId })
  else await reverse(db, { key, event: after.status, actorId, reason })
}

const heldMs = 48 * 3_600_000

async function completionOf(db: Db, { id, barberId, totalCents, commissionCents }: BookingRow) {
  const earned = {
    barber: barberId,
    clearing: await bookingClearingOf(db, id),
    paid: totalCents,
    // Every discount is the barber's own and already left out of the commission's base.
    promo: 0,
    commission: commissionCents,
  }
  return {
    event: 'completed',
    bookingId: id,
    lines: postings.completed(earned),
    availableAt: new Date(Date.now() + heldMs).toISOString(),
  }
}
