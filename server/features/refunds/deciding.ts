// A second person approves a large refund or declines it; what nobody decides expires.
import { fail } from '#contract/errors.ts'
import type { RefundDecision } from '#contract/money/refunds.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { carryOut, grantFor, planOf, requireCase, requireGivable } from './giving.ts'
import { tellAsker } from './notices.ts'
import { expireOrders, findOrder, setDecided, type OrderRow } from './queries.ts'

export function decideRefund(caller: SignedInCaller, { id, isApproved, reason }: RefundDecision) {
  return inTransaction(caller.db, async (db) => {
    const { bookingId } = (await findOrder(db, id)) ?? fail('NOT_FOUND')
    const booking = await lockCurrent(db, bookingId)
    // Asked again under the booking's lock: two colleagues may decide at once.
    const order = await requireWaiting(db, id)
    const decidedBy = caller.actor.id
    if (order.askedBy === decidedBy) fail('OWN_REQUEST')
    await requireCase({ ...caller, db }, booking)
    const state = isApproved ? 'approved' : 'declined'
    const decision: Decision = { state, decidedBy, decisionReason: reason }
    if (isApproved) await approve({ ...caller, db }, { booking, order, decision })
    else await setDecided(db, id, decision)
    const { bookingNumber } = booking
    await tellAsker(db, { ...order, bookingNumber, state, reason })
    await writeDown(
      { ...caller, db },
      {
        action: isApproved ? 'approve-refund' : 'decline-refund',
        entity: 'refund_log',
        entityId: id,
        reason,
        before: { state: 'waiting' },
        after: { state, amountCents: order.amountCents, actorId: order.askedBy },
      },
    )
  })
}

async function requireWaiting(db: Db, id: string) {
  const order = await findOrder(db, id)
  if (order?.state !== 'waiting') return fail('MOVE_NOT_OPEN')
  if (Date.parse(order.expiresAt ?? '') <= Date.now()) fail('REFUND_EXPIRED')
  return order
}

type Decision = {
  state: 'approved' | 'declined'
  decidedBy: string
  decisionReason: string
}
type Approved = { booking: BookingRow; order: OrderRow; decision: Decision }

// What is left may be less than when it was asked for.
async function approve({ db, actor }: SignedInCaller, { booking, order, decision }: Approved) {
  if (order.method === 'credit' && !actor.permissions.has('credit.write')) fail('NOT_ALLOWED')
  await requireGivable(db, booking, order)
  const { lines, effect } = await planOf(db, booking, order)
  const { tipCents } = effect
  const grantId = await grantFor(db, booking, order)
  await setDecided(db, order.id, { ...decision, grantId, tipCents })
  await carryOut(db, booking, { ...order, tipCents, lines, actorId: actor.id })
}

export function expireRequests(db: Db) {
  return inTransaction(db, async (db) => {
    for (const { id, askedBy, bookingNumber, cents: amountCents } of await expireOrders(db))
      await tellAsker(db, { id, askedBy, bookingNumber, amountCents, state: 'expired', reason: '' })
  })
}
