// Payments on the provider's page.
import type Stripe from 'stripe'
import {
  isAway,
  isSpentKey,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { customerOf } from './customers.ts'
import { keepPaying, saveGiven, type Given } from './on-file/given-card.ts'
import { expire, now, succeed } from './outcome.ts'
import { findPayment, updatePayment, type PaymentRow } from './queries.ts'

type Context = ProviderContext

// The shortest that the provider knows is half an hour, by its own clock.
const pageMinutes = 36
// A page that was not made in this time gets another key, so that it never ends too soon. Nobody knows
// the address of a page that may have been made, so another one does no harm.
const slotMinutes = 10

// Asks for the page, or finds out that it exists already.
export async function openPage(context: Context, payment: PaymentRow) {
  const customer = await payerOf(context, payment)
  const { ask } = await providerOf(context)
  const slot = Math.floor(Date.now() / (slotMinutes * 60_000))
  const idempotencyKey = `session:${payment.id}:${payment.attempt}:${slot}`
  const expiresAt = ((slot + 1) * slotMinutes + pageMinutes) * 60
  try {
    const session = await ask(({ checkout }) =>
      checkout.sessions.create(
        { ...paramsOf(context, payment, customer), expires_at: expiresAt },
        { idempotencyKey },
      ),
    )
    await updatePayment(context.db, payment, {
      state: 'open',
      sessionId: session.id,
      sessionUrl: session.url,
      intentId: idOf(session.payment_intent),
    })
  } catch (error) {
    if (!isSpentKey(error)) throw error
    await updatePayment(context.db, payment, { attempt: payment.attempt + 1, askedAt: now() })
  }
  return findPayment(context.db, payment.id)
}

// A guest without a card to keep is nobody to the provider.
function payerOf(context: Context, { userId, bookingId, purpose, keepsCard }: PaymentRow) {
  if (userId !== null) return customerOf(context, { userId })
  const isKept = purpose === 'card' || keepsCard
  return isKept && bookingId !== null ? customerOf(context, { bookingId }) : null
}

const ownPayments = '/client/dashboard?tab=payments'

// From the row alone: with the same key the provider wants the same parameters.
function paramsOf(
  { config }: Context,
  payment: PaymentRow,
  customer: string | null,
): Stripe.Checkout.SessionCreateParams {
  const { id, amountCents, purpose, bookingId, language } = payment
  const metadata = { payment_id: id }
  const back = `${config.publicUrl}${payment.backPath ?? ownPayments}&payment=${id}`
  const shared = {
    ui_mode: 'hosted_page' as const,
    ...(customer !== null && { customer }),
    allowed_payment_method_types: ['card' as const],
    client_reference_id: id,
    metadata,
    locale: language,
    success_url: back,
    cancel_url: back,
  }
  if (purpose === 'card')
    return { ...shared, mode: 'setup', currency: 'usd', setup_intent_data: { metadata } }
  const name = (names[purpose] ?? appointment)[language]
  const price_data = { currency: 'usd', unit_amount: amountCents, product_data: { name } }
  return {
    ...shared,
    mode: 'payment',
    line_items: [{ quantity: 1, price_data }],
    payment_intent_data: {
      metadata,
      ...(bookingId && { transfer_group: bookingId }),
      ...(payment.keepsCard && { setup_future_usage: 'off_session' }),
    },
  }
}

const appointment = { en: 'Appointment', es: 'Cita' }
const names: Partial<Record<PaymentRow['purpose'], typeof appointment>> = {
  tip: { en: 'Tip', es: 'Propina' },
  fee: { en: 'Fee', es: 'Cargo' },
}

const idOf = (thing: string | { id: string } | null) =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

const expand = [
  'payment_intent.latest_charge.balance_transaction',
  'payment_intent.payment_method',
  'setup_intent.payment_method',
]

// How the page ended, by the provider's own answer. May be asked at any time, any number of times.
export async function settlePage(context: Context, payment: PaymentRow) {
  const { sessionId } = payment
  if (payment.state !== 'open' || sessionId === null) return
  const { ask } = await providerOf(context)
  const session = await ask(({ checkout }) => checkout.sessions.retrieve(sessionId, { expand }))
  if (session.status === 'expired') await expire(context.db, payment)
  if (session.status === 'open') return noteRefusal(context, payment, session)
  if (session.status !== 'complete') return
  if (payment.purpose === 'card') return keepCard(context, payment, session)
  const { payment_intent: intent } = session
  if (typeof intent !== 'object' || intent === null)
    throw new Error(`The provider's page of ${payment.id} is complete without a payment.`)
  if (payment.keepsCard)
    await keepPaying(context.db, payment, givenOf(payment, session, intent.payment_method))
  await succeed(context.db, payment.id, intent)
}

// A card was refused on the page, where another one may still pay.
async function noteRefusal({ db }: Context, payment: PaymentRow, session: Stripe.Checkout.Session) {
  const { payment_intent: intent } = session
  const failure = typeof intent === 'object' ? (intent?.last_payment_error?.code ?? null) : null
  if (failure !== payment.failure) await updatePayment(db, payment, { failure })
}

async function keepCard(context: Context, payment: PaymentRow, session: Stripe.Checkout.Session) {
  const { setup_intent: setup } = session
  const method = typeof setup === 'object' ? (setup?.payment_method ?? null) : null
  await saveGiven(context.db, payment, givenOf(payment, session, method))
}

type Method = string | Stripe.PaymentMethod | null

function givenOf({ id }: PaymentRow, session: Stripe.Checkout.Session, method: Method): Given {
  const card = typeof method === 'object' ? method?.card : null
  if (typeof method !== 'object' || !method || !card)
    throw new Error(`The provider's page of ${id} is complete without a card.`)
  return {
    customerId: idOf(session.customer),
    methodId: method.id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    fingerprint: card.fingerprint ?? null,
  }
}

// Nobody can pay on the page afterwards. If somebody just has, that stands.
export async function closePage(context: Context, payment: PaymentRow) {
  const { sessionId } = payment
  if (payment.state === 'created' || payment.state === 'needs_client')
    return expire(context.db, payment)
  if (sessionId === null) return
  const { ask } = await providerOf(context)
  await ask(({ checkout }) => checkout.sessions.expire(sessionId)).catch((error: unknown) => {
    // Refused when it is complete or expired: the answer below says which.
    if (isAway(error)) throw error
  })
  await settlePage(context, payment)
}
