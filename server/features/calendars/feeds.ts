import type { FastifyInstance } from 'fastify'
import { fail } from '#contract/errors.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/database/db.ts'
import { networkOf } from '#server/http/request-info.ts'
import { readCalendar } from './service.ts'

type Options = { db: Db; config: Config }

const routeConfig = { access: 'public' } as const
const fileName = /^([\w-]{64})\.ics$/

export async function calendarFeeds(app: FastifyInstance, options: Options) {
  app.get<{ Params: { file: string } }>(
    '/calendar/:file',
    { config: routeConfig },
    async (request, reply) => {
      const [, token] = fileName.exec(request.params.file) ?? []
      if (token === undefined) return fail('NOT_FOUND')
      const text = await readCalendar(options, token, networkOf(request.ip))
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'inline; filename="kempt.ics"')
        .header('x-robots-tag', 'noindex')
        .type('text/calendar; charset=utf-8')
        .send(text)
    },
  )
}
