// Uploads and serves license pictures, only to those who have to check them.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { licensePhotoPath } from '#contract/business/team.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { writeDownLook } from '#server/features/audit/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, readPrivate, uploadLimits } from '#server/features/media/service.ts'
import { networkOf } from '#server/http/request-info.ts'
import { saveLicensePhoto } from './own.ts'
import { findLicensePhoto } from './queries.ts'

type Options = { db: Db; actorOf: (request: FastifyRequest) => Promise<Actor | null> }

export async function teamFiles(app: FastifyInstance, { db, actorOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })
  const config = { access: 'signed-in' } as const

  app.post('/api/employment/license-photo', { config }, async (request) => {
    const actor = (await actorOf(request)) ?? fail('SIGN_IN_REQUIRED')
    await limit(db, [{ key: `license-photo:user:${actor.id}`, points: 20, seconds: 3600 }])
    await saveLicensePhoto({ db, actor }, await readPicture(request))
    return {}
  })

  app.get<{ Params: { id: string } }>(
    licensePhotoPath(':id'),
    { config },
    async (request, reply) => {
      const actor = (await actorOf(request)) ?? fail('SIGN_IN_REQUIRED')
      const id = z.uuid().safeParse(request.params.id)
      const found = id.success ? await findLicensePhoto(db, id.data) : undefined
      if (!found || !maySee(actor, found) || found.licensePhoto === null) return fail('NOT_FOUND')
      if (!isOwn(actor, found)) {
        const look = { action: 'open-license', entity: 'profile', entityId: found.userId }
        await writeDownLook({ db, actor, request: { network: networkOf(request.ip) } }, look)
      }
      const bytes = await readPrivate(found.licensePhoto)
      return reply.header('cache-control', 'no-store').type('image/webp').send(bytes)
    },
  )
}

type Whose = { userId: string; barberId: BarberId }

function maySee(actor: Actor, whose: Whose) {
  return isOwn(actor, whose) || actor.permissions.has('barbers.read')
}

// Their own, or of a member of their team.
function isOwn({ id, roles }: Actor, { userId, barberId }: Whose) {
  return id === userId || (id === barberId && roles.includes('barber'))
}
