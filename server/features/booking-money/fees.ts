// Fees of late cancellations and no-shows after they were decided, and the rest of a price that was
// charged after the booking was completed. For callers that hold the booking's lock.
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { bookingClearingOf, post, reverseAll } from '#server/features/ledger/service.ts'
import { commissionOnFee, dropFeeOrders, requestFeeInvoice, takeFeeInvoiceBack } from './ending.ts'
import { countEvents, setOwed, setPaymentStatus } from './queries.ts'
import { cardCentsOf, closePages, refundPaid, returnCredit, type Returned } from './service.ts'

type Charged = { paymentId: string; amountCents: number; availableAt: string }

// The money of the charge lies in the booking's clearing.
export async function keepCharged(db: Db, booking: BookingRow, charged: Charged) {
  const { id: bookingId, barberId, status, owedCents, feePaidCents } = booking
  const { paymentId, amountCents, availableAt } = charged
  const isFee = status !== 'completed'
  const lines = isFee
    ? postings.feeKept(barberId, amountCents, commissionOnMore(booking, amountCents))
    : postings.earned(barberId, amountCents)
  const event = isFee ? 'fee' : 'earned'
  await post(db, { key: `${event}:${paymentId}`, event, bookingId, lines, availableAt })
  await setOwed(db, bookingId, {
    owedCents: owedCents - amountCents,
    ...(isFee && { feePaidCents: feePaidCents + amountCents }),
  })
  await setPaymentStatus(db, bookingId, 'paid')
  if (isFee) await requestFeeInvoice(db, booking, `fee:${paymentId}`)
}

// Together with what was kept before, the commission on the whole fee, to the cent.
function commissionOnMore(booking: BookingRow, cents: number) {
  const { feePaidCents } = booking
  const of = (fee: number) => commissionOnFee(booking, fee)
  return of(feePaidCents + cents) - of(feePaidCents)
}

type Decision = { actorId: string | null; reason: string }

// The fee goes back to where it came from: the card and the client's credit. What was not charged yet is
// not charged anymore. Answers what goes back.
export async function giveFeeBack(
  db: Db,
  booking: BookingRow,
  { actorId, reason }: Decision,
): Promise<Returned> {
  const { id: bookingId, clientId } = booking
  await closePages(db, bookingId)
  const nth = await countEvents(db, bookingId, 'fee_waived')
  const fee = { bookingId, posted: 'fee' }
  await reverseAll(db, fee, { event: 'fee_waived', actorId, reason })
  await dropFeeOrders(db, { bookingId, event: 'fee_waived', actorId })
  const clearing = await bookingClearingOf(db, bookingId)
  const cents = Math.min(await cardCentsOf(db, bookingId), clearing)
  await refundPaid(db, bookingId, { cents, cause: `fee-back:${bookingId}:${nth}`, actorId })
  const creditCents = clearing - cents
  if (clientId !== null)
    await returnCredit(db, { clientId, bookingId, cents: creditCents, actorId })
  const feeWaivedAt = new Date().toISOString()
  await setOwed(db, bookingId, { owedCents: 0, feePaidCents: 0, feeWaivedAt })
  if (cents > 0) await setPaymentStatus(db, bookingId, 'refunded')
  await takeFeeInvoiceBack(db, bookingId)
  return { cardCents: cents, creditCents }
}

// Nothing is left to be charged.
export async function settleAtShop(db: Db, { id }: BookingRow) {
  await closePages(db, id)
  await setOwed(db, id, { owedCents: 0 })
  await setPaymentStatus(db, id, 'paid_at_shop')
}
