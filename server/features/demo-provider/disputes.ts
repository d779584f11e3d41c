// Disputes of banks, and the files that answer them.
import * as z from 'zod'
import type { Ask } from './ask.ts'
import { moveBalance } from './balance.ts'
import { newThing, nowSeconds, refusal, requireThing } from './memory/store.ts'

type Turn = Pick<Ask, 'store' | 'emit'>

const feeCents = 1500
const answerSeconds = 7 * 86_400

export async function disputeCharge({ store, emit }: Turn, chargeId: string) {
  const charged = await requireThing(store, chargeId, 'charge')
  const opened = newThing('dispute', {
    amount: charged.amount,
    currency: 'usd',
    charge: charged.id,
    payment_intent: charged.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
    balance_transactions: [],
    evidence: {},
    evidence_details: { due_by: nowSeconds() + answerSeconds, submission_count: 0 },
  })
  const taken = { amount: -charged.amount, fee: feeCents }
  opened.balance_transactions.push(await moveBalance(store, 'adjustment', taken, opened.id))
  await store.save(opened)
  emit('charge.dispute.created', opened)
  emit('charge.dispute.funds_withdrawn', opened)
  return opened
}

export async function disputePayment(turn: Turn, intentId: string) {
  const intent = await requireThing(turn.store, intentId, 'payment_intent')
  return disputeCharge(turn, intent.latest_charge ?? '')
}

export async function endDispute({ store, emit }: Turn, id: string, status: 'won' | 'lost') {
  const dispute = await requireThing(store, id, 'dispute')
  dispute.status = status
  if (status === 'won') {
    const back = { amount: dispute.amount, fee: 0 }
    dispute.balance_transactions.push(await moveBalance(store, 'adjustment', back, id))
    emit('charge.dispute.funds_reinstated', dispute)
  }
  await store.save(dispute)
  emit('charge.dispute.closed', dispute)
}

const answer = z.object({
  evidence: z.record(z.string(), z.string()).default({}),
  submit: z.enum(['true', 'false']).default('false'),
})

// Evidence is submitted once.
export async function updateDispute({ store, emit, id, input }: Ask) {
  const { evidence, submit } = answer.parse(input)
  const dispute = await requireThing(store, id, 'dispute')
  if (dispute.status !== 'needs_response' || dispute.evidence_details.submission_count > 0)
    throw refusal(400, {
      type: 'invalid_request_error',
      message: 'This dispute was already answered.',
    })
  Object.assign(dispute.evidence, evidence)
  if (submit === 'true') {
    dispute.status = 'under_review'
    dispute.evidence_details.submission_count += 1
  }
  await store.save(dispute)
  emit('charge.dispute.updated', dispute)
  return dispute
}

export async function saveFile({ store }: Ask) {
  const file = newThing('file', { purpose: 'dispute_evidence' })
  await store.save(file)
  return file
}
