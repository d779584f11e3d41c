import type { FastifyInstance } from 'fastify'
import { providerOf, type ProviderContext } from '#server/features/payment-provider/service.ts'
import { hookPath } from './hooks.ts'

// The demo provider of this process, whose events arrive as those of the real one do.
export async function demoProviderOf(context: ProviderContext, app: FastifyInstance) {
  const { demo } = await providerOf(context)
  demo?.deliverTo(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    await app.inject({ method: 'POST', url: hookPath, headers, payload })
  })
  return demo
}
