// Review route that carries a file: photo upload.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { photosPath } from '#contract/marketplace/reviews.ts'
import type { Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, uploadLimits } from '#server/features/media/service.ts'
import { addPhoto } from './service.ts'

const hour = 3600
const config = { access: 'signed-in', flags: ['reviews_photos'] } as const

type Options = { db: Db; actorOf: (request: FastifyRequest) => Promise<Actor | null> }

export async function reviewFiles(app: FastifyInstance, { db, actorOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })

  app.post<{ Params: { id: string } }>(photosPath(':id'), { config }, async (request) => {
    const actor = (await actorOf(request)) ?? fail('SIGN_IN_REQUIRED')
    const id = z.uuid().safeParse(request.params.id)
    if (!id.success) return fail('NOT_FOUND')
    await limit(db, [{ key: `review-photo:user:${actor.id}`, points: 40, seconds: hour }])
    return addPhoto({ db, actor }, id.data, await readPicture(request))
  })
}
