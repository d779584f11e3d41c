// An invoice or a credit note as a PDF: for the client of its booking, who is signed in, in the guest's
// browser or has the link of their mail; for the seller; and for administrators who may see money.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { byId } from '#contract/bookings/confirmation.ts'
import { fail } from '#contract/errors.ts'
import { languages } from '#contract/language.ts'
import { invoicePath } from '#contract/money/invoices.ts'
import type { Caller } from '#server/caller.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { drawInvoice } from './invoice-pdf.ts'
import { readPaper } from './service.ts'

const hour = 3600
const asked = byId.extend({ language: z.enum(languages).default('en') })

type Options = { callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller> }
type Route = { Params: { id: string }; Querystring: Record<string, unknown> }

export async function invoiceFiles(app: FastifyInstance, { callerOf }: Options) {
  const config = { access: 'public' } as const
  app.get<Route>(invoicePath(':id'), { config }, async (request, reply) => {
    const caller = await callerOf(request, reply)
    const { network } = caller.request
    await limit(caller.db, [{ key: `invoice:net:${network}`, points: 240, seconds: hour }])
    const given = asked.safeParse({ ...request.query, ...request.params })
    const { id, link, language } = given.data ?? fail('NOT_FOUND')
    const paper = await readPaper(caller, { id, link })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="kempt-${paper.number}.pdf"`)
      .type('application/pdf')
      .send(await drawInvoice(paper, language))
  })
}
