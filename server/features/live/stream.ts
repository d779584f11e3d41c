// GET /api/live: one open response per browser tab.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#contract/access.ts'
import { AppError, fail } from '#contract/errors.ts'
import { livePath, mostWatched } from '#contract/live.ts'
import { userTopic } from '#server/features/outbox/service.ts'
import { queryOf } from '#server/http/request-info.ts'
import type { Stream } from './audience.ts'
import type { Hub } from './hub.ts'
import { openPipe, type Pipe } from './pipe.ts'
import { encode, encodeBeat, encodeRetry } from './sse.ts'

type Person = Pick<Actor, 'id' | 'sessionId' | 'impersonatedBy'> & {
  permissions?: Actor['permissions']
}
type Options = {
  hub: Hub
  // Called again after the stream has joined, so it must not cache.
  actorOf: (request: FastifyRequest) => Promise<Person | null>
  // The topic of the request's browser, if it has one.
  deviceOf: (request: FastifyRequest) => string | null
  // The key of the limit for guests.
  addressOf: (request: FastifyRequest) => string
}

const streamsPerUser = 4
const streamsPerAddress = 20
const refusedForSeconds = 30
const retryMs = 1000
const beatEveryMs = 15_000
// After this time the browser reconnects and authenticates again. The session is not looked up
// meanwhile, because the stream's cookie may have been replaced.
const longestMs = 60 * 60_000

export async function liveStream(
  app: FastifyInstance,
  { hub, actorOf, deviceOf, addressOf }: Options,
) {
  app.get(
    livePath,
    // Fastify would log every closed tab as information.
    { config: { access: 'public' }, exposeHeadRoute: false, logLevel: 'warn' },
    async (request, reply) => {
      const person = await actorOf(request)
      const owner = ownerOf(person) ?? `guest:${addressOf(request)}`
      const tab = tabOf(request)
      const watched = watchedOf(request)
      const after = await afterOf(request, hub)
      makeRoom(hub, { owner, tab, max: person ? streamsPerUser : streamsPerAddress })

      const pipe = openPipe()
      const stream: Stream = {
        owner,
        tab,
        watched,
        person,
        // Nobody hears by their own browser while they see the app as someone else.
        device: person?.impersonatedBy === undefined ? deviceOf(request) : null,
        seesPlatform: person?.permissions?.has('overview.read') ?? false,
        write: pipe.write,
        end: pipe.end,
      }
      const isStill = async () => {
        const now = person && (await actorOf(request))
        return now?.sessionId === person?.sessionId && now?.id === person?.id
      }
      // No await since room was made, so that two streams cannot take the last place.
      keep({ hub, stream, pipe })
      void begin({ hub, stream, pipe, after, isStill })

      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      })
      return reply.send(pipe.body)
    },
  )
}

// Who sees the app as someone else hears neither what is for them nor what is for oneself.
function ownerOf(person: Person | null) {
  if (person?.impersonatedBy !== undefined) return `view:${person.sessionId}`
  return person && userTopic(person.id)
}

function tabOf(request: FastifyRequest) {
  const { tab } = queryOf(request)
  return typeof tab === 'string' && /^[\w-]{1,40}$/.test(tab) ? tab : null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

// Ignores invalid ids and those above the limit.
function watchedOf(request: FastifyRequest) {
  const { watch } = queryOf(request)
  const ids = typeof watch === 'string' ? watch.toLowerCase().split(',') : []
  return [...new Set(ids.filter((id) => uuid.test(id)))].slice(0, mostWatched)
}

// The position of a returning browser; an unreadable one counts as before all events.
async function afterOf(request: FastifyRequest, hub: Hub) {
  const { after } = queryOf(request)
  const given = request.headers['last-event-id'] ?? after
  if (given === undefined || given === '') return undefined
  const position = /^\d{1,15}$/.test(String(given)) ? Number(given) : -1
  // The browser may be ahead of this server.
  if (position > hub.position()) await hub.catchUp()
  return position > hub.position() ? -1 : position
}

type Room = { owner: string; tab: string | null; max: number }

function makeRoom(hub: Hub, { owner, tab, max }: Room) {
  if (hub.isClosed()) fail('UNAVAILABLE')
  for (const stream of hub.streamsOf(owner))
    if (tab !== null && stream.tab === tab) stream.end(encodeRetry(retryMs))
  if (hub.streamsOf(owner).length < max) return
  const refusal = new AppError('TOO_MANY_REQUESTS')
  refusal.retryAfterSeconds = refusedForSeconds
  throw refusal
}

type Kept = { hub: Hub; stream: Stream; pipe: Pipe }
type Begun = Kept & { after: number | undefined; isStill: () => Promise<boolean> }

function keep({ hub, stream, pipe }: Kept) {
  hub.join(stream)
  const beat = setInterval(() => stream.write(encodeBeat(hub.position())), beatEveryMs)
  const last = setTimeout(
    () => stream.end(encodeRetry(retryMs)),
    longestMs * (1 - Math.random() / 4),
  )
  pipe.onOver(() => {
    clearInterval(beat)
    clearTimeout(last)
    hub.leave(stream)
  })
}

// Missed events first, then `ready`; new events wait in the pipe.
async function begin({ hub, stream, pipe, after, isStill }: Begun) {
  const upTo = hub.position()
  try {
    const missed = after === undefined ? [] : await hub.missed(stream, { after, upTo })
    // The session may have ended between the lookup and joining.
    if (!(await isStill())) return stream.end(encode('ended', upTo, {}))
    pipe.open([
      encodeRetry(retryMs),
      ...(missed ?? [encode('reset', upTo, {})]),
      encode('ready', upTo, { versions: hub.versions() }),
    ])
  } catch {
    // The browser reconnects with the same position.
    stream.end(encodeRetry(retryMs))
  }
}
