// Refunds that were decided are paid by the provider, each once.
import type Stripe from 'stripe'
import { inTransaction } from '#server/database/db.ts'
import { postings, reversed } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import {
  idOf,
  isAway,
  isKeyOld,
  isSpentKey,
  providerOf,
  refusalCode,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { now } from './outcome.ts'
import { findRefund, insertUnanswered, updateRefund, type RefundRow } from './refund-queries.ts'

type Context = ProviderContext

export async function payRefund(context: Context, refundId: string) {
  const refund = await findRefund(context.db, refundId)
  if (refund?.state !== 'pending' || refund.intentId === null) return
  const { id, intentId, amountCents, attempt } = refund
  const { ask } = await providerOf(context)
  // The provider may have forgotten the key.
  if (isKeyOld(refund.askedAt) && (await findMade(context, refund, intentId))) return
  if (refund.sentAt === null) await updateRefund(context.db, refund, { sentAt: now() })
  try {
    const made = await ask(({ refunds }) =>
      refunds.create(
        { payment_intent: intentId, amount: amountCents, metadata: { refund_id: id } },
        { idempotencyKey: `refund:${id}:${attempt}` },
      ),
    )
    await noteMade(context, refund, made)
  } catch (error) {
    await goOnAfter(context, { ...refund, intentId }, error)
  }
}

// Only what certainly had no effect fails or gets another key.
async function goOnAfter(
  context: Context,
  refund: RefundRow & { intentId: string },
  error: unknown,
) {
  const { db } = context
  if (isAway(error)) await insertUnanswered(db, refund)
  const failure = refusalCode(error)
  if (!isSpentKey(error) && failure === null) throw error
  if (await findMade(context, refund, refund.intentId)) return
  // A person looks at what the provider refuses.
  const change =
    failure === null
      ? { attempt: refund.attempt + 1 }
      : ({ state: 'failed', failure, settledAt: now() } as const)
  await updateRefund(db, refund, change)
}

async function findMade(context: Context, refund: RefundRow, intentId: string) {
  const { ask } = await providerOf(context)
  const { data } = await ask(({ refunds }) =>
    refunds.list({ payment_intent: intentId, limit: 100 }),
  )
  // One that the bank returned was an earlier attempt.
  const isOver = (status: string | null) => status === 'failed' || status === 'canceled'
  const found = data.find(
    ({ metadata, status }) => metadata?.refund_id === refund.id && !isOver(status),
  )
  if (found) await noteMade(context, refund, found)
  return found !== undefined
}

type Made = Pick<Stripe.Refund, 'id' | 'balance_transaction'>

// The provider's balance goes down when the refund is made, even if the bank takes days.
export async function noteMade({ db }: Pick<Context, 'db'>, refund: RefundRow, made: Made) {
  const providerRef = idOf(made.balance_transaction)
  await inTransaction(db, async (db) => {
    const change = { state: 'succeeded', providerId: made.id, settledAt: now() } as const
    if (!(await updateRefund(db, refund, change))) return
    await post(db, {
      key: `refunded:${refund.id}:${refund.attempt}`,
      event: 'refund_paid',
      bookingId: refund.bookingId,
      lines: postings.refundPaid(refund.amountCents),
      ...(providerRef && { providerRef }),
    })
  })
}

// The bank returned it, days later: the money is at the provider again, and owed. A person decides.
export async function checkRefund(context: Context, refundId: string) {
  const refund = await findRefund(context.db, refundId)
  if (refund?.state === 'pending') return payRefund(context, refundId)
  if (refund?.state !== 'succeeded' || refund.providerId === null) return
  const { providerId } = refund
  const { ask } = await providerOf(context)
  const made = await ask(({ refunds }) => refunds.retrieve(providerId))
  if (made.status !== 'failed' && made.status !== 'canceled') return
  await noteReturned(context, refund, {
    failure: made.failure_reason ?? made.status,
    providerRef: idOf(made.failure_balance_transaction),
  })
}

type Returned = { failure: string; providerRef: string | undefined }

export async function noteReturned(
  { db }: Pick<Context, 'db'>,
  refund: RefundRow,
  { failure, providerRef }: Returned,
) {
  await inTransaction(db, async (db) => {
    if (!(await updateRefund(db, refund, { state: 'failed', failure, settledAt: now() }))) return
    await post(db, {
      key: `refund-returned:${refund.id}:${refund.attempt}`,
      event: 'refund_returned',
      bookingId: refund.bookingId,
      lines: reversed(postings.refundPaid(refund.amountCents)),
      ...(providerRef && { providerRef }),
    })
  })
}
