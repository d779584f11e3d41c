// Where the provider tells us of events. Answers as soon as the event is kept; the work is a job.
import type { FastifyInstance } from 'fastify'
import { fail } from '#contract/errors.ts'
import { providerOf, type ProviderContext } from '#server/features/payment-provider/service.ts'
import { noteEvent } from './events.ts'

export const hookPath = '/api/hooks/stripe'
const bodyLimit = 512 * 1024

export async function paymentHooks(app: FastifyInstance, context: ProviderContext) {
  // The signature is of the bytes as they came.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, String(body)),
  )

  app.post<{ Body: string }>(
    hookPath,
    { config: { access: 'public', isSigned: true }, bodyLimit },
    async (request, reply) => {
      if (context.config.payments === 'shop') return fail('NOT_FOUND')
      const { readEvent } = await providerOf(context)
      const signature = String(request.headers['stripe-signature'] ?? '')
      const event = tryTo(() => readEvent(request.body, signature)) ?? fail('INVALID_INPUT')
      await noteEvent(context.db, event)
      return reply.header('cache-control', 'no-store').send({ received: true })
    },
  )
}

// Unsigned, changed or old.
function tryTo<T>(read: () => T) {
  try {
    return read()
  } catch {
    return null
  }
}

// The demo provider of this process, whose events arrive as those of the real one do.
export async function demoProviderOf(context: ProviderContext, app: FastifyInstance) {
  const { demo } = await providerOf(context)
  demo?.deliverTo(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    await app.inject({ method: 'POST', url: hookPath, headers, payload })
  })
  return demo
}
