// Shop routes that carry files: cover and license pictures.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Access, Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { licensePictureKinds } from '#contract/business/listing.ts'
import { coverPath, shopLicensePicturesPath } from '#contract/business/shop.ts'
import { place } from '#contract/business/team-rights.ts'
import type { Db } from '#server/database/db.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, uploadLimits } from '#server/features/media/service.ts'
import { requireActor } from '#server/http/require-access.ts'
import { askLicensePicture, saveCover } from './service.ts'

const hour = 3600
const people = ['barber', 'employee'] as const
const owners = ['barber'] as const

type Options = { db: Db; actorOf: (request: FastifyRequest) => Promise<Actor | null> }

export async function shopFiles(app: FastifyInstance, { db, actorOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })

  async function enter(request: FastifyRequest, access: Access) {
    const actor = requireActor(access, await actorOf(request))
    await limit(db, [{ key: `shop-picture:user:${actor.id}`, points: 30, seconds: hour }])
    return actor
  }

  app.post<{ Params: { place: string } }>(
    `${coverPath}/:place`,
    { config: { access: people } },
    async (request) => {
      const actor = await enter(request, people)
      const where = place.safeParse(request.params.place)
      if (!where.success) return fail('NOT_FOUND')
      const { barberId } = await businessOf({ db, actor }, where.data, 'shop')
      return saveCover(db, barberId, await readPicture(request))
    },
  )

  app.post<{ Params: { kind: string } }>(
    `${shopLicensePicturesPath}/:kind`,
    { config: { access: owners } },
    async (request) => {
      const actor = await enter(request, owners)
      const kind = z.enum(licensePictureKinds).safeParse(request.params.kind)
      if (!kind.success) return fail('NOT_FOUND')
      const bytes = await readPicture(request)
      return askLicensePicture({ db, actor }, { kind: kind.data, bytes })
    },
  )
}
