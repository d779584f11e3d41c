// Charges of saved cards, while their owner is not on the provider's page.
import {
  cardRefusal,
  isSpentKey,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { findCard } from './card-queries.ts'
import { customerOf } from './customers.ts'
import { isKeyOld, now, succeed, tellClient } from './outcome.ts'
import { updatePayment, type PaymentRow } from './queries.ts'

type Context = ProviderContext

const expand = ['latest_charge.balance_transaction']

export async function chargeSaved(context: Context, payment: PaymentRow) {
  const { id, userId, cardId, amountCents, attempt, bookingId } = payment
  if (payment.state !== 'created' || userId === null || cardId === null) return
  const card = await findCard(context.db, userId, cardId)
  if (!card) throw new Error(`The card of ${id} is gone.`)
  const customer = await customerOf(context, userId)
  if (isKeyOld(payment.askedAt)) return giveUp(context, payment, customer)
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

// Only if the spent key did nothing, the next attempt gets another key.
async function findCharge(context: Context, payment: PaymentRow, customer: string) {
  const isFound = await lookForCharge(context, payment, customer)
  if (!isFound) await updatePayment(context.db, payment, { attempt: payment.attempt + 1 })
}

// The provider may have forgotten the key, so it is not used again: a person decides.
async function giveUp(context: Context, payment: PaymentRow, customer: string) {
  const isFound = await lookForCharge(context, payment, customer)
  if (!isFound) await refuse(context, payment, { code: 'too_old', intentId: null })
}

// The list is read, because the provider's search is behind.
async function lookForCharge(context: Context, payment: PaymentRow, customer: string) {
  const { ask } = await providerOf(context)
  const gte = Math.floor(Date.parse(payment.createdAt) / 1000) - 60
  const { data } = await ask(({ paymentIntents }) =>
    paymentIntents.list({ customer, created: { gte }, limit: 100 }),
  )
  const found = data.find(
    ({ metadata, status }) => metadata.payment_id === payment.id && status === 'succeeded',
  )
  if (!found) return false
  const intent = await ask(({ paymentIntents }) => paymentIntents.retrieve(found.id, { expand }))
  await succeed(context.db, payment.id, intent)
  return true
}
