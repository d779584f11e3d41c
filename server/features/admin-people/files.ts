// The export of someone's data, for an administrator who answers their request.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Actor } from '#contract/access.ts'
import { reason } from '#contract/admin/reason.ts'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { requireActor } from '#server/http/require-access.ts'
import { networkOf } from '#server/http/request-info.ts'
import { exportPerson } from './acting.ts'

const access = { needs: 'people.export' } as const
const asked = z.object({ id: z.uuid(), reason })

type Options = { db: Db; actorOf: (request: FastifyRequest) => Promise<Actor | null> }

export async function adminPeopleFiles(app: FastifyInstance, { db, actorOf }: Options) {
  app.post<{ Params: { id: string }; Body: { reason?: unknown } | null }>(
    '/api/admin/people/:id/export',
    { config: { access } },
    async (request, reply) => {
      const actor = requireActor(access, await actorOf(request))
      const { id } = request.params
      const order = asked.safeParse({ id, reason: request.body?.reason })
      if (!order.success) return fail('INVALID_INPUT')
      await limit(db, [{ key: `export:admin:${actor.id}`, points: 20, seconds: 3600 }])
      const caller = { db, actor, request: { network: networkOf(request.ip) } }
      const zip = await exportPerson(caller, order.data)
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="kempt-data.zip"')
        .type('application/zip')
        .send(zip)
    },
  )
}
