// What the end of a booking leaves to be paid by card. A job charges it after the commit, to the card
// that its client gave for the booking.
import { feeOf } from '#contract/bookings/cancellation.ts'
import { leastChargeCents } from '#contract/limits.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { setOwed } from './queries.ts'

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
