// The barber's own link, outside the page cache, because cached pages set no cookie.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#server/caller.ts'
import { openLink } from './service.ts'

type Options = {
  callerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Caller>
}

const config = { access: 'public' } as const
// Parameters that the link passes on: a preselected booking (web/features/bookings/address.ts).
const passedOn = ['book', 'service', 'professional', 'start', 'lang']

export async function bookingLinks(app: FastifyInstance, { callerOf }: Options) {
  app.get<{ Params: { name: string } }>('/b/:name', { config }, async (request, reply) => {
    const caller = await callerOf(request, reply)
    const { name } = request.params
    const linked = await openLink(caller, name)
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    // An unknown name leads to the not-found page.
    if (!linked) return reply.redirect(`/barber/${encodeURIComponent(name)}`)
    return reply.redirect(`/barber/${linked.profileId}?${paramsOf(request)}`)
  })
}

function paramsOf(request: FastifyRequest) {
  const given = new URLSearchParams(request.url.split('?')[1] ?? '')
  const params = new URLSearchParams({ src: 'direct' })
  for (const [name, value] of given) if (passedOn.includes(name)) params.append(name, value)
  return params
}
