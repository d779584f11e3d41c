// A booking as a calendar file, for anyone who may see it.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import { calendarOf } from './service.ts'
import { readAs } from '#server/features/bookings/booking-view.ts'

type Options = {
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>
}
type Asked = { Params: { id: string }; Querystring: { link?: unknown } }

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const longestLink = 100

export async function bookingFiles(app: FastifyInstance, { callerOf }: Options) {
  const config = { access: 'public' } as const

  app.get<Asked>('/api/bookings/:id/calendar.ics', { config }, async (request, reply) => {
    const caller = await callerOf(request, reply)
    const { row } = await readAs(caller, askedIn(request.params.id, request.query.link))
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="kempt-${row.bookingNumber}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(
        calendarOf([row], {
          language: caller.request.language,
          publicUrl: caller.config.publicUrl,
        }),
      )
  })
}

function askedIn(id: string, link: unknown) {
  if (!uuid.test(id)) fail('NOT_FOUND')
  return { id, link: typeof link === 'string' ? link.slice(0, longestLink) : undefined }
}
