// License pictures: uploaded by the barber, served to that barber and to administrators.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { licensePictureKinds, licensePicturesPath } from '#contract/business/listing.ts'
import type { Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, uploadLimits } from '#server/features/media/service.ts'
import { requireActor } from '#server/http/require-access.ts'
import { networkOf } from '#server/http/request-info.ts'
import { readLicensePicture, saveLicensePicture } from './service.ts'

const hour = 3600
const writers = ['barber'] as const

type Options = { db: Db; actorOf: (request: FastifyRequest) => Promise<Actor | null> }

export async function setupFiles(app: FastifyInstance, { db, actorOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })

  app.post<{ Params: { kind: string } }>(
    `${licensePicturesPath}/:kind`,
    { config: { access: writers } },
    async (request) => {
      const actor = requireActor(writers, await actorOf(request))
      const kind = z.enum(licensePictureKinds).safeParse(request.params.kind)
      if (!kind.success) return fail('NOT_FOUND')
      await limit(db, [{ key: `license-picture:user:${actor.id}`, points: 30, seconds: hour }])
      const bytes = await readPicture(request)
      return saveLicensePicture({ db, actor }, { kind: kind.data, bytes })
    },
  )

  app.get<{ Params: { name: string } }>(
    `${licensePicturesPath}/:name`,
    { config: { access: 'signed-in' } },
    async (request, reply) => {
      const actor = requireActor('signed-in', await actorOf(request))
      const caller = { db, actor, request: { network: networkOf(request.ip) } }
      const bytes = await readLicensePicture(caller, request.params.name)
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes)
    },
  )
}
