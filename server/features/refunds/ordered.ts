// A refund that a dispute led to: an offer that its client accepted, or a decision. For callers that hold
// the booking's lock.
import { randomUUID } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type { Charged, OrderCause, RefundMethod } from '#contract/money/refunds.ts'
import type { Db } from '#server/database/db.ts'
import { centsOn, costOf, leftOf } from '#server/features/booking-money/by-hand.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import { carryOut, grantFor, planOf, requireGivable } from './giving.ts'
import { needsSecond } from './limits.ts'
import { hasWaiting, insertOrder } from './queries.ts'

export { needsSecond }

type Ordered = {
  disputeId: string
  method: RefundMethod
  amountCents: number
  chargedTo: Charged
  cause: OrderCause
  note: string
  reason: string
  askedBy: string
  // The second person.
  decidedBy: string | null
  isOffer: boolean
}

export async function orderRefund(db: Db, booking: BookingRow, order: Ordered) {
  const { method, chargedTo, decidedBy, askedBy, ...rest } = order
  if (await hasWaiting(db, booking.id)) fail('REFUND_WAITING')
  await requireGivable(db, booking, order)
  const id = randomUUID()
  const { lines, effect } = await planOf(db, booking, order)
  const { tipCents } = effect
  // Read before the order counts as one of the barber's.
  const recovery =
    method === 'credit' && chargedTo === 'barber' ? await recoveryOf(db, booking, order) : []
  const grantId = await grantFor(db, booking, order)
  const decided = decidedBy !== null && { decidedBy, decidedAt: new Date().toISOString() }
  const state = 'approved'
  await insertOrder(db, {
    ...rest,
    id,
    bookingId: booking.id,
    method,
    chargedTo,
    askedBy,
    state,
    grantId,
    tipCents,
    ...decided,
  })
  const posting = {
    key: `refund:${id}`,
    event: 'refunded',
    bookingId: booking.id,
    actorId: askedBy,
  }
  if (recovery.length > 0) await post(db, { ...posting, lines: recovery })
  await carryOut(db, booking, {
    ...order,
    id,
    tipCents,
    lines,
    actorId: askedBy,
    isByShop: order.isOffer,
  })
  return {
    barberCents: effect.barberCents + centsOn(recovery, 'barber_balance'),
    commissionCents: effect.commissionCents + centsOn(recovery, 'commission_revenue'),
    platformCents: effect.platformCents + centsOn(recovery, 'goodwill_expense'),
    backCents: effect.backCents,
  }
}

// The platform gives the credit, and the barber pays it back to the platform with their commission.
async function recoveryOf(db: Db, booking: BookingRow, { amountCents: cents }: Ordered) {
  const lines = await costOf(db, booking, { cents, chargedTo: 'barber' })
  return lines.map((line) =>
    line.account === 'refunds_payable' ? { ...line, account: 'goodwill_expense' as const } : line,
  )
}

// What one person alone gave back before counts, and the tip that goes with the last of the price.
export async function countsWith(db: Db, booking: BookingRow, cents: number) {
  const { loneCents, cardCents, tipCents } = await leftOf(db, booking)
  return cents + loneCents + (cents === cardCents ? tipCents : 0)
}

// After a decision was appealed, the platform takes over a part of what the barber paid.
export function relieve(
  db: Db,
  booking: BookingRow,
  relief: { id: string; cents: number; actorId: string },
) {
  const { id, cents, actorId } = relief
  const lines = postings.adjusted(booking.barberId, cents)
  return post(db, { key: `adjust:${id}`, event: 'adjusted', bookingId: booking.id, lines, actorId })
}

// A chargeback is lost: who pays for what the bank took.
export async function postLost(
  db: Db,
  booking: BookingRow,
  lost: { id: string; cents: number; barberCents: number; actorId: string; isTip: boolean },
) {
  const { id, cents, barberCents, actorId, isTip } = lost
  // A tip was the barber's whole, without commission.
  const cost = isTip
    ? postings.tipRefunded(booking.barberId, barberCents)
    : await costOf(db, booking, { cents: barberCents, chargedTo: 'barber' })
  const byBarber =
    barberCents === 0
      ? []
      : cost.map((line) =>
          line.account === 'refunds_payable' ? { ...line, account: 'chargebacks' as const } : line,
        )
  const lines = [...byBarber, ...postings.chargebackLost(cents - barberCents)]
  await post(db, {
    key: `dispute:${id}:lost`,
    event: 'chargeback_lost',
    bookingId: booking.id,
    lines,
    actorId,
  })
  return {
    barberCents: centsOn(lines, 'barber_balance'),
    commissionCents: centsOn(lines, 'commission_revenue'),
    platformCents: centsOn(lines, 'dispute_loss'),
  }
}
