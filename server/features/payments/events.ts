// Events of the provider. An event only says where to look: what happened is read from the provider.
// So neither its order nor its number matters, and a forged amount has no effect.
import type Stripe from 'stripe'
import * as z from 'zod'
import { inTransaction, type Db } from '#server/database/db.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { isAway, type ProviderContext } from '#server/features/payment-provider/service.ts'
import { goOnPayout, hearAccount } from '#server/features/payouts/service.ts'
import { findProviderEvent, insertProviderEvent, setHandled } from './event-queries.ts'
import { goOn } from './go-on.ts'
import { findPayment } from './queries.ts'
import { findRefund } from './refund-queries.ts'
import { checkRefund } from './refunds.ts'

// Of the provider's object. Anything else in it is not believed.
const about = z.object({
  id: z.string().optional().catch(undefined),
  object: z.string().optional().catch(undefined),
  metadata: z
    .object({
      payment_id: z.uuid().optional(),
      refund_id: z.uuid().optional(),
      payout_id: z.uuid().optional(),
    })
    .nullish()
    .catch(null),
})

// Kept before it is answered: after that the provider does not send it again.
export async function noteEvent(db: Db, event: Stripe.Event) {
  const { id, object, metadata } = about.parse(event.data.object)
  await inTransaction(db, async (db) => {
    const isNew = await insertProviderEvent(db, {
      id: event.id,
      type: event.type,
      paymentId: metadata?.payment_id ?? null,
      refundId: metadata?.refund_id ?? null,
      providerDisputeId: object === 'dispute' ? (id ?? null) : null,
      payoutId: metadata?.payout_id ?? null,
      accountId: event.type.startsWith('account.') ? (event.account ?? null) : null,
    })
    if (isNew) await enqueue(db, 'hear-provider', { eventId: event.id })
  })
}

// Events about rows that we do not have are kept and change nothing.
export async function hearEvent(context: ProviderContext, eventId: string) {
  const { db } = context
  const event = await findProviderEvent(db, eventId)
  if (!event) return
  const { paymentId, refundId, payoutId, accountId, providerDisputeId } = event
  if (paymentId !== null && (await findPayment(db, paymentId))) await goOn(context, paymentId)
  if (refundId !== null && (await findRefund(db, refundId))) await checkRefund(context, refundId)
  if (payoutId !== null) await goOnPayout(context, payoutId)
  if (accountId !== null) await hearAccount(context, accountId)
  if (providerDisputeId === null) return setHandled(db, eventId)
  await inTransaction(db, async (db) => {
    await enqueue(db, 'hear-chargeback', { providerDisputeId })
    await setHandled(db, eventId)
  })
}

export async function hearUnlessAway(context: ProviderContext, eventId: string) {
  try {
    await hearEvent(context, eventId)
  } catch (error) {
    // The sweep takes it up.
    if (!isAway(error)) throw error
  }
}
