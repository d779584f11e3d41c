// The mailbox of a server without SMTP: shows what it would have sent, so that links in mails can
// be tried. Only for the local machine.
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { fail } from '#contract/errors.ts'
import { isLoopback, type Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import { readSms } from '#server/features/sms/service.ts'
import { listPage, mailPage } from './dev-pages.ts'
import { withPublicUrl } from './origin.ts'
import { findMail, listMails } from './queries.ts'
import { isMailReadable } from './readable.ts'

const config = { access: 'public' } as const

export async function devMail(app: FastifyInstance, options: { db: Db; config: Config }) {
  const { db } = options
  if (!isMailReadable(options.config)) return

  // Protects against DNS rebinding: another site's name may point here.
  app.addHook('onRequest', async ({ hostname }) => {
    if (!isLoopback(hostname)) fail('NOT_FOUND')
  })

  app.get('/dev/mail', { config }, async (_, reply) =>
    sendPage(reply, listPage(await listMails(db), await readSms(db))),
  )

  app.get<{ Params: { id: string } }>('/dev/mail/:id', { config }, async (request, reply) => {
    const { data: id } = z.uuid().safeParse(request.params.id)
    const mail = id === undefined ? undefined : await findMail(db, id)
    return sendPage(reply, mailPage(withPublicUrl(mail ?? fail('NOT_FOUND'), options.config)))
  })
}

// Allows no scripts, neither ours nor a mail's.
const csp =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function sendPage(reply: FastifyReply, html: string) {
  return reply
    .headers({ 'content-security-policy': csp, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html)
}
