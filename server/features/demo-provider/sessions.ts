// Hosted pages: a person pays or saves a card there.
import * as z from 'zod'
import { cardOf } from './cards.ts'
import { charge, newMethod, openIntent } from './charges.ts'
import type { Ask } from './ask.ts'
import type { Problem } from './page-words.ts'
import { newThing, nowSeconds, refusal, requireThing } from './memory/store.ts'
import type { ThingOf } from './memory/things.ts'

const metadata = z.record(z.string(), z.string()).default({})
const items = z.record(
  z.string(),
  z.object({
    quantity: z.coerce.number().int(),
    price_data: z.object({ unit_amount: z.coerce.number().int().min(50) }),
  }),
)
const newSession = z.object({
  mode: z.enum(['payment', 'setup']),
  customer: z.string().nullable().default(null),
  metadata,
  line_items: items.default({}),
  payment_intent_data: z
    .object({ metadata, transfer_group: z.string().nullable().default(null) })
    .default({ metadata: {}, transfer_group: null }),
  success_url: z.string(),
  cancel_url: z.string().nullable().default(null),
  locale: z.enum(['en', 'es']).default('en'),
  expires_at: z.coerce.number().int(),
})

const leastSeconds = 30 * 60

export async function createSession({ store, input, pageUrl }: Ask) {
  const asked = newSession.parse(input)
  // A little tolerance, because our clock and theirs differ.
  if (asked.expires_at < nowSeconds() + leastSeconds - 5)
    throw refusal(400, {
      type: 'invalid_request_error',
      param: 'expires_at',
      message:
        'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    })
  const { line_items, payment_intent_data, ...rest } = asked
  const amount = Object.values(line_items).reduce(
    (sum, { quantity, price_data }) => sum + quantity * price_data.unit_amount,
    0,
  )
  const session = newThing('checkout.session', {
    ...rest,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: asked.mode === 'payment' ? amount : null,
    currency: 'usd',
    payment_intent: null,
    setup_intent: null,
    url: null,
  })
  if (asked.mode === 'payment') {
    const intent = openIntent({ amount, customer: asked.customer, ...payment_intent_data })
    await store.save(intent)
    session.payment_intent = intent.id
  }
  session.url = pageUrl(session.id)
  await store.save(session)
  return session
}

export async function readSession(ask: Ask) {
  const session = await requireThing(ask.store, ask.id, 'checkout.session')
  return isOver(session) ? expireSession(ask, session) : session
}

const isOver = ({ status, expires_at }: ThingOf<'checkout.session'>) =>
  status === 'open' && expires_at <= nowSeconds()

async function expireSession({ store, emit }: Ask, session: ThingOf<'checkout.session'>) {
  session.status = 'expired'
  session.url = null
  await store.save(session)
  emit('checkout.session.expired', session)
  return session
}

export async function closeSession(ask: Ask) {
  const session = await requireThing(ask.store, ask.id, 'checkout.session')
  if (session.status !== 'open')
    throw refusal(400, {
      type: 'invalid_request_error',
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    })
  return expireSession(ask, session)
}

// Why it does not work, or null.
export async function payOnPage(ask: Ask, number: string): Promise<Problem | null> {
  const session = await readSession(ask)
  if (session.status !== 'open') return 'closed'
  const card = cardOf(number)
  if (!card) return 'invalid'
  const method = newMethod(number, card.behaves, session.customer)
  if (session.mode === 'payment') {
    const intent = await requireThing(ask.store, session.payment_intent ?? '', 'payment_intent')
    const error = await charge(ask, intent, { method, isOffSession: false })
    if (error) return 'declined'
    session.payment_status = 'paid'
  } else {
    if (card.behaves === 'generic_decline' || card.behaves === 'insufficient_funds')
      return 'declined'
    const { customer, metadata: about } = session
    const setup = newThing('setup_intent', {
      status: 'succeeded',
      customer,
      payment_method: method.id,
      metadata: about,
    })
    await ask.store.save(setup)
    session.setup_intent = setup.id
    session.payment_status = 'no_payment_required'
  }
  await ask.store.save(method)
  session.status = 'complete'
  session.url = null
  await ask.store.save(session)
  ask.emit('checkout.session.completed', session)
  return null
}
