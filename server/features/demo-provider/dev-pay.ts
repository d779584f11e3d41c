// The demo provider's hosted pages, served by our own server.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fail } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import { languageOf, type Page } from './hosted-pages.ts'
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
  app.get<Visit>(url, { config }, async ({ params }, reply) => {
    const { visitPage } = await open()
    return send(await visitPage(params.id), reply)
  })
  app.post<Visit>(url, { config }, async ({ params, body }, reply) => {
    const { visitPage } = await open()
    return send(await visitPage(params.id, formOf(body)), reply)
  })

  const accountUrl = '/dev/account/:id'
  app.get<Visit>(accountUrl, { config }, async ({ params, headers }, reply) => {
    const { visitAccount } = await open()
    return send(await visitAccount(params.id, languageOf(headers)), reply)
  })
  app.post<Visit>(accountUrl, { config }, async ({ params, headers, body }, reply) => {
    const { visitAccount } = await open()
    return send(await visitAccount(params.id, languageOf(headers), formOf(body)), reply)
  })

  const open = async () => (await demoProvider()) ?? fail('NOT_FOUND')
}

const formOf = (body: unknown) => (body instanceof URLSearchParams ? body : new URLSearchParams())

function send(page: Page, reply: FastifyReply) {
  if (page === null) return fail('NOT_FOUND')
  if ('location' in page) return reply.redirect(page.location, 303)
  return reply
    .headers({ 'content-security-policy': csp, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(page.html)
}
