// Account routes that carry files instead of JSON: photo upload and data export.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, savePicture, uploadLimits } from '#server/features/media/service.ts'
import { zipPerson } from './export.ts'
import { savePhoto } from './service.ts'

const photoSize = 512
const hour = 3600

type Options = {
  db: Db
  actorOf: (request: FastifyRequest) => Promise<Actor | null>
}

export async function accountFiles(app: FastifyInstance, { db, actorOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })
  const config = { access: 'signed-in' } as const

  app.post('/api/account/photo', { config }, async (request) => {
    const actor = (await actorOf(request)) ?? fail('SIGN_IN_REQUIRED')
    await limit(db, [{ key: `photo:user:${actor.id}`, points: 20, seconds: hour }])
    const bytes = await readPicture(request)
    const photoUrl = await savePicture(db, { bytes, userId: actor.id, width: photoSize })
    await savePhoto({ db, actor }, photoUrl)
    return { photoUrl }
  })

  app.get('/api/account/export', { config }, async (request, reply) => {
    const actor = (await actorOf(request)) ?? fail('SIGN_IN_REQUIRED')
    await limit(db, [{ key: `export:user:${actor.id}`, points: 10, seconds: hour }])
    const zip = await zipPerson(db, actor.id)
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="kempt-my-data.zip"')
      .type('application/zip')
      .send(zip)
  })
}
