// The money of a booking follows its moves, in the same transaction.
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { bookingClearingOf, post, reverse } from '#server/features/ledger/service.ts'
import {
  countCompletions,
  insertCreditRequest,
  insertInvoiceRequest,
  withdrawInvoiceRequest,
} from './queries.ts'

type Moved = {
  before: BookingRow
  after: BookingRow
  actorId: string | null
  reason: string
}

// A completed booking earns the barber what was paid online, less the commission. A booking that
// turns out not to have taken place gives it back. Its invoice follows.
export async function settleMove(db: Db, { before, after, actorId, reason }: Moved) {
  const isCompleted = after.status === 'completed'
  if (isCompleted === (before.status === 'completed')) return
  // A booking can be completed again after a correction.
  const key = `completed:${after.id}:${await countCompletions(db, after.id)}`
  if (isCompleted) {
    await requestInvoice(db, after, key)
    return post(db, { ...(await completionOf(db, after)), key, actorId })
  }
  // Nothing is taken back that was not yet issued.
  if (!(await withdrawInvoiceRequest(db, key))) await insertCreditRequest(db, key)
  await reverse(db, { key, event: after.status, actorId, reason })
  // A commission that was given back is not given back twice.
  await reverse(db, { key: `waived:${after.id}`, event: after.status, actorId, reason })
}

// Clients tip right after they say that all went well, and the tip stands on the invoice.
const tipMinutes = 3

// The invoice is issued by a job, because its number is a lock that all bookings of a city share. A
// walk-in without an address gets none: there is nobody to send it to.
async function requestInvoice(db: Db, { id, clientId, guestEmail }: BookingRow, cause: string) {
  if (clientId === null && guestEmail === null) return
  await insertInvoiceRequest(db, { cause, bookingId: id }, tipMinutes)
}

async function completionOf(db: Db, booking: BookingRow) {
  return completionPosting(booking, await bookingClearingOf(db, booking.id), Date.now())
}

const heldMs = 48 * 3_600_000

type Completed = Pick<BookingRow, 'id' | 'barberId' | 'totalCents' | 'commissionCents'> &
  Partial<Pick<BookingRow, 'discountCents' | 'promotion'>>

// What a completed booking posts, with what was paid online for it.
export function completionPosting(booking: Completed, clearing: number, completedMs: number) {
  const { id, barberId, totalCents, commissionCents } = booking
  const earned = {
    barber: barberId,
    clearing,
    paid: totalCents,
    // The barber's own discount is already left out of the commission's base.
    promo: booking.promotion?.fundedBy === 'platform' ? (booking.discountCents ?? 0) : 0,
    commission: commissionCents,
  }
  return {
    event: 'completed',
    bookingId: id,
    lines: postings.completed(earned),
    availableAt: new Date(completedMs + heldMs).toISOString(),
  }
}
