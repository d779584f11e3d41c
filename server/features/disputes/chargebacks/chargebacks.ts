// A client's bank takes a payment back. The provider is asked what happened; what moved is posted by the
// movement's own id, so that an event that comes twice or late changes nothing.
import type Stripe from 'stripe'
import { dueOf, dueOfChargeback } from '#contract/money/disputes/dispute-rules.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import { readAttachment } from '#server/features/media/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { providerOf, type ProviderContext } from '#server/features/payment-provider/service.ts'
import { findPaid, listFilesOf } from './chargeback-queries.ts'
import { gather, wordsForBank } from './gathering.ts'
import { tellBarber, tellDesk } from '#server/features/disputes/notices.ts'
import {
  findDispute,
  findOfProvider,
  insertDispute,
  insertEvent,
  setDispute,
  type DisputeRow,
} from '#server/features/disputes/queries.ts'

type Given = Pick<
  Stripe.Dispute,
  'id' | 'amount' | 'status' | 'reason' | 'balance_transactions' | 'evidence_details'
>

export async function hearChargeback(context: ProviderContext, providerDisputeId: string) {
  const { db } = context
  const { ask } = await providerOf(context)
  const given = await ask(({ disputes }) => disputes.retrieve(providerDisputeId))
  const intent = given.payment_intent
  const intentId = typeof intent === 'string' ? intent : intent?.id
  const paid = intentId === undefined ? undefined : await findPaid(db, intentId)
  // Of a payment that we do not have.
  if (!paid) return
  await inTransaction(db, async (db) => {
    const booking = await lockCurrent(db, paid.bookingId)
    const known = await findOfProvider(db, given.id)
    const id = known?.id ?? (await openChargeback(db, booking, { given, paymentId: paid.id }))
    await postMovements(db, booking, given)
    const dispute = await findDispute(db, id)
    if (dispute) await noteEnd(db, booking, { dispute, given })
  })
}

type Opened = { given: Given; paymentId: string }

async function openChargeback(db: Db, booking: BookingRow, { given, paymentId }: Opened) {
  const nowMs = Date.now()
  const dueBy = given.evidence_details.due_by
  const providerDueMs = dueBy === null ? nowMs + 7 * 86_400_000 : dueBy * 1000
  const { id } = await insertDispute(db, {
    bookingId: booking.id,
    kind: 'chargeback',
    reason: 'unauthorised',
    askedCents: given.amount,
    state: 'barber_response',
    dueAt: dueOfChargeback(providerDueMs, nowMs),
    paymentId,
    providerDisputeId: given.id,
    providerDueAt: new Date(providerDueMs).toISOString(),
    providerReason: given.reason,
  })
  const by = { disputeId: id, actorId: null }
  await insertEvent(db, {
    ...by,
    side: 'bank',
    event: 'opened',
    message: given.reason,
    cents: given.amount,
  })
  await insertEvent(db, {
    ...by,
    side: 'system',
    event: 'gathered',
    message: await gather(db, booking),
  })
  await tellBarber(db, { booking, dispute: { id }, told: 'chargeback', cents: given.amount })
  return id
}

// A dispute that is only asked about moves nothing yet.
async function postMovements(db: Db, { id: bookingId }: BookingRow, given: Given) {
  for (const { id, amount, fee } of given.balance_transactions) {
    const lines =
      amount < 0 ? postings.chargebackOpened(-amount, fee) : postings.chargebackWon(amount)
    const event = amount < 0 ? 'chargeback_opened' : 'chargeback_won'
    await post(db, { key: `dispute:${id}`, event, bookingId, lines, providerRef: id })
  }
}

type Ended = { dispute: DisputeRow; given: Given }

const answered: DisputeRow['state'][] = ['barber_response', 'submitted']

async function noteEnd(db: Db, booking: BookingRow, { dispute, given }: Ended) {
  const { amount: cents } = given
  const status = (['won', 'lost'] as const).find((each) => each === given.status)
  if (status === undefined || !answered.includes(dispute.state)) return
  const { id } = dispute
  await insertEvent(db, { disputeId: id, side: 'bank', actorId: null, event: status, cents })
  await tellBarber(db, { booking, dispute, told: status, cents })
  if (status === 'won') {
    const over = { state: 'closed', outcome: 'won', dueAt: null } as const
    return setDispute(db, id, { ...over, closedAt: new Date().toISOString() })
  }
  const dueAt = dueOf('escalated', Date.now(), booking.timeZone)
  await setDispute(db, id, { state: 'escalated', isLost: true, dueAt })
  await tellDesk(db, { booking, dispute, told: 'lost' })
}

export function submitLater(db: Db, disputeId: string) {
  return enqueue(db, 'send-evidence', { disputeId }, { jobKey: `evidence:${disputeId}` })
}

// Once: the bank reads only the first. The key makes a lost answer harmless.
export async function sendEvidence(context: ProviderContext, disputeId: string) {
  const { db } = context
  const dispute = await findDispute(db, disputeId)
  if (dispute?.state !== 'submitted' || dispute.sentAt !== null) return
  const { providerDisputeId } = dispute
  if (providerDisputeId === null) return
  const { ask } = await providerOf(context)
  const picture = await uploadPicture(context, disputeId)
  const evidence = await wordsForBank(db, dispute)
  await ask(({ disputes }) =>
    disputes.update(
      providerDisputeId,
      { evidence: { ...evidence, ...(picture && { uncategorized_file: picture }) }, submit: true },
      { idempotencyKey: `evidence:${disputeId}` },
    ),
  )
  await inTransaction(db, async (db) => {
    const booking = await lockCurrent(db, dispute.bookingId)
    const now = await findDispute(db, disputeId)
    if (now?.sentAt !== null) return
    await setDispute(db, disputeId, { sentAt: new Date().toISOString() })
    await tellBarber(db, { booking, dispute, told: 'submitted' })
  })
}

// The bank takes one file beside the words: the barber's first picture.
async function uploadPicture(context: ProviderContext, disputeId: string) {
  const [file] = await listFilesOf(context.db, disputeId, 'barber')
  if (file === undefined) return null
  const { ask } = await providerOf(context)
  const data = await readAttachment(file)
  const upload = { data, name: file, type: 'image/webp' }
  const made = await ask(({ files }) =>
    files.create(
      { purpose: 'dispute_evidence', file: upload },
      { idempotencyKey: `evidence-file:${disputeId}` },
    ),
  )
  return made.id
}
