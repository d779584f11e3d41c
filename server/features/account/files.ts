// Account routes that carry files instead of JSON: photo upload and data export.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { strToU8, zipSync } from 'fflate'
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/database/db.ts'
import { findOwnPhoto } from '#server/features/hair-profile/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import {
  readPicture,
  readPicturesOf,
  savePicture,
  uploadLimits,
  type FileCaller,
} from '#server/features/media/service.ts'
import { readItemsBy } from '#server/features/portfolio/service.ts'
import { collectPerson } from './queries.ts'
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
    const zip = zipSync(await listFiles({ db, actor }))
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="kempt-my-data.zip"')
      .type('application/zip')
      .send(Buffer.from(zip))
  })
}

type ZipFile = [name: string, bytes: Uint8Array]

async function listFiles(caller: FileCaller) {
  const { db, actor } = caller
  const portfolio = await readItemsBy(db, actor.id)
  const lists = Object.entries({ ...(await collectPerson(db, actor.id)), portfolio })
  const pictures = Object.entries(await readPicturesOf(db, actor.id))
  const hair = await findOwnPhoto(caller)
  const hairFile: ZipFile[] = hair ? [['pictures/hair.webp', new Uint8Array(hair)]] : []
  return Object.fromEntries<Uint8Array>([
    ...lists.map(([name, rows]): ZipFile => [
      `${name}.json`,
      strToU8(JSON.stringify(rows, null, 2)),
    ]),
    ...pictures.map(([name, bytes]): ZipFile => [`pictures/${name}`, bytes]),
    ...hairFile,
  ])
}
