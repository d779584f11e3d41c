// The outcome of a payment, by the provider's own answer, written once.
import type Stripe from 'stripe'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent, requireBooking } from '#server/features/bookings/booking-view.ts'
import { announce } from '#server/features/bookings/announce.ts'
import { bookPaid } from '#server/features/bookings/confirm.ts'
import { whyNotBookable } from '#server/features/bookings/require-open.ts'
import { announceCharge, expireHold, setTip } from '#server/features/bookings/service.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { keepCharged } from '#server/features/booking-money/fees.ts'
import { askRefund, notePaid, type Returned } from '#server/features/booking-money/service.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { findPayment, lockPayment, updatePayment, type PaymentRow } from './queries.ts'

// Money for a booking in another state goes back at once.
const payable: Status[] = [
  'held',
  'pending',
  'confirmed',
  'checked_in',
  'in_progress',
  'awaiting_confirmation',
]

type Payable = Pick<BookingRow, 'status' | 'owedCents'>
type Paying = Pick<PaymentRow, 'purpose' | 'amountCents'>

// What is left to pay after a booking's end is paid once.
export function isPayable({ status, owedCents }: Payable, { purpose, amountCents }: Paying) {
  switch (purpose) {
    case 'card':
      return status === 'held'
    case 'tip':
      return status === 'completed'
    case 'completion':
      return status === 'completed' && amountCents <= owedCents
    case 'fee':
      return feeStatuses.includes(status) && amountCents <= owedCents
    default:
      return payable.includes(status)
  }
}

const feeStatuses: Status[] = ['cancelled', 'no_show']

export const now = () => new Date().toISOString()

// Locks in the same order as the moves of a booking: first the booking, then what belongs to it.
export function succeed(db: Db, paymentId: string, intent: Stripe.PaymentIntent) {
  return inTransaction(db, async (db) => {
    const found = await findPayment(db, paymentId)
    if (!found?.bookingId) throw new Error(`The payment ${paymentId} has no booking.`)
    const closed = await whyClosed(db, found.bookingId)
    const booking = await lockCurrent(db, found.bookingId)
    const payment = await lockPayment(db, paymentId)
    if (payment.state === 'succeeded') return
    const { amountCents } = payment
    // Thrown, so that a person looks at it: nothing of it is posted.
    if (intent.amount_received !== amountCents || intent.currency !== 'usd')
      throw new Error(`Another amount was paid for ${paymentId} than ${amountCents} cents.`)
    const charge = chargeOf(intent)
    await updatePayment(db, payment, {
      state: 'succeeded',
      intentId: intent.id,
      settledAt: now(),
      availableAt: new Date(charge.availableMs).toISOString(),
      cardLast4: charge.last4,
      failure: null,
    })
    const isWanted = closed === null && isPayable(booking, payment)
    await postCharge(db, payment, { booking, isWanted, charge })
    await tellClient(db, payment)
  })
}

type Charge = { movement: string; feeCents: number; availableMs: number; last4: string | null }
type Charged = { booking: BookingRow; isWanted: boolean; charge: Charge }

// A hold becomes a booking only at a shop that is still open for it. The lock of the business comes
// before that of the booking, as for a confirmation.
export async function whyClosed(db: Db, bookingId: string) {
  const booking = await requireBooking(db, bookingId)
  return booking.status === 'held' ? whyNotBookable(db, booking) : null
}

const heldMs = 48 * 3_600_000

async function postCharge(db: Db, payment: PaymentRow, charged: Charged) {
  const { booking, isWanted, charge } = charged
  const { id, purpose, amountCents } = payment
  const { id: bookingId, barberId } = booking
  const isTip = purpose === 'tip' && isWanted
  const availableAt = new Date(Math.max(Date.now() + heldMs, charge.availableMs)).toISOString()
  await post(db, {
    key: `charge:${id}`,
    event: isTip ? 'tipped' : 'charged',
    bookingId,
    lines: isTip ? postings.tipped(barberId, amountCents) : postings.charged(amountCents),
    availableAt,
    providerRef: charge.movement,
  })
  await post(db, {
    key: `fee:${charge.movement}`,
    event: 'processing_fee',
    bookingId,
    lines: postings.processingFee(charge.feeCents),
    providerRef: charge.movement,
  })
  if (isTip) return setTip(db, booking, amountCents)
  if (isWanted && booking.status === 'held') return bookPaid(db, booking, payment)
  if (isWanted && (purpose === 'completion' || purpose === 'fee')) {
    await keepCharged(db, booking, { paymentId: id, amountCents, availableAt })
    return announceCharge(db, booking, purpose === 'fee' ? 'fee_charged' : 'charged')
  }
  if (isWanted) return notePaid(db, booking)
  await askRefund(db, { paymentId: id, bookingId, cents: amountCents, cause: 'late' })
  const back = { cardCents: amountCents, creditCents: 0 }
  if (neverBooked.includes(booking.status)) await giveUp(db, booking, back)
  else await announce(db, booking, 'refunded', { back })
}

const neverBooked: Status[] = ['held', 'expired']

// Paid for a slot that is gone: nothing is booked, and the client hears of other times.
async function giveUp(db: Db, booking: BookingRow, back: Returned) {
  if (booking.status === 'held') await expireHold(db, booking.id)
  await announce(db, booking, booking.answerBy === null ? 'paid_late' : 'refunded', { back })
}

function chargeOf({ id, latest_charge: latest }: Stripe.PaymentIntent): Charge {
  const charge = typeof latest === 'object' ? latest : null
  const movement = charge?.balance_transaction
  if (typeof movement !== 'object' || movement === null)
    throw new Error(`The provider does not know the fee of ${id} yet.`)
  const { id: ref, fee, available_on: availableOn } = movement
  const last4 = charge?.payment_method_details?.card?.last4 ?? null
  return { movement: ref, feeCents: fee, availableMs: availableOn * 1000, last4 }
}

// For open pages, which then ask again.
export async function tellClient(db: Db, { id, userId, bookingId }: PaymentRow) {
  if (userId === null) return
  await publish(db, userTopic(userId), { type: 'payment', paymentId: id, bookingId })
}

// The provider's page was closed without paying.
export function expire(db: Db, payment: PaymentRow) {
  return inTransaction(db, async (db) => {
    const change = { state: 'expired', settledAt: now(), sessionUrl: null } as const
    if (await updatePayment(db, payment, change)) await tellClient(db, payment)
  })
}
