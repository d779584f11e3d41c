// The demo provider's hosted page, served by our own server.
import type { FastifyInstance, FastifyReply } from 'fastify'
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

  type Visit = { Params: { id: string } }
  const url = '/dev/pay/:id'
  app.get<Visit>(url, { config }, ({ params }, reply) => visit(params.id, undefined, reply))
  app.post<Visit>(url, { config }, ({ params, body }, reply) =>
    visit(params.id, body instanceof URLSearchParams ? (body.get('card') ?? '') : '', reply),
  )

  async function visit(id: string, cardNumber: string | undefined, reply: FastifyReply) {
    const provider = (await demoProvider()) ?? fail('NOT_FOUND')
    const page = (await provider.visitPage(id, cardNumber)) ?? fail('NOT_FOUND')
    if ('location' in page) return reply.redirect(page.location, 303)
    return reply
      .headers({ 'content-security-policy': csp, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page.html)
  }
}
