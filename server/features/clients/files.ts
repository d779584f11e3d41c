// Client routes that carry a picture instead of JSON.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Actor } from '#contract/access.ts'
import { clientPhotoPath, clientPhotosPath } from '#contract/business/clients.ts'
import { fail } from '#contract/errors.ts'
import { place } from '#contract/business/team-rights.ts'
import type { Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, uploadLimits } from '#server/features/media/service.ts'
import { requireActor } from '#server/http/require-access.ts'
import { addPhoto, readPhoto } from './photos.ts'

const hour = 3600
const access = ['barber', 'employee'] as const
const config = { access }
const asked = z.object({ id: z.uuid(), place })

type Options = { db: Db; actorOf: (request: FastifyRequest) => Promise<Actor | null> }
type Route = { Params: { id: string }; Querystring: { place?: string } }

export async function clientFiles(app: FastifyInstance, { db, actorOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })

  async function whoAsks(request: FastifyRequest<Route>) {
    const actor = requireActor(access, await actorOf(request))
    const one = asked.safeParse({ ...request.query, ...request.params })
    return { actor, one: one.data ?? fail('NOT_FOUND') }
  }

  app.post<Route>(clientPhotosPath(':id'), { config }, async (request, reply) => {
    const { actor, one } = await whoAsks(request)
    await limit(db, [{ key: `client-photo:user:${actor.id}`, points: 120, seconds: hour }])
    return reply.code(201).send(await addPhoto({ db, actor }, one, await readPicture(request)))
  })

  app.get<Route>(clientPhotoPath(':id'), { config }, async (request, reply) => {
    const { actor, one } = await whoAsks(request)
    const picture = await readPhoto({ db, actor }, one)
    return reply.type('image/webp').header('cache-control', 'private, max-age=3600').send(picture)
  })
}
