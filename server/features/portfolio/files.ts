// Portfolio routes that carry a file: picture upload.
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import { beforePath, newPicture, portfolioPath } from '#contract/business/portfolio.ts'
import type { Db } from '#server/database/db.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { readPicture, uploadLimits } from '#server/features/media/service.ts'
import { requireActor } from '#server/http/require-access.ts'
import { addBefore, addItem } from './service.ts'

const hour = 3600
const access = ['barber', 'employee'] as const

type Options = { db: Db; actorOf: (request: FastifyRequest) => Promise<Actor | null> }

export async function portfolioFiles(app: FastifyInstance, { db, actorOf }: Options) {
  await app.register(multipart, { limits: uploadLimits })

  async function whoMay(request: FastifyRequest) {
    const actor = requireActor(access, await actorOf(request))
    await limit(db, [{ key: `portfolio:user:${actor.id}`, points: 200, seconds: hour }])
    return actor
  }

  app.post(portfolioPath, { config: { access } }, async (request) => {
    const actor = await whoMay(request)
    const asked = newPicture.safeParse(request.query)
    if (!asked.success) return fail('INVALID_INPUT')
    return addItem({ db, actor }, { ...asked.data, bytes: await readPicture(request) })
  })

  app.post(beforePath(':id'), { config: { access } }, async (request) => {
    const actor = await whoMay(request)
    const asked = before.safeParse({ ...(request.query as object), ...(request.params as object) })
    if (!asked.success) return fail('NOT_FOUND')
    return addBefore({ db, actor }, asked.data, await readPicture(request))
  })
}

const before = newPicture.pick({ place: true }).extend({ id: z.uuid() })
