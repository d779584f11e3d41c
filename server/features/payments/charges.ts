// Charges of saved cards, while their owner is not on the provider's page.
import {
  cardRefusal,
  isSpentKey,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { findCard } from './card-queries.ts'
import { customerOf } from './customers.ts'
import { now, succeed, tellClient } from './outcome.ts'
import { updatePayment, type PaymentRow } from './queries.ts'

type Context = ProviderContext

const expand = ['latest_charge.balance_transaction']

export async function chargeSaved(context: Context, payment: PaymentRow) {
  const { id, userId, cardId, amountCents, attempt, bookingId } = payment
  if (payment.state !== 'created' || payment.how !== 'saved' || cardId === null) return
  const card = await findCard(context.db, userId, cardId)
  if (!card) throw new Error(`The card of ${id} is gone.`)
  const customer = await customerOf(context, userId)
  const { ask } = await providerOf(context)
  try {
    const intent = await ask(({ paymentIntents }) =>
      paymentIntents.create(
        {
          amount: amountCents,
          currency: 'usd',
          customer,
          payment_method: card.methodId,
          off_session: true,
          confirm: true,
          metadata: { payment_id: id },
          ...(bookingId && { transfer_group: bookingId }),
          expand,
        },
        { idempotencyKey: `charge:${id}:${attempt}` },
      ),
    )
    await succeed(context.db, id, intent)
  } catch (error) {
    if (isSpentKey(error)) return findCharge(context, payment, customer)
    const refusal = cardRefusal(error)
    // Everything but the card's own refusal says nothing about the charge: the sweep asks again.
    if (!refusal) throw error
    await refuse(context, payment, refusal)
  }
}

type Refusal = { code: string; intentId: string | null }

async function refuse({ db }: Context, payment: PaymentRow, { code, intentId }: Refusal) {
  const change =
    code === 'authentication_required'
      ? { state: 'needs_client' as const }
      : { state: 'failed' as const, settledAt: now() }
  if (await updatePayment(db, payment, { ...change, failure: code, intentId }))
    await tellClient(db, payment)
}

// Looks for what the spent key did. Only if it did nothing, the next attempt gets another key. The
// list is read, because the provider's search is behind.
async function findCharge(context: Context, payment: PaymentRow, customer: string) {
  const { ask } = await providerOf(context)
  const gte = Math.floor(Date.parse(payment.createdAt) / 1000) - 60
  const { data } = await ask(({ paymentIntents }) =>
    paymentIntents.list({ customer, created: { gte }, limit: 100 }),
  )
  const found = data.find(
    ({ metadata, status }) => metadata.payment_id === payment.id && status === 'succeeded',
  )
  if (!found) return updatePayment(context.db, payment, { attempt: payment.attempt + 1 })
  const intent = await ask(({ paymentIntents }) => paymentIntents.retrieve(found.id, { expand }))
  await succeed(context.db, payment.id, intent)
}
