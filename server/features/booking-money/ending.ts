// What the end of a booking earns, and what it leaves to be paid by card: a job charges that after the
// commit, to the card that its client gave for the booking. And what follows from an end or its
// correction: refunds by hand, the tip, invoices and credit notes. For callers that hold the booking's
// lock.
import { feeOf } from '#contract/bookings/cancellation.ts'
import { commissionOf, sharesOf } from '#contract/cents.ts'
import { leastChargeCents } from '#contract/limits.ts'
import type { Funder } from '#contract/money/price.ts'
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
import { enqueue } from '#server/features/outbox/service.ts'
import {
  deleteFeeRequest,
  deletePartRequests,
  deleteRequest,
  insertCreditRequest,
  insertFeeCreditRequests,
  insertPartRequest,
  insertRefund,
  insertRequest,
  listOrders,
  listTips,
  lockFeeRequest,
  lowerTip,
  setOwed,
} from './queries.ts'

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

type Taxed = Pick<BookingRow, 'totalCents' | 'creditCents' | 'taxCents' | 'commissionPercent'>

// The commission on a fee, or on a part of it. A fee is a share of the price with its tax, and the tax has
// no commission.
export function commissionOnFee(booking: Taxed, feeCents: number) {
  const { totalCents, creditCents, taxCents, commissionPercent } = booking
  const untaxedCents = totalCents + creditCents - taxCents
  const [worthCents = 0] = sharesOf(feeCents, [untaxedCents, taxCents])
  return commissionOf(worthCents, commissionPercent)
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

type Moved = { after: BookingRow; actorId: string | null }

type Decision = { bookingId: string; event: string; actorId: string | null }

// It did not take place: what administrators gave back was a part of what goes back now, and costs
// nobody anything. What came from the till gave commission back, all of which goes back now.
export async function dropOrders(db: Db, { after: { id, status }, actorId }: Moved) {
  await clearOrders(db, 'cleared', { bookingId: id, event: status, actorId })
  for (const order of await listOrders(db, id, 'till')) {
    const key = await standingOf(db, id, `refund:${order.id}`)
    if (key !== null) await reverse(db, { key, event: status, actorId })
  }
}

// The same for what they gave back of a fee. It is not restored when it took place after all.
export function dropFeeOrders(db: Db, decision: Decision) {
  return clearOrders(db, 'fee-cleared', decision)
}

async function clearOrders(db: Db, name: string, { bookingId, event, actorId }: Decision) {
  for (const { id, amountCents } of await listOrders(db, bookingId, 'card')) {
    const cost = await standingOf(db, bookingId, `refund:${id}`)
    if (cost === null) continue
    await reverse(db, { key: cost, event, actorId })
    const lines = postings.givenBack(undefined, amountCents, 0)
    const key = `${name}:${id}:${await countPostings(db, bookingId, `${name}:${id}`)}`
    await post(db, { key, event: 'given_back', bookingId, lines, actorId })
  }
}

// It took place after all: whoever paid for the refunds pays for them again, and what they took from the
// appointment's money is there for the barber.
export async function restoreOrders(db: Db, { after, actorId }: Moved) {
  const { id: bookingId, status: event } = after
  for (const { id } of await listOrders(db, bookingId, 'card')) {
    const cleared = await standingOf(db, bookingId, `cleared:${id}`)
    if (cleared === null) continue
    await reverse(db, { key: cleared, event, actorId })
    await postAgain(db, { bookingId, id, actorId })
  }
  for (const { id } of await listOrders(db, bookingId, 'till'))
    if ((await standingOf(db, bookingId, `refund:${id}`)) === null)
      await postAgain(db, { bookingId, id, actorId })
}

type Ordered = { bookingId: string; id: string; actorId: string | null }

// Nothing, if the order posted nothing.
async function postAgain(db: Db, { bookingId, id, actorId }: Ordered) {
  const key = `refund:${id}:${await countPostings(db, bookingId, `refund:${id}`)}`
  await repost(db, { of: `refund:${id}`, key, actorId })
}

// A tip by card goes back with an appointment that did not take place. Answers how much it was.
export async function giveTipBack(db: Db, { after, actorId }: Moved) {
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

// Invoices are issued by a job, because their number is a lock that all bookings of a city share. Clients
// tip right after they say that all went well, and the tip stands on the invoice. The rest of a fee is
// charged right after its deposit was kept, and both stand on one.
const minutes = 3

type Billed = Pick<BookingRow, 'id' | 'clientId' | 'guestEmail'>

// A walk-in without an address gets none: there is nobody to send it to.
const isBilled = ({ clientId, guestEmail }: Billed) => clientId !== null || guestEmail !== null

export async function requestInvoice(db: Db, booking: Billed, cause: string) {
  if (isBilled(booking)) await insertRequest(db, { cause, bookingId: booking.id }, minutes)
}

// Nothing is taken back that was not yet issued.
export async function takeInvoiceBack(db: Db, bookingId: string, cause: string) {
  if (await deleteRequest(db, cause)) await deletePartRequests(db, bookingId)
  else await insertCreditRequest(db, cause)
}

// An invoice bills all that was taken of the fee and is on no other one.
export async function requestFeeInvoice(db: Db, booking: Billed, cause: string) {
  const { id: bookingId } = booking
  if (isBilled(booking) && !(await lockFeeRequest(db, bookingId)))
    await insertRequest(db, { cause, bookingId, kind: 'fee' }, minutes)
}

export async function takeFeeInvoiceBack(db: Db, bookingId: string) {
  if (await deleteFeeRequest(db, bookingId)) await deletePartRequests(db, bookingId)
  await insertFeeCreditRequests(db, bookingId)
}

type Part = { orderId: string; cents: number }

// An administrator gave a part of it back.
export async function requestCreditNote(db: Db, bookingId: string, { orderId, cents }: Part) {
  await insertPartRequest(db, { cause: `refunded:${orderId}`, bookingId, cents })
}
