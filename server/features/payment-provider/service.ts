// The payment provider behind the real SDK, for demo and real payments alike. Calls go through a
// circuit, so that a dead provider costs people no time.
import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import * as z from 'zod'
import { AppError, fail } from '#contract/errors.ts'
import { createCircuit } from '#server/http/circuit.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import {
  rememberForever,
  startDemoProvider,
  type DemoProvider,
} from '#server/features/demo-provider/service.ts'

export type ProviderContext = { db: Db; config: Config }

export type Provider = {
  name: 'demo' | 'stripe'
  // Makes a call, unless the last ones have shown that the provider is away.
  ask: <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>
  // Refuses what would have to wait for the provider.
  requirePresent: () => void
  // The event of a webhook, if its signature is right.
  readEvent: (body: string, signature: string) => Stripe.Event
  demo: DemoProvider | null
}

// Together below the 8 seconds that a person waits at most.
const timeoutMs = 3500
const maxNetworkRetries = 1
// Pinned: another version may answer with other fields.
const apiVersion = '2026-10-28.endive'
const failuresUntilOpen = 5
const pauseMs = 30_000

const opened = new WeakMap<Config, Promise<Provider>>()

// Nothing is loaded or started before the first use.
export function providerOf({ db, config }: ProviderContext): Promise<Provider> {
  const known = opened.get(config)
  if (known) return known
  const provider = openProvider(db, config)
  opened.set(config, provider)
  provider.catch(() => opened.delete(config))
  return provider
}

async function openProvider(db: Db, config: Config): Promise<Provider> {
  if (config.payments === 'shop') return fail('CARDS_NOT_AVAILABLE')
  const { default: StripeClient } = await import('stripe')
  const secret = config.STRIPE_WEBHOOK_SECRET ?? `whsec_${randomBytes(24).toString('hex')}`
  const isDemo = config.payments === 'demo'
  const demo = isDemo ? await startDemo(db, config, secret) : null
  const key = isDemo ? 'sk_test_demo' : (config.STRIPE_SECRET_KEY ?? '')
  const stripe = new StripeClient(key, {
    apiVersion,
    maxNetworkRetries,
    timeout: timeoutMs,
    telemetry: false,
    ...placeOf(demo?.origin ?? config.STRIPE_API_URL),
  })
  const circuit = createCircuit({ failures: failuresUntilOpen, pauseMs })
  const demandGo = (waitMs: number) => {
    if (waitMs > 0) throw away(waitMs)
  }
  return {
    name: isDemo ? 'demo' : 'stripe',
    demo,
    requirePresent: () => demandGo(circuit.pauseMs()),
    // Events about barbers' accounts are signed with a secret of their own.
    readEvent(body, signature) {
      const read = (signedWith: string) =>
        stripe.webhooks.constructEvent(body, signature, signedWith)
      const { STRIPE_CONNECT_WEBHOOK_SECRET: other } = config
      if (other === undefined) return read(secret)
      try {
        return read(secret)
      } catch {
        return read(other)
      }
    },
    async ask(work) {
      demandGo(circuit.waitMs())
      try {
        const answer = await work(stripe)
        circuit.succeeded()
        return answer
      } catch (error) {
        if (isAway(error)) circuit.failed()
        else circuit.succeeded()
        throw error
      }
    },
  }
}

function startDemo(db: Db, { publicUrl }: Config, webhookSecret: string) {
  return startDemoProvider({
    memory: rememberForever(db),
    webhookSecret,
    pageUrl: (sessionId) => `${publicUrl}/dev/pay/${sessionId}`,
    accountUrl: (linkId) => `${publicUrl}/dev/account/${linkId}`,
    bankSeconds: demoBankSeconds,
  })
}

// A payout of the demo city arrives while somebody watches.
const demoBankSeconds = 60

// The SDK knows no path prefix.
function placeOf(address: string | undefined) {
  if (address === undefined) return {}
  const { hostname, port, protocol } = new URL(address)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}

const providerError = z.looseObject({
  type: z.string(),
  code: z.string().nullish(),
  headers: z.record(z.string(), z.unknown()).nullish(),
  payment_intent: z.looseObject({ id: z.string() }).nullish(),
})

function readError(error: unknown) {
  return providerError.safeParse(error).data
}

// The card's own refusal: the only failure after which a payment has certainly failed.
export function cardRefusal(error: unknown) {
  const read = readError(error)
  if (read?.type !== 'StripeCardError') return null
  return { code: read.code ?? 'card_declined', intentId: read.payment_intent?.id ?? null }
}

// The key was used up by an attempt whose effect is not known: it answers with its first failure for a
// day, or was asked for something else. What it did has to be looked for.
export function isSpentKey(error: unknown) {
  const read = readError(error)
  if (read?.type === 'StripeIdempotencyError') return true
  return read?.type === 'StripeAPIError' && read.headers?.['idempotent-replayed'] === 'true'
}

// The provider does not have what the call is about, or not in that state.
export function isUnknownThere(error: unknown) {
  return readError(error)?.type === 'StripeInvalidRequestError'
}

// A refusal without effect: the same call would be refused again.
export function refusalCode(error: unknown) {
  const read = readError(error)
  const isRefused = read?.type === 'StripeInvalidRequestError' || read?.type === 'StripeCardError'
  return isRefused ? (read.code ?? 'refused') : null
}

// The provider remembers a key for a day at least.
const keyMs = 23 * 3_600_000

// Whether it may have forgotten the key, so that what it did has to be looked for.
export const isKeyOld = (askedAt: string) => Date.now() - Date.parse(askedAt) > keyMs

// The id of something that may have come in full.
export const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === 'string' ? thing : thing?.id

const awayTypes = ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']

// Whether the provider could not be asked, or did not answer: nothing is known then.
export function isAway(error: unknown) {
  if (error instanceof AppError) return error.code === 'PAYMENTS_AWAY'
  const read = readError(error)
  return read !== undefined && awayTypes.includes(read.type) && !isSpentKey(error)
}

export function away(waitMs = pauseMs) {
  const error = new AppError('PAYMENTS_AWAY')
  error.retryAfterSeconds = Math.ceil(waitMs / 1000)
  return error
}
