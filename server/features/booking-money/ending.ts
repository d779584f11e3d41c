// What the end of a booking earns, and what it leaves to be paid by card. A job charges that after the
// commit, to the card that its client gave for the booking.
import { feeOf } from '#contract/bookings/cancellation.ts'
import { leastChargeCents } from '#contract/limits.ts'
import type { Funder } from '#contract/money/price.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { setOwed } from './queries.ts'

// What clients may still complain about is not paid out.
export const heldMs = 48 * 3_600_000

type Funded = { promotion: { fundedBy: Funder } | null }
type Completed = Pick<BookingRow, 'id' | 'barberId' | 'totalCents' | 'commissionCents'> &
  Partial<Pick<BookingRow, 'discountCents' | 'creditCents'> & Funded>

// What the client pays, in money and credit, what the platform adds, and what it keeps. The barber's own
// discount is already left out of the commission's base.
function partsOf(booking: Completed) {
  return {
    paid: booking.totalCents + (booking.creditCents ?? 0),
    promo: booking.promotion?.fundedBy === 'platform' ? (booking.discountCents ?? 0) : 0,
    commission: booking.commissionCents,
  }
}

// What is the barber's, without the tip.
export function netOf(booking: Completed) {
  const { paid, promo, commission } = partsOf(booking)
  return paid + promo - commission
}

// What was paid online, when it was completed, and when the provider pays out the last of the charges.
type Paid = { clearing: number; completedMs: number; availableMs?: number }

// What a completed booking posts.
export function completionPosting(booking: Completed, paid: Paid) {
  const { id, barberId } = booking
  const { clearing, completedMs, availableMs = 0 } = paid
  const earned = { barber: barberId, clearing, ...partsOf(booking) }
  return {
    event: 'completed',
    bookingId: id,
    lines: postings.completed(earned),
    availableAt: new Date(Math.max(completedMs + heldMs, availableMs)).toISOString(),
  }
}

type Rest = { cents: number; cause: string }

// The rest of the price. False when it is paid at the shop.
export async function askRest(db: Db, booking: BookingRow, { cents, cause }: Rest) {
  const { id, cardId, paymentPolicy } = booking
  if (paymentPolicy !== 'card_on_file' || cardId === null || cents < leastChargeCents) return false
  await setOwed(db, id, { owedCents: cents })
  await askCharge(db, id, cause)
  return true
}

type Kept = { keptCents: number; cause: string }

// The rest of a fee, of which some may have been kept.
export async function askRestOfFee(db: Db, booking: BookingRow, { keptCents, cause }: Kept) {
  const { id, cardId } = booking
  const restCents = cardId === null ? 0 : feeOf(booking) - keptCents
  const owedCents = restCents < leastChargeCents ? 0 : restCents
  if (owedCents !== booking.owedCents || keptCents !== booking.feePaidCents)
    await setOwed(db, id, { owedCents, feePaidCents: keptCents })
  if (owedCents > 0) await askCharge(db, id, cause)
}

// Charged once per cause, however often the job runs.
async function askCharge(db: Db, bookingId: string, cause: string) {
  await enqueue(db, 'charge-owed', { bookingId, cause }, { jobKey: `owed:${cause}` })
}
