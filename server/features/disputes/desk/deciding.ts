// Administrators decide a dispute, and one appeal. All of it is one transaction: state, money, posting,
// messages, audit.
import { randomUUID } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type {
  DecisionEffect,
  DecisionOutcome,
  DisputeApproval,
  DisputeDecision,
  DisputeTerms,
} from '#contract/money/disputes/dispute-desk.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { dryRun } from '#server/database/dry-run.ts'
import { writeDown } from '#server/features/audit/service.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { countsWith, needsSecond } from '#server/features/refunds/ordered.ts'
import { lockDispute } from '#server/features/disputes/answering.ts'
import { carryDecision } from './carrying.ts'
import { tellDesk } from '#server/features/disputes/notices.ts'
import {
  findDispute,
  insertDecision,
  listDecisions,
  setDecision,
  type DisputeRow,
} from '#server/features/disputes/queries.ts'

export function decideDispute(caller: SignedInCaller, asked: DisputeDecision) {
  return inTransaction(caller.db, (db) => decideIn({ ...caller, db }, asked))
}

export function previewDecision(caller: SignedInCaller, terms: DisputeTerms) {
  const words = { isWarning: false, message: 'A preview of it', reason: 'preview' }
  return dryRun(caller.db, (db) => decideIn({ ...caller, db }, { ...terms, ...words }))
}

const none = {
  toCardCents: 0,
  toCreditCents: 0,
  barberCents: 0,
  commissionCents: 0,
  platformCents: 0,
}

async function decideIn(caller: SignedInCaller, asked: DisputeDecision): Promise<DecisionEffect> {
  const { db, actor } = caller
  const found = (await findDispute(db, asked.id)) ?? fail('NOT_FOUND')
  const { booking, dispute } = await lockDispute(db, found)
  const round = roundOf(dispute)
  await requireCase(caller, booking, dispute)
  const decisions = await listDecisions(db, dispute.id)
  if (decisions.some(({ state }) => state === 'waiting')) fail('DECISION_WAITING')
  const terms = termsOf(dispute, asked)
  if (asked.outcome === 'credit' && !actor.permissions.has('credit.write')) fail('NOT_ALLOWED')
  const paidByBarber = decisions
    .filter(({ state }) => state === 'done')
    .reduce((all, { barberCents }) => all + barberCents, 0)
  if (terms.outcome === 'relief' && -terms.barberCents > paidByBarber)
    fail('REFUND_TOO_MUCH', { amount: "That's more than what the barber paid." })
  const isWaiting = await mustWait(caller, booking, terms)
  const id = randomUUID()
  const { isWarning, message, reason } = asked
  const decision = { id, round, isWarning, message, ...terms }
  const state = isWaiting ? ('waiting' as const) : ('done' as const)
  await insertDecision(db, { ...decision, disputeId: dispute.id, askedBy: actor.id, state })
  const effect = isWaiting
    ? none
    : await carryDecision(caller, {
        booking,
        dispute,
        decision,
        askedBy: actor.id,
        approvedBy: null,
      })
  if (isWaiting) await tellDesk(db, { booking, dispute, told: 'waiting', exceptId: actor.id })
  await writeDown(caller, {
    action: isWaiting ? 'ask-dispute-decision' : 'decide-dispute',
    entity: 'disputes',
    entityId: dispute.id,
    reason,
    before: { state: dispute.state },
    after: { round, isWarning, ...terms, ...(!isWaiting && effect) },
  })
  return { ...effect, isWaiting }
}

const roundOf = ({ state }: DisputeRow) =>
  state === 'escalated' ? 1 : state === 'appealed' ? 2 : fail('MOVE_NOT_OPEN')

// Nobody decides about themselves, and nobody an appeal against their own decision.
export async function requireCase(
  caller: SignedInCaller,
  { barberId, providerId, clientId }: BookingRow,
  { state, decidedBy, approvedBy }: DisputeRow,
) {
  await requireOthersCase(caller, barberId, providerId, clientId)
  const { id } = caller.actor
  if (state === 'appealed' && (id === decidedBy || id === approvedBy)) fail('OTHER_ADMIN')
}

export type DecidedTerms = { outcome: DecisionOutcome; amountCents: number; barberCents: number }

export function outcomesOf({
  state,
  reason,
  kind,
}: Pick<DisputeRow, 'state' | 'reason' | 'kind'>): DecisionOutcome[] {
  if (state === 'escalated' && kind === 'chargeback') return ['refund']
  if (state === 'escalated')
    return reason === 'no_service' ? ['void', 'nothing'] : ['refund', 'credit', 'nothing']
  if (state !== 'appealed') return []
  return kind === 'chargeback' ? ['upheld', 'relief'] : ['upheld', 'refund', 'credit', 'relief']
}

function termsOf(
  dispute: DisputeRow,
  { outcome, amountCents, barberCents }: DisputeTerms,
): DecidedTerms {
  if (!outcomesOf(dispute).includes(outcome)) fail('MOVE_NOT_OPEN')
  if (outcome === 'relief') {
    if (amountCents === 0) fail('INVALID_INPUT', { amount: 'Enter an amount' })
    return { outcome, amountCents: 0, barberCents: -amountCents }
  }
  if (outcome !== 'refund' && outcome !== 'credit')
    return { outcome, amountCents: 0, barberCents: 0 }
  // A lost chargeback is as large as the bank says.
  const cents = dispute.kind === 'chargeback' ? dispute.askedCents : amountCents
  if (cents === 0) fail('INVALID_INPUT', { amount: 'Enter an amount' })
  if (barberCents > cents) fail('INVALID_INPUT', { barberCents: 'Enter a smaller amount' })
  return { outcome, amountCents: cents, barberCents }
}

async function mustWait({ db, actor }: SignedInCaller, booking: BookingRow, terms: DecidedTerms) {
  const cents = Math.max(terms.amountCents, -terms.barberCents)
  return cents > 0 && needsSecond(actor, await countsWith(db, booking, cents))
}

export function approveDecision(
  caller: SignedInCaller,
  { id, isApproved, reason }: DisputeApproval,
) {
  return inTransaction(caller.db, async (db) => {
    const found = (await findDispute(db, id)) ?? fail('NOT_FOUND')
    const { booking, dispute } = await lockDispute(db, found)
    const waiting = (await listDecisions(db, id)).find(({ state }) => state === 'waiting')
    if (!waiting) return fail('MOVE_NOT_OPEN')
    const { actor } = caller
    if (waiting.askedBy === actor.id) fail('OWN_REQUEST')
    await requireCase({ ...caller, db }, booking, dispute)
    if (waiting.outcome === 'credit' && !actor.permissions.has('credit.write')) fail('NOT_ALLOWED')
    const state = isApproved ? ('done' as const) : ('declined' as const)
    await setDecision(db, waiting.id, { state, decidedBy: actor.id })
    if (isApproved) {
      const people = { askedBy: waiting.askedBy, approvedBy: actor.id }
      await carryDecision({ ...caller, db }, { booking, dispute, decision: waiting, ...people })
    }
    await writeDown(
      { ...caller, db },
      {
        action: isApproved ? 'approve-dispute-decision' : 'decline-dispute-decision',
        entity: 'disputes',
        entityId: id,
        reason,
        before: { state: 'waiting' },
        after: { state, amountCents: waiting.amountCents, actorId: waiting.askedBy },
      },
    )
  })
}
