// Refunds that administrators gave follow the moves of their booking. For callers that hold its lock.
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import {
  countPostings,
  post,
  repost,
  reverse,
  standingOf,
} from '#server/features/ledger/service.ts'
import { listCardOrders } from './queries.ts'

type Moved = { after: BookingRow; actorId: string | null }

// It did not take place: what administrators gave back was a part of what goes back now, and costs
// nobody anything.
export async function dropOrders(db: Db, { after, actorId }: Moved) {
  const { id: bookingId, status: event } = after
  for (const { id, amountCents } of await listCardOrders(db, bookingId)) {
    const cost = await standingOf(db, bookingId, `refund:${id}`)
    if (cost === null) continue
    await reverse(db, { key: cost, event, actorId })
    const lines = postings.givenBack(undefined, amountCents, 0)
    const key = `cleared:${id}:${await countPostings(db, bookingId, `cleared:${id}`)}`
    await post(db, { key, event: 'given_back', bookingId, lines, actorId })
  }
}

// It took place after all: whoever paid for the refunds pays for them again, and what they took from the
// appointment's money is there for the barber.
export async function restoreOrders(db: Db, { after, actorId }: Moved) {
  const { id: bookingId, status: event } = after
  for (const { id } of await listCardOrders(db, bookingId)) {
    const cleared = await standingOf(db, bookingId, `cleared:${id}`)
    if (cleared === null) continue
    await reverse(db, { key: cleared, event, actorId })
    const key = `refund:${id}:${await countPostings(db, bookingId, `refund:${id}`)}`
    await repost(db, { of: `refund:${id}`, key, actorId })
  }
}
