// The administrators' lists as CSV files: exactly what is filtered, with the same rights.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#server/caller.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { requireActor } from '#server/http/require-access.ts'
import { lists } from './lists.ts'

const hour = 3600

type Options = { callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller> }

export async function adminCsvFiles(app: FastifyInstance, { callerOf }: Options) {
  for (const list of lists) {
    const access = { needs: list.needs }
    app.get(`/api/admin/${list.name}.csv`, { config: { access } }, async (request, reply) => {
      const visitor = await callerOf(request, reply)
      const caller = { ...visitor, actor: requireActor(access, visitor.actor) }
      await limit(caller.db, [{ key: `csv:user:${caller.actor.id}`, points: 30, seconds: hour }])
      const lines = await list.open(caller, request.query)
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="kempt-${list.name}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(lines))
    })
  }
}
