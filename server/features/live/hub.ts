// Receives live events in this process and passes them to all open streams.
import type { FastifyBaseLogger } from 'fastify'
import type { BarberId } from '#contract/ids.ts'
import {
  isPublicTopic,
  publicTopics,
  type PublicTopic,
  type UserEvent,
  type Versions,
} from '#contract/live.ts'
import { connect, type Db } from '#server/database/db.ts'
import { createAudience, type Stream } from './audience.ts'
import { createFeed } from './feed.ts'
import { createListeners } from './listeners.ts'
import { findOldestId, listMissed, listVersions, type StoredEvent } from './queries.ts'
import { encode, encodeRetry } from './sse.ts'
import { createThrottle } from './throttle.ts'
import { passOnWhispers } from './whispers.ts'

type Options = { url: string; log?: FastifyBaseLogger }

export type Hub = Awaited<ReturnType<typeof createHub>>

const publicEveryMs = 1000

export async function createHub({ url, log }: Options) {
  // Separate connections, so that live events flow when requests use all others.
  const db = connect(url, { name: 'live', max: 2, connectWithinMs: 10_000 })
  const audience = createAudience()
  const listeners = createListeners(log)
  const feed = createFeed({ db, url, log, onEvent, onGap })
  const versions: Versions = {}
  const changes = createThrottle<PublicTopic>(publicEveryMs, (topic) => {
    const version = versions[topic] ?? 0
    audience.tellAll(encode('change', feed.position(), { topic, version }))
  })
  // The last event id also serves as the version.
  const barbers = createThrottle<BarberId>(publicEveryMs, (barberId) => {
    const version = feed.position()
    audience.tellWatchers(barberId, encode('barber', version, { barberId, version }))
  })
  const platform = createThrottle<'platform'>(publicEveryMs, () =>
    audience.tellPlatform(encode('platform', feed.position(), {})),
  )
  let isClosed = false
  // Browsers that have seen no more than this fetch everything again.
  let lostUpTo = 0

  function onEvent(event: StoredEvent) {
    const { id, topic, payload } = event
    if (isPublicTopic(topic)) {
      versions[topic] = id
      changes.call(topic)
    } else if (topic.startsWith('user:') && audience.has(topic)) {
      audience.tell(topic, encode('user', id, payload as UserEvent))
    } else if (topic.startsWith('device:') && audience.hasDevice(topic)) {
      audience.tellDevice(topic, encode('user', id, payload as UserEvent))
    } else if (topic === 'barber') {
      const { barberId } = payload as { barberId: BarberId }
      if (audience.isWatched(barberId)) barbers.call(barberId)
      platform.call('platform')
    }
    listeners.tell(event)
  }

  // Ends all streams; returning browsers fetch everything and authenticate again.
  async function onGap() {
    await readVersions()
    lostUpTo = feed.position()
    for (const topic of [...publicTopics, 'gap'])
      listeners.tell({ id: feed.position(), topic, payload: {} })
    sendAway(audience.filter(() => true))
  }

  // The same on every server, because pages contain them.
  async function readVersions() {
    for (const { topic, version } of await listVersions(db))
      if (isPublicTopic(topic)) versions[topic] = Math.max(versions[topic] ?? 0, version)
  }

  function end(isMeant: (stream: Stream) => boolean) {
    const ended = encode('ended', feed.position(), {})
    for (const stream of audience.filter(isMeant)) stream.end(ended)
  }
  const endSession = (sessionId: string) => end(({ person }) => person?.sessionId === sessionId)
  const endUser = (userId: string) => end(({ person }) => person?.id === userId)

  listeners.on('ended', ({ payload }) => {
    const whose = payload as { sessionId?: string; userId?: string }
    if (whose.sessionId !== undefined) endSession(whose.sessionId)
    if (whose.userId !== undefined) endUser(whose.userId)
  })

  async function close() {
    if (isClosed) return
    isClosed = true
    sendAway(audience.filter(() => true))
    for (const throttle of [changes, barbers, platform]) throttle.stop()
    await whispers.stop()
    await feed.stop()
    await db.destroy()
  }

  await feed.start()
  const whispers = await passOnWhispers({ url, log, audience, position: feed.position })
  await readVersions()

  return {
    on: listeners.on,
    endSession,
    endUser,
    close,
    isClosed: () => isClosed,
    position: feed.position,
    catchUp: feed.catchUp,
    versions: () => versions,
    missed: async (stream: Stream, span: Span) =>
      span.after <= lostUpTo ? undefined : readMissed(db, stream, span),
    streamsOf: audience.list,
    join: audience.add,
    leave: audience.remove,
  }
}

const comeBackMs = 1000
// Spreads reconnects over time when a server stops.
const comeBackJitterMs = 4000

function sendAway(streams: Stream[]) {
  for (const stream of streams)
    stream.end(encodeRetry(comeBackMs + Math.random() * comeBackJitterMs))
}

type Span = { after: number; upTo: number }

// The events of the stream's own topics in this span; undefined when some were already deleted.
async function readMissed(db: Db, { person, owner, device }: Stream, { after, upTo }: Span) {
  const topics = [person && owner, device].filter((topic) => topic !== null)
  const events = topics.length === 0 ? [] : await listMissed(db, { topics, after, upTo })
  // Read second, so that nothing is deleted unnoticed between the two queries.
  const oldestId = await findOldestId(db)
  if (after < upTo && (oldestId === null || after < oldestId - 1)) return undefined
  return events.map(({ id, payload }) => encode('user', id, payload as UserEvent))
}
