// A tip by card goes back with the appointment that it was for. For callers that hold the booking's lock.
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { insertRefund, listTips, lowerTip } from './queries.ts'

type Ended = { after: BookingRow; actorId: string | null }

// The appointment did not take place. Answers what goes back.
export async function giveTipBack(db: Db, { after, actorId }: Ended) {
  const { id: bookingId, barberId, status } = after
  let backCents = 0
  for (const { id: paymentId, leftCents } of await listTips(db, bookingId)) {
    if (leftCents <= 0) continue
    const cause = `tip-back:${bookingId}:${status}:${paymentId}`
    const lines = postings.tipRefunded(barberId, leftCents)
    await post(db, { key: cause, event: 'tip_refunded', bookingId, lines, actorId })
    const refundId = await insertRefund(db, { paymentId, cause, amountCents: leftCents })
    await enqueue(db, 'pay-refund', { refundId }, { jobKey: `refund:${refundId}` })
    backCents += leftCents
  }
  if (backCents > 0) await lowerTip(db, bookingId, backCents)
  return backCents
}

const refundableDays = 7

// Tips that an administrator can give back.
export async function refundableTipOf(db: Db, bookingId: string) {
  const tips = await listRefundable(db, bookingId)
  return tips.reduce((sum, { leftCents }) => sum + leftCents, 0)
}

function listRefundable(db: Db, bookingId: string) {
  const since = new Date(Date.now() - refundableDays * 86_400_000).toISOString()
  return listTips(db, bookingId, since)
}

type Ordered = { orderId: string; chargedTo: 'barber' | 'platform'; actorId: string }

// With the last of the price, at the cost of whoever pays for that.
export async function giveTipWithOrder(db: Db, booking: BookingRow, ordered: Ordered) {
  const { id: bookingId, barberId } = booking
  const { orderId, chargedTo, actorId } = ordered
  const tips = (await listRefundable(db, bookingId)).filter(({ leftCents }) => leftCents > 0)
  const cents = tips.reduce((sum, { leftCents }) => sum + leftCents, 0)
  if (cents === 0) return
  const lines =
    chargedTo === 'barber'
      ? postings.tipRefunded(barberId, cents)
      : postings.refundedByPlatform(cents, 'refunds_payable')
  await post(db, { key: `tip:${orderId}`, event: 'tip_refunded', bookingId, lines, actorId })
  for (const { id: paymentId, leftCents: amountCents } of tips) {
    const cause = `hand:${orderId}:${paymentId}`
    const refundId = await insertRefund(db, { paymentId, cause, amountCents, orderId })
    await enqueue(db, 'pay-refund', { refundId }, { jobKey: `refund:${refundId}` })
  }
  await lowerTip(db, bookingId, cents)
}
