// Carries out a decision: the money, the state, and what everyone is told. For callers that hold the
// booking's lock.
import type { DecisionOutcome } from '#contract/money/disputes/dispute-desk.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { watchMoney } from '#server/features/booking-money/moved.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { decideReports } from '#server/features/bookings/by-admins/decide.ts'
import { orderRefund, postLost, relieve } from '#server/features/refunds/ordered.ts'
import { setState } from '#server/features/disputes/answering.ts'
import { causeOf } from '#server/features/disputes/causes.ts'
import { findPurpose } from '#server/features/disputes/chargebacks/chargeback-queries.ts'
import { tellBarber, tellClient } from '#server/features/disputes/notices.ts'
import { insertEvent, setDispute, type DisputeRow } from '#server/features/disputes/queries.ts'

export type Carried = {
  booking: BookingRow
  dispute: DisputeRow
  decision: {
    id: string
    round: number
    outcome: DecisionOutcome
    amountCents: number
    barberCents: number
    isWarning: boolean
    message: string
  }
  askedBy: string
  approvedBy: string | null
}

export async function carryDecision(caller: SignedInCaller, carried: Carried) {
  const { db } = caller
  const { booking, dispute, decision, askedBy, approvedBy } = carried
  const { id } = dispute
  const isFinal = decision.round === 2
  const event = isFinal ? ('settled' as const) : ('decided' as const)
  const { message, amountCents: cents } = decision
  await insertEvent(db, { disputeId: id, side: 'admin', actorId: askedBy, event, message, cents })
  // Before the money: what settles a booking's reports leaves a decided dispute alone.
  await setState(db, booking, {
    id,
    state: isFinal ? 'closed' : 'decided',
    ...(isFinal && { outcome: 'settled' }),
  })
  await setDispute(
    db,
    id,
    isFinal ? { appealDecidedBy: askedBy } : { decidedBy: askedBy, approvedBy },
  )
  const effect = await moveMoney(caller, carried)
  const about = { booking, dispute, cents, reason: message }
  const isAsked = dispute.kind === 'chargeback'
  if (!isAsked) await tellClient(db, { ...about, told: event })
  await tellBarber(db, { ...about, told: event })
  if (decision.isWarning) await tellBarber(db, { ...about, told: 'warned' })
  return effect
}

const nothing = {
  toCardCents: 0,
  toCreditCents: 0,
  barberCents: 0,
  commissionCents: 0,
  platformCents: 0,
}

async function moveMoney(caller: SignedInCaller, carried: Carried) {
  const { db } = caller
  const { booking, dispute, decision, askedBy: actorId } = carried
  const { outcome, barberCents, amountCents, id } = decision
  if (outcome === 'relief') {
    await relieve(db, booking, { id, cents: -barberCents, actorId })
    return { ...nothing, barberCents, platformCents: -barberCents }
  }
  if (dispute.kind === 'chargeback' && outcome === 'refund') {
    const isTip = (await findPurpose(db, dispute.paymentId ?? '')) === 'tip'
    const lost = { id: dispute.id, cents: amountCents, barberCents, actorId, isTip }
    return { ...nothing, ...(await postLost(db, booking, lost)) }
  }
  if (outcome === 'void' || (outcome === 'nothing' && dispute.reason === 'no_service'))
    return decideWhether(caller, carried)
  if (outcome === 'refund' || outcome === 'credit') return giveBack(db, carried)
  return nothing
}

// Whether the booking took place, which decides about all of its money.
async function decideWhether(caller: SignedInCaller, { booking, decision }: Carried) {
  const decided = { didHappen: decision.outcome !== 'void', reason: decision.message.slice(0, 500) }
  const { money } = await watchMoney(caller.db, booking.id, () =>
    decideReports(caller, booking, decided),
  )
  return { ...nothing, toCardCents: money.toCardCents, toCreditCents: money.toCreditCents }
}

// Split between the barber and the platform: a refund of each.
async function giveBack(db: Db, { booking, dispute, decision, askedBy, approvedBy }: Carried) {
  const { outcome, amountCents, barberCents, message } = decision
  const method = outcome === 'credit' ? ('credit' as const) : ('card' as const)
  const effect = { ...nothing }
  for (const [chargedTo, cents] of [
    ['barber', barberCents],
    ['platform', amountCents - barberCents],
  ] as const) {
    if (cents === 0) continue
    const part = await orderRefund(db, booking, {
      disputeId: dispute.id,
      method,
      amountCents: cents,
      chargedTo,
      cause: causeOf(dispute.reason),
      note: '',
      reason: message.slice(0, 500),
      askedBy,
      decidedBy: approvedBy,
      isOffer: false,
    })
    effect[method === 'card' ? 'toCardCents' : 'toCreditCents'] += part.backCents
    effect.barberCents += part.barberCents
    effect.commissionCents += part.commissionCents
    effect.platformCents += part.platformCents
  }
  return effect
}
