// Charges and refunds, with the movements of the balance that they cause.
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { refusalOf } from './cards.ts'
import { balanceOf, moveBalance } from './balance.ts'
import { disputeCharge } from './disputes.ts'
import type { Ask } from './ask.ts'
import { listOf, newThing, refusal, requireThing } from './memory/store.ts'
import type { Method, ThingOf } from './memory/things.ts'

const metadata = z.record(z.string(), z.string()).default({})
const cents = z.coerce.number().int().min(50)

type Used = { method: ThingOf<'payment_method'>; isOffSession: boolean }

// Charges the card, or notes in the intent why not. Returns the card's refusal.
export async function charge({ store, emit }: Ask, intent: ThingOf<'payment_intent'>, used: Used) {
  const { method, isOffSession } = used
  const refusal = refusalOf(method.behaves, isOffSession)
  if (refusal) {
    const { code, declineCode } = refusal
    const message = 'Your card was declined.'
    intent.last_payment_error = { type: 'card_error', code, decline_code: declineCode, message }
    await store.save(intent)
    emit('payment_intent.payment_failed', intent)
    return intent.last_payment_error
  }
  const { amount } = intent
  const { brand, last4 } = method.card
  const made = newThing('charge', {
    amount,
    amount_refunded: 0,
    currency: 'usd',
    payment_intent: intent.id,
    status: 'succeeded',
    balance_transaction: '',
    payment_method_details: { type: 'card', card: { brand, last4 } },
  })
  const fee = Math.round(amount * 0.029) + 30
  const movement = await moveBalance(store, 'charge', { amount, fee }, made.id)
  made.balance_transaction = movement.id
  await store.save(made)
  intent.status = 'succeeded'
  intent.latest_charge = made.id
  intent.amount_received = amount
  intent.payment_method = method.id
  intent.last_payment_error = null
  await store.save(intent)
  emit('payment_intent.succeeded', intent)
  if (method.behaves === 'disputed') await disputeCharge({ store, emit }, made.id)
  return null
}

const newIntent = z.object({
  amount: cents,
  currency: z.literal('usd'),
  customer: z.string(),
  payment_method: z.string(),
  off_session: z.literal('true'),
  confirm: z.literal('true'),
  metadata,
  transfer_group: z.string().nullable().default(null),
})

export async function createIntent(ask: Ask) {
  const input = newIntent.parse(ask.input)
  const method = await requireThing(ask.store, input.payment_method, 'payment_method')
  if (method.customer !== input.customer)
    throw refusal(400, {
      type: 'invalid_request_error',
      message: 'The payment method is not attached to this customer.',
    })
  const intent = openIntent(input)
  const error = await charge(ask, intent, { method, isOffSession: true })
  if (error) throw refusal(402, { ...error, payment_intent: intent })
  return intent
}

type Opened = Pick<ThingOf<'payment_intent'>, 'amount' | 'customer' | 'metadata' | 'transfer_group'>

export function openIntent({ amount, customer, metadata: about, transfer_group }: Opened) {
  return newThing('payment_intent', {
    status: 'requires_payment_method',
    amount,
    amount_received: 0,
    currency: 'usd',
    customer,
    metadata: about,
    latest_charge: null,
    payment_method: null,
    last_payment_error: null,
    client_secret: `pi_secret_${randomBytes(12).toString('hex')}`,
    transfer_group,
  })
}

const wantedIntents = z.object({
  customer: z.string(),
  created: z.object({ gte: z.coerce.number() }).default({ gte: 0 }),
})

export async function listIntents({ store, input }: Ask) {
  const { customer, created } = wantedIntents.parse(input)
  return (await listOf(store, 'payment_intent')).filter(
    (intent) => intent.customer === customer && intent.created >= created.gte,
  )
}

const newRefund = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1),
  metadata,
})

export async function createRefund({ store, emit, input }: Ask) {
  const { payment_intent, amount, metadata: about } = newRefund.parse(input)
  const intent = await requireThing(store, payment_intent, 'payment_intent')
  const charged = await requireThing(store, intent.latest_charge ?? '', 'charge')
  if (amount > charged.amount - charged.amount_refunded)
    throw refusal(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: 'Refund amount is greater than unrefunded amount on charge.',
    })
  charged.amount_refunded += amount
  await store.save(charged)
  const refund = newThing('refund', {
    amount,
    currency: 'usd',
    charge: charged.id,
    payment_intent,
    status: 'succeeded',
    metadata: about,
    balance_transaction: '',
    failure_balance_transaction: null,
  })
  const taken = { amount: -amount, fee: 0 }
  refund.balance_transaction = (await moveBalance(store, 'refund', taken, refund.id)).id
  await store.save(refund)
  emit('refund.created', refund)
  return refund
}

export async function listRefunds({ store, input }: Ask) {
  const asked = z.object({ payment_intent: z.string() }).parse(input)
  return (await listOf(store, 'refund')).filter(
    ({ payment_intent }) => payment_intent === asked.payment_intent,
  )
}

// The bank's answer, days later: the card does not exist anymore.
export async function failRefund({ store, emit }: Pick<Ask, 'store' | 'emit'>, id: string) {
  const refund = await requireThing(store, id, 'refund')
  const { amount } = refund
  refund.status = 'failed'
  const back = { amount, fee: 0 }
  refund.failure_balance_transaction = (await moveBalance(store, 'refund_failure', back, id)).id
  await store.save(refund)
  emit('refund.failed', refund)
}

export async function readBalance({ store }: Ask) {
  const amount = await balanceOf(store)
  return {
    object: 'balance',
    available: [{ amount, currency: 'usd' }],
    pending: [{ amount: 0, currency: 'usd' }],
  }
}

export function newMethod(number: string, behaves: Method['behaves'], customer: string | null) {
  return newThing('payment_method', {
    type: 'card',
    customer,
    card: {
      brand: 'visa',
      last4: number.slice(-4),
      exp_month: 12,
      exp_year: new Date().getUTCFullYear() + 3,
      fingerprint: `fp_${number.slice(-4)}`,
    },
    behaves,
  })
}
