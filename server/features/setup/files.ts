// License pictures: uploaded by the barber, served to that barber and to administrators.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { mayEnter, type Access, type Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { licensePictureKinds, licensePicturesPath } from '#contract/business/listing.ts'
import type { Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, uploadLimits } from '#server/features/media/service.ts'
import { readLicensePicture, saveLicensePicture } from './service.ts'

const hour = 3600
const writers = ['barber'] as const
const readers = ['barber', 'admin'] as const

type Options = { db: Db; actorOf: (request: FastifyRequest) => Promise<Actor | null> }

export async function setupFiles(app: FastifyInstance, { db, actorOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })

  async function enter(request: FastifyRequest, access: Access) {
    const actor = (await actorOf(request)) ?? fail('SIGN_IN_REQUIRED')
    return mayEnter(access, actor) ? actor : fail('NOT_ALLOWED')
  }

  app.post<{ Params: { kind: string } }>(
    `${licensePicturesPath}/:kind`,
    { config: { access: writers } },
    async (request) => {
      const actor = await enter(request, writers)
      const kind = z.enum(licensePictureKinds).safeParse(request.params.kind)
      if (!kind.success) return fail('NOT_FOUND')
      await limit(db, [{ key: `license-picture:user:${actor.id}`, points: 30, seconds: hour }])
      const bytes = await readPicture(request)
      return saveLicensePicture({ db, actor }, { kind: kind.data, bytes })
    },
  )

  app.get<{ Params: { name: string } }>(
    `${licensePicturesPath}/:name`,
    { config: { access: readers } },
    async (request, reply) => {
      const actor = await enter(request, readers)
      const bytes = await readLicensePicture({ db, actor }, request.params.name)
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(bytes)
    },
  )
}
