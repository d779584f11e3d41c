// The web app in development: rendered from its sources, with hot reload over the server's port.
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Web } from '#contract/contract.ts'

export function createDevWeb() {
  const { promise: vite, resolve } = Promise.withResolvers<ViteDevServer>()
  return {
    web: async () => (await vite).ssrLoadModule('/web/handler.ts') as Promise<Web>,
    async attach(app: FastifyInstance) {
      const { createServer } = await import('vite')
      const dev = await createServer({
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: 'custom',
      })
      app.addHook('onRequest', (request, reply, done) =>
        dev.middlewares(request.raw, reply.raw, done),
      )
      app.addHook('onClose', () => dev.close())
      resolve(dev)
    },
  }
}
