// Administrators who see the app as someone else: they read what the other person reads, except for
// what is private, and change nothing.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { invoicePath } from '#contract/money/invoices.ts'

export const isViewer = (actor: Actor | null) =>
  actor !== null && (actor.impersonatedBy !== undefined || actor.mustStop === true)

export function refuseViewer(call: Call, actor: Actor | null) {
  if (!isViewer(actor) || call.stopsViewing) return
  if (call.method !== 'GET') fail('VIEW_ONLY')
  if (call.isPrivate && actor?.impersonatedBy !== undefined) fail('VIEW_CLOSED')
}

const reading = ['GET', 'HEAD']

// Public, because guests open them with a link: papers about one booking. A session of the person
// opens them too.
const papers = [invoicePath(':id'), '/api/bookings/:id/calendar.ics']

// Routes outside the contract table: uploads, and files that are not for everyone.
export function refuseViewersOfFiles(
  app: FastifyInstance,
  actorOf: (request: FastifyRequest) => Promise<Actor | null>,
) {
  app.addHook('onRoute', (route) => {
    const { method, config, url } = route
    const isRead = [method].flat().every((each) => reading.includes(each))
    const isForAll = isRead && config?.access === 'public' && !papers.includes(url)
    if (config?.isCall || config?.isSigned || isForAll) return
    route.onRequest = async (request: FastifyRequest) => {
      if (isViewer(await actorOf(request))) fail(isRead ? 'VIEW_CLOSED' : 'VIEW_ONLY')
    }
  })
}
