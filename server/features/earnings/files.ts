// The monthly statement as a PDF, for the owner of the business alone.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import { isLanguage } from '#contract/language.ts'
import { statementMonth, statementPath } from '#contract/money/earnings.ts'
import type { Caller } from '#server/caller.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { requireActor } from '#server/http/require-access.ts'
import { drawStatement } from './statement-pdf.ts'
import { readStatement } from './statement.ts'

const hour = 3600
const access = ['barber'] as const

type Options = { callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller> }
type Route = { Params: { month: string }; Querystring: { language?: string } }

export async function earningFiles(app: FastifyInstance, { callerOf }: Options) {
  app.get<Route>(statementPath(':month'), { config: { access } }, async (request, reply) => {
    const caller = await callerOf(request, reply)
    const actor = requireActor(access, caller.actor)
    const month = statementMonth.safeParse(request.params.month).data ?? fail('NOT_FOUND')
    await limit(caller.db, [{ key: `statement:user:${actor.id}`, points: 120, seconds: hour }])
    const statement = await readStatement({ ...caller, actor }, month)
    const { language } = request.query
    const pdf = await drawStatement(statement, isLanguage(language) ? language : 'en')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="kempt-statement-${month}.pdf"`)
      .type('application/pdf')
      .send(pdf)
  })
}
