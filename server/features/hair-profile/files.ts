// The hair profile's photo: uploaded by the client, shown to them and to their providers.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Access, Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { hairPhotoOf, hairPhotoPath } from '#contract/accounts/hair-profile.ts'
import type { Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, uploadLimits } from '#server/features/media/service.ts'
import { requireActor } from '#server/http/require-access.ts'
import { findOwnPhoto, readPhotoFor, savePhoto } from './service.ts'

const hour = 3600
const own = { access: ['client'] } as const
const staff = { access: ['barber', 'employee'] } as const

type Options = { db: Db; actorOf: (request: FastifyRequest) => Promise<Actor | null> }

export async function hairFiles(app: FastifyInstance, { db, actorOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })

  async function whoAsks(request: FastifyRequest, { access }: { access: Access }) {
    const actor = requireActor(access, await actorOf(request))
    return actor
  }

  app.post(hairPhotoPath, { config: own }, async (request) => {
    const actor = await whoAsks(request, own)
    await limit(db, [{ key: `hair-photo:user:${actor.id}`, points: 20, seconds: hour }])
    return savePhoto({ db, actor }, await readPicture(request))
  })

  app.get(hairPhotoPath, { config: own }, async (request, reply) => {
    const actor = await whoAsks(request, own)
    return send(reply, (await findOwnPhoto({ db, actor })) ?? fail('NOT_FOUND'))
  })

  app.get<{ Params: { id: string } }>(
    hairPhotoOf(':id'),
    { config: staff },
    async (request, reply) => {
      const actor = await whoAsks(request, staff)
      const id = z.uuid().safeParse(request.params.id).data ?? fail('NOT_FOUND')
      return send(reply, await readPhotoFor({ db, actor }, id))
    },
  )
}

// Not cached, because access ends with time.
function send(reply: FastifyReply, picture: Buffer | Uint8Array) {
  return reply.type('image/webp').header('cache-control', 'no-store').send(picture)
}
