// Charges of saved cards, while their owner is not on the provider's page.
import { inTransaction } from '#server/database/db.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { announceCharge } from '#server/features/bookings/service.ts'
import {
  cardRefusal,
  isKeyOld,
  isSpentKey,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { findCardToCharge } from './card-queries.ts'
import { customerOf } from './customers.ts'
import { expire, isPayable, now, succeed, tellClient } from './outcome.ts'
import { lockPayment, updatePayment, type PaymentRow } from './queries.ts'

type Context = ProviderContext

const expand = ['latest_charge.balance_transaction']

export async function chargeSaved(context: Context, payment: PaymentRow) {
  const { id, cardId, amountCents, attempt, bookingId } = payment
  if (payment.state !== 'created' || cardId === null || bookingId === null) return
  const card = await findCardToCharge(context.db, cardId)
  if (!card) throw new Error(`The card of ${id} is gone.`)
  if (!(await begin(context, payment, bookingId))) return
  // The card was removed before the provider was asked.
  if (card.removedAt !== null && payment.calledAt === null)
    return refuse(context, payment, { code: 'card_removed', intentId: null })
  const customer = await customerOf(context, ownerOf(card, bookingId))
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
          transfer_group: bookingId,
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

// From now on the provider may have charged, so the charge goes on to its end, even if it has to be
// refunded then. What nobody wants anymore before that is not charged.
function begin({ db }: Context, { id }: PaymentRow, bookingId: string) {
  return inTransaction(db, async (db) => {
    const booking = await lockCurrent(db, bookingId)
    const payment = await lockPayment(db, id)
    if (payment.state !== 'created') return false
    if (payment.calledAt !== null) return true
    if (isPayable(booking, payment)) return updatePayment(db, payment, { calledAt: now() })
    await expire(db, payment)
    return false
  })
}

// A guest's card belongs to one booking.
const ownerOf = ({ userId }: Pick<PaymentRow, 'userId'>, bookingId: string) =>
  userId === null ? { bookingId } : { userId }

type Refusal = { code: string; intentId: string | null }

async function refuse({ db }: Context, payment: PaymentRow, { code, intentId }: Refusal) {
  const isClientWanted = code === 'authentication_required'
  const change = isClientWanted
    ? { state: 'needs_client' as const }
    : { state: 'failed' as const, settledAt: now() }
  await inTransaction(db, async (db) => {
    const booking = await lockCurrent(db, payment.bookingId ?? '')
    if (!(await updatePayment(db, payment, { ...change, failure: code, intentId }))) return
    await tellClient(db, payment)
    // Nobody is at the screen: they are written to.
    const isOwed = payment.purpose === 'completion' || payment.purpose === 'fee'
    if (isOwed && isPayable(booking, payment))
      await announceCharge(db, booking, isClientWanted ? 'charge_needs_client' : 'charge_declined')
  })
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

// A charge that was given up may have been made after all: an event says so, days later perhaps.
export async function lookAgain(context: Context, payment: PaymentRow) {
  const { cardId, bookingId } = payment
  const card = cardId === null ? undefined : await findCardToCharge(context.db, cardId)
  const owner = ownerOf(card ?? payment, bookingId ?? '')
  await lookForCharge(context, payment, await customerOf(context, owner))
}

// The clocks of the database and the provider may differ.
const apartSeconds = 3600

// The list is read, because the provider's search is behind.
async function lookForCharge(context: Context, payment: PaymentRow, customer: string) {
  const { ask } = await providerOf(context)
  const gte = Math.floor(Date.parse(payment.createdAt) / 1000) - apartSeconds
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
