// The demo provider's hosted page, served by our own server.
import type { FastifyInstance } from 'fastify'
import { fail } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import type { DemoProvider } from './service.ts'

// A form without our header posts here; it acts for nobody.
const config = { access: 'public', isSigned: true } as const
const csp =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

type Options = { config: Config; demoProvider: () => Promise<DemoProvider | null> }

export async function devPay(app: FastifyInstance, { config: settings, demoProvider }: Options) {
  if (settings.payments !== 'demo') return
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )

  app.route<{ Params: { id: string } }>({
    method: ['GET', 'POST'],
    url: '/dev/pay/:id',
    config,
    async handler({ method, params, body }, reply) {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams()
      const provider = (await demoProvider()) ?? fail('NOT_FOUND')
      const number = method === 'POST' ? (form.get('card') ?? '') : undefined
      const page = (await provider.visitPage(params.id, number)) ?? fail('NOT_FOUND')
      if ('location' in page) return reply.redirect(page.location, 303)
      return reply
        .headers({ 'content-security-policy': csp, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(page.html)
    },
  })
}
