// Where the provider tells us of events. Answers as soon as the event is kept; the work is a job.
import type { FastifyInstance } from 'fastify'
import { fail } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import { providerOf } from '#server/features/payment-provider/service.ts'
import { noteEvent } from './events.ts'

export const hookPath = '/api/hooks/stripe'
const bodyLimit = 512 * 1024

export async function paymentHooks(app: FastifyInstance, context: { db: Db; config: Config }) {
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
