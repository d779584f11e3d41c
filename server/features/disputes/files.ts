// Serves the pictures of a dispute to its two sides and to administrators who read disputes.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { link } from '#contract/bookings/confirmation.ts'
import { fail } from '#contract/errors.ts'
import { evidencePath } from '#contract/money/disputes/disputes.ts'
import type { Caller } from '#server/caller.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readEvidence } from './evidence.ts'

const asked = z.object({ id: z.uuid(), picture: z.uuid(), link })

type Options = { callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller> }
type Route = { Params: { id: string; picture: string }; Querystring: Record<string, unknown> }

export async function disputeFiles(app: FastifyInstance, { callerOf }: Options) {
  const config = { access: 'public' } as const
  app.get<Route>(evidencePath(':id', ':picture'), { config }, async (request, reply) => {
    const caller = await callerOf(request, reply)
    const key = `evidence:net:${caller.request.network}`
    await limit(caller.db, [{ key, points: 600, seconds: 3600 }])
    const given = asked.safeParse({ ...request.query, ...request.params })
    const { id, picture, link: mailed } = given.data ?? fail('NOT_FOUND')
    const bytes = await readEvidence(caller, { id, picture, ...(mailed && { link: mailed }) })
    return reply.header('cache-control', 'no-store').type('image/webp').send(bytes)
  })
}
