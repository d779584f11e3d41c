// Refunds by hand: given at once, or asked for when a second person has to approve.
import { randomUUID } from 'node:crypto'
import type { Status } from '#contract/bookings/workflow.ts'
import { errors, fail } from '#contract/errors.ts'
import {
  approvalDays,
  type RefundMethod,
  type Refundable,
  type RefundOrder,
  type RefundTerms,
} from '#contract/money/refunds.ts'
import type { RefundEffect } from '#contract/money/refund-parts.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { dryRun } from '#server/database/dry-run.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent, requireBooking } from '#server/features/bookings/booking-view.ts'
import {
  centsOn,
  costOf,
  giveFromTill,
  giveToCards,
  leftOf,
  tillCostOf,
} from '#server/features/booking-money/by-hand.ts'
import { grantCredit } from '#server/features/booking-money/service.ts'
import { postings, type Line } from '#server/features/ledger/postings.ts'
import { needsSecond } from './limits.ts'
import { tellApprovers, tellBarber, tellClient, tellOfTill } from './notices.ts'
import { hasWaiting, insertOrder } from './queries.ts'
import { findRepeated } from './repeated.ts'

export function giveRefund(caller: SignedInCaller, order: RefundOrder) {
  return inTransaction(caller.db, async (db) => {
    const { isWaiting } = await giveIn({ ...caller, db }, order)
    return { id: order.requestId, isWaiting }
  })
}

export async function previewRefund(caller: SignedInCaller, terms: RefundTerms) {
  const order = { ...terms, requestId: randomUUID(), note: '', reason: '' }
  const tried = await dryRun(caller.db, (db) => giveIn({ ...caller, db }, order))
  return tried.effect ?? fail('REFUND_WAITING')
}

type Outcome = { isWaiting: boolean; effect: RefundEffect | null }

// The booking's lock makes two refunds at once take turns.
async function giveIn(caller: SignedInCaller, order: RefundOrder): Promise<Outcome> {
  const { db, actor } = caller
  const { requestId: id, bookingId, method, amountCents, cause, chargedTo, note, reason } = order
  const booking = await lockListed(db, bookingId)
  const sent = { id, bookingId, askedBy: actor.id, method, amountCents, chargedTo, cause }
  const repeated = await findRepeated(db, sent)
  if (repeated) return { isWaiting: repeated.state === 'waiting', effect: null }
  await requireCase({ ...caller, db }, booking)
  if (method === 'credit' && !actor.permissions.has('credit.write')) fail('NOT_ALLOWED')
  if (await hasWaiting(db, bookingId)) fail('REFUND_WAITING')
  const left = await requireGivable(db, booking, order)
  const plan = await planOf(db, booking, order)
  const { tipCents } = plan.effect
  // From the till it is the barber's own money.
  const isWaiting = method !== 'till' && needsSecond(actor, amountCents + tipCents + left.loneCents)
  const effect = { ...plan.effect, isWaiting }
  const terms = { id, bookingId, method, amountCents, cause, chargedTo, note, reason }
  const by = { askedBy: actor.id }
  if (isWaiting) {
    const expiresAt = new Date(Date.now() + approvalDays * 86_400_000).toISOString()
    await insertOrder(db, { ...terms, ...by, state: 'waiting', expiresAt })
    const asked = { amountCents: amountCents + tipCents, askedBy: actor.id, id }
    await tellApprovers(db, booking, asked)
  } else {
    const grantId = await grantFor(db, booking, order)
    await insertOrder(db, { ...terms, ...by, state: 'approved', grantId, tipCents })
    await carryOut(db, booking, { ...terms, tipCents, lines: plan.lines, actorId: actor.id })
  }
  await writeDown(caller, {
    action: isWaiting ? 'ask-refund' : 'give-refund',
    entity: 'refund_log',
    entityId: id,
    reason,
    before: { refundableCents: mostOf(left, method) },
    after: { refundableCents: effect.leftCents, amountCents, tipCents, method, cause, chargedTo },
  })
  return { isWaiting, effect }
}

// A hold is no booking yet.
async function lockListed(db: Db, id: string) {
  const booking = await lockCurrent(db, id)
  return booking.status === 'held' ? fail('NOT_FOUND') : booking
}

export function requireCase(caller: SignedInCaller, booking: BookingRow) {
  return requireOthersCase(caller, booking.barberId, booking.providerId, booking.clientId)
}

type Wanted = Pick<RefundOrder, 'method' | 'amountCents'>

// Money of a booking that is not over follows its moves.
const ended: Status[] = ['completed', 'cancelled', 'no_show', 'declined', 'expired']

