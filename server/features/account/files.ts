// The two calls of the account that carry files instead of JSON: the photo in, one's data out.
import multipart from '@fastify/multipart'
import { strToU8, zipSync } from 'fflate'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import { limit } from '#server/features/limits/service.ts'
import { savePicture } from '#server/features/media/service.ts'
import { collectPerson } from './queries.ts'
import { savePhoto } from './service.ts'

const photoLimit = 8 * 1024 * 1024
const photoSize = 512

type Options = {
  db: Db
  mediaDir: string
  actorOf: (request: FastifyRequest) => Promise<Actor | null>
}

export async function accountFiles(app: FastifyInstance, { db, mediaDir, actorOf }: Options) {
  await app.register(multipart, { limits: { fileSize: photoLimit, files: 1, fields: 0 } })
  const config = { access: 'signed-in' } as const

  app.post('/api/account/photo', { config, bodyLimit: photoLimit + 64 * 1024 }, async (request) => {
    const actor = (await actorOf(request)) ?? fail('SIGN_IN_REQUIRED')
    await limit(db, [{ key: `photo:user:${actor.id}`, points: 20, seconds: 3600 }])
    const file = await request.file().catch(() => undefined)
    if (!file) return fail('NOT_A_PICTURE')
    const bytes = await file.toBuffer().catch(() => fail('TOO_LARGE'))
    const url = await savePicture(db, mediaDir, { bytes, userId: actor.id, width: photoSize })
    await savePhoto(db, actor.id, url)
    return { photoUrl: url }
  })

  app.get('/api/account/export', { config }, async (request, reply) => {
    const actor = (await actorOf(request)) ?? fail('SIGN_IN_REQUIRED')
    const lists = Object.entries(await collectPerson(db, actor.id))
    const files = lists.map(([name, rows]) => [
      `${name}.json`,
      strToU8(JSON.stringify(rows, null, 2)),
    ])
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="kempt-my-data.zip"')
      .type('application/zip')
      .send(Buffer.from(zipSync(Object.fromEntries(files))))
  })
}
