// The web in development: rendered from its sources, with hot reload.
import type { FastifyInstance } from 'fastify'
import type { Web } from '#contract/contract.ts'

export async function createDevWeb() {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return {
    web: () => vite.ssrLoadModule('/web/handler.ts') as Promise<Web>,
    attach(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, done) =>
        vite.middlewares(request.raw, reply.raw, done),
      )
      app.addHook('onClose', () => vite.close())
    },
  }
}