export async function requireGivable(db: Db, booking: BookingRow, wanted: Wanted) {
  const { method, amountCents } = wanted
  if (!ended.includes(booking.status)) fail('REFUND_TOO_EARLY')
  const left = await leftOf(db, booking)
  if (method === 'credit' && booking.clientId === null) fail('NO_WALLET')
  if (method === 'credit' && left.cardCents > 0) fail('CARD_FIRST')
  if (amountCents > mostOf(left, method))
    fail('REFUND_TOO_MUCH', { amount: errors.REFUND_TOO_MUCH.message })
  return left
}

type Left = Awaited<ReturnType<typeof leftOf>>

const mostOf = (left: Left, method: RefundMethod) =>
  ({ card: left.cardCents, credit: left.creditCents, till: left.tillCents })[method]

type Costly = Wanted & Pick<RefundOrder, 'chargedTo'>

// What it posts and what that means, before it is given.
export async function planOf(db: Db, booking: BookingRow, order: Costly) {
  const { method, amountCents: cents, chargedTo } = order
  const left = await leftOf(db, booking)
  const isCard = method === 'card'
  const lines = await linesOf(db, booking, order)
  const tipCents = isCard && cents === left.cardCents ? left.tipCents : 0
  const tipOf = (payer: RefundOrder['chargedTo']) => (chargedTo === payer ? tipCents : 0)
  const effect = {
    backCents: cents + tipCents,
    tipCents,
    barberCents:
      centsOn(lines, 'barber_balance') + tipOf('barber') + (method === 'till' ? cents : 0),
    commissionCents: centsOn(lines, 'commission_revenue'),
    promoCents: -centsOn(lines, 'promo_expense') || 0,
    platformCents: centsOn(lines, 'goodwill_expense') + tipOf('platform'),
    leftCents: mostOf(left, method) - cents,
  }
  return { lines, effect }
}

function linesOf(db: Db, booking: BookingRow, { method, amountCents, chargedTo }: Costly) {
  if (method === 'till') return tillCostOf(db, booking, amountCents)
  if (method === 'card') return costOf(db, booking, { cents: amountCents, chargedTo })
  return postings.creditGranted('', amountCents, 'goodwill_expense')
}

// Credit comes before its order, which names it.
export async function grantFor(db: Db, { clientId }: BookingRow, { method, amountCents }: Wanted) {
  if (method !== 'credit' || clientId === null) return null
  const gift = { reason: 'goodwill', expense: 'goodwill_expense' } as const
  return grantCredit(db, { clientId, cents: amountCents, ...gift })
}

type Carried = Costly &
  Pick<RefundOrder, 'note'> & {
    id: string
    tipCents: number
    lines: readonly Line[]
    actorId: string
    // The shop said it itself.
    isByShop?: boolean
  }

export async function carryOut(db: Db, booking: BookingRow, order: Carried) {
  const { id: orderId, method, amountCents, note, lines, actorId, tipCents, chargedTo } = order
  const cents = amountCents + tipCents
  if (method === 'card') {
    const tip = tipCents > 0 && { tip: { cents: tipCents, chargedTo } }
    await giveToCards(db, booking, { orderId, cents: amountCents, lines, actorId, ...tip })
    const tipCost = chargedTo === 'barber' ? tipCents : 0
    const barberCents = centsOn(lines, 'barber_balance') + tipCost
    const commissionCents = centsOn(lines, 'commission_revenue')
    if (barberCents > 0) await tellBarber(db, booking, { cents, barberCents, commissionCents })
  }
  if (method === 'till') {
    await giveFromTill(db, booking, { orderId, cents, lines, actorId })
    const commissionCents = centsOn(lines, 'commission_revenue')
    if (!order.isByShop) await tellOfTill(db, booking, { cents, commissionCents })
  }
  await tellClient(db, booking, { method, cents, note })
}

export async function readRefundable({ db }: SignedInCaller, id: string): Promise<Refundable> {
  const booking = await requireBooking(db, id)
  if (booking.status === 'held') fail('NOT_FOUND')
  const { paidCents, ...left } = await leftOf(db, booking)
  const { cardCents, tillCents } = left
  const creditCents = booking.clientId === null ? 0 : left.creditCents
  return {
    bookingNumber: booking.bookingNumber,
    clientName: booking.clientName ?? booking.guestName ?? '',
    shopName: booking.shopName,
    paidCents,
    refundedCents: paidCents - cardCents,
    cardCents,
    creditCents,
    tillCents,
    refusal: await refusalOf(db, booking, cardCents + creditCents + tillCents),
  }
}

async function refusalOf(db: Db, booking: BookingRow, givableCents: number) {
  if (!ended.includes(booking.status)) return 'REFUND_TOO_EARLY' as const
  if (await hasWaiting(db, booking.id)) return 'REFUND_WAITING' as const
  if (givableCents > 0) return null
  return booking.clientId === null ? ('NO_WALLET' as const) : ('REFUND_TOO_MUCH' as const)
}
