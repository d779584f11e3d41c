// Money that administrators or the shop give back after a booking has ended. For callers that hold the booking's
// lock.
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import type { Db } from '#server/database/db.ts'
import type { Charged } from '#contract/money/refunds.ts'
import { postings, type Account, type Earned, type Line } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { findFee, findGiven } from './by-hand-queries.ts'
import { requestCreditNote } from './ending.ts'
import {
  insertGrant,
  insertRefund,
  listPaid,
  listTips,
  lowerTip,
  setPaymentStatus,
} from './queries.ts'

type Priced = Pick<BookingRow, 'id' | 'status' | 'totalCents' | 'creditCents' | 'owedCents'>

// What can be given back: first the card money that is left, then credit up to the price. What was paid
// at the shop can also come from its till.
export async function leftOf(db: Db, booking: Priced) {
  const { id, status, totalCents, creditCents, owedCents } = booking
  const paid = await listPaid(db, id)
  const { allCents, tillCents, loneCents } = await findGiven(db, id)
  const cardCents = sumOf(paid.map(({ leftCents }) => leftCents))
  const paidCents = sumOf(paid.map(({ amountCents }) => amountCents))
  const restCents = Math.max(0, totalCents + creditCents - allCents)
  const atShopCents = status === 'completed' ? totalCents - paidCents - owedCents : 0
  return {
    paidCents,
    cardCents,
    creditCents: cardCents > 0 ? 0 : restCents,
    tillCents: Math.min(restCents, Math.max(0, atShopCents - tillCents)),
    // The tip that goes back with the last of the card money.
    tipCents: cardCents > 0 ? await refundableTipOf(db, id) : 0,
    // What one person gave alone counts towards the limits of the next one.
    loneCents,
  }
}

const sumOf = (cents: number[]) => cents.reduce((all, each) => all + each, 0)

type Cost = { cents: number; chargedTo: Charged }

// Who pays for a refund to the card.
export async function costOf(db: Db, booking: BookingRow, { cents, chargedTo }: Cost) {
  if (chargedTo === 'platform') return postings.refundedByPlatform(cents, 'refunds_payable')
  const { barberCents } = await findGiven(db, booking.id)
  return postings.refunded(await earnedOf(db, booking), barberCents, cents, 'refunds_payable')
}

// Only commission and offers go back: the barber gave the money.
export async function tillCostOf(db: Db, booking: BookingRow, cents: number) {
  const { barberCents } = await findGiven(db, booking.id)
  return postings.refundedAtShop(await earnedOf(db, booking), barberCents, cents)
}

// What the barber got for the booking: its price, or the fee that was kept.
async function earnedOf(db: Db, booking: BookingRow): Promise<Earned> {
  const { id, barberId: barber, status, totalCents, creditCents, promotion } = booking
  if (status === 'completed')
    return {
      barber,
      clearing: 0,
      paid: totalCents + creditCents,
      promo: promotion?.fundedBy === 'platform' ? booking.discountCents : 0,
      commission: booking.commissionCents,
    }
  const { feeCents, commissionCents } = await findFee(db, id)
  return { barber, clearing: 0, paid: feeCents, promo: 0, commission: commissionCents }
}

export function centsOn(lines: readonly Line[], account: Account) {
  return sumOf(lines.filter((line) => line.account === account).map(({ cents }) => cents)) || 0
}

type Given = {
  orderId: string
  cents: number
  lines: readonly Line[]
  actorId: string
  // Who pays for the tip, if it goes back, too.
  tip?: { cents: number; chargedTo: Charged }
}

// To the cards that paid, the newest payment first. The provider is called after the commit.
export async function giveToCards(db: Db, booking: BookingRow, given: Given) {
  const { id: bookingId } = booking
  const { orderId, cents, lines, actorId, tip } = given
  await post(db, { key: `refund:${orderId}`, event: 'refunded', bookingId, lines, actorId })
  let left = cents
  for (const { id: paymentId, leftCents } of await listPaid(db, bookingId)) {
    const amountCents = Math.min(left, leftCents)
    if (amountCents <= 0) continue
    const cause = `hand:${orderId}:${paymentId}`
    const refundId = await insertRefund(db, { paymentId, cause, amountCents, orderId })
    await enqueue(db, 'pay-refund', { refundId }, { jobKey: `refund:${refundId}` })
    left -= amountCents
  }
  const { cardCents } = await leftOf(db, booking)
  await setPaymentStatus(db, bookingId, cardCents === 0 ? 'refunded' : 'partially_refunded')
  if (tip) await giveTipWithOrder(db, booking, { orderId, chargedTo: tip.chargedTo, actorId })
  await requestCreditNote(db, bookingId, { orderId, cents: cents + (tip?.cents ?? 0) })
}

// The client has it already.
export async function giveFromTill(db: Db, booking: BookingRow, given: Omit<Given, 'tip'>) {
  const { id: bookingId } = booking
  const { orderId, cents, lines, actorId } = given
  await post(db, { key: `refund:${orderId}`, event: 'refunded', bookingId, lines, actorId })
  const { cardCents, tillCents } = await leftOf(db, booking)
  const isAll = cardCents === 0 && tillCents === 0
  await setPaymentStatus(db, bookingId, isAll ? 'refunded' : 'partially_refunded')
  await requestCreditNote(db, bookingId, { orderId, cents })
}

// Longer than a gift: it is the client's own money.
const ownDays = 5 * 365

type Failed = { refundId: string; bookingId: string; clientId: string; cents: number }

// A refund that no card takes becomes credit of the client. Answers which.
export async function creditInstead(db: Db, { actorId, ...failed }: Failed & { actorId: string }) {
  const { refundId, bookingId, clientId, cents } = failed
  const expiresAt = new Date(Date.now() + ownDays * 86_400_000).toISOString()
  const own = { reason: 'refund', expense: 'goodwill_expense' } as const
  const grantId = await insertGrant(db, { clientId, cents, leftCents: cents, ...own, expiresAt })
  const lines = postings.refundCredited(clientId, cents)
  const posting = { key: `credited:${refundId}`, event: 'refund_credited', bookingId }
  await post(db, { ...posting, lines, actorId })
  return grantId
}

const refundableDays = 7

// Tips that an administrator can give back.
async function refundableTipOf(db: Db, bookingId: string) {
  const tips = await listRefundable(db, bookingId)
  return tips.reduce((sum, { leftCents }) => sum + leftCents, 0)
}

function listRefundable(db: Db, bookingId: string) {
  const since = new Date(Date.now() - refundableDays * 86_400_000).toISOString()
  return listTips(db, bookingId, since)
}

type Ordered = { orderId: string; chargedTo: Charged; actorId: string }

// With the last of the price, at the cost of whoever pays for that.
async function giveTipWithOrder(db: Db, booking: BookingRow, ordered: Ordered) {
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
