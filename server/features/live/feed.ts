// Live events in commit order, each once, across broken connections.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/database/db.ts'
import { liveLagSeconds, livePosition } from '#server/metrics/instruments.ts'
import { startListener } from './listener.ts'
import {
  findNewest,
  findState,
  listEventsAfter,
  skipIdsUpTo,
  type FeedState,
  type Mark,
  type StoredEvent,
} from './queries.ts'

type Options = {
  db: Db
  url: string
  log: FastifyBaseLogger | undefined
  onEvent: (event: StoredEvent) => void
  // Events are missing: deleted before this process read them, or lost with a database whose place
  // an older one took.
  onGap: () => Promise<void>
}

const pageSize = 1000
// A NOTIFY can be lost with its connection, so the feed polls too.
const lookEveryMs = 1000

export function createFeed({ db, url, log, onEvent, onGap }: Options) {
  let mark: Mark = { id: 0, at: null }
  let isAsked = false
  let isAway = false
  let reading: Promise<void> | undefined
  let listener: Awaited<ReturnType<typeof startListener>> | undefined
  let timer: NodeJS.Timeout | undefined

  // Several notices during one read cause one more read.
  function catchUp() {
    isAsked = true
    reading ??= readWhileAsked().finally(() => (reading = undefined))
    return reading
  }

  async function readWhileAsked() {
    while (isAsked) {
      isAsked = false
      while ((await readPage()) === pageSize);
    }
    isAway = false
  }

  async function readPage() {
    const events = await listEventsAfter(db, mark.id, pageSize)
    // Of the same moment as the events: a change of databases between two queries would be missed.
    const [first] = events
    if (isAnotherPast(first ?? (await findState(db, mark.id)), mark)) return startOver()
    if (first?.oldestId && mark.id < first.oldestId - 1) await onGap()
    for (const event of events) {
      mark = { id: event.id, at: event.at }
      liveLagSeconds.observe(event.lagSeconds)
      onEvent(event)
    }
    livePosition.set(mark.id)
    return events.length
  }

  async function startOver() {
    await skipIdsUpTo(db, mark.id)
    const newest = await findNewest(db)
    await onGap()
    mark = newest
    return 0
  }

  function look() {
    catchUp().catch((error: unknown) => {
      if (!isAway) log?.warn({ err: error }, 'live: not reading')
      isAway = true
    })
  }

  return {
    // All events up to this id were delivered.
    position: () => mark.id,
    catchUp,
    async start() {
      mark = await findNewest(db)
      listener = await startListener({ url, channel: 'live', onNotice: look, log })
      timer = setInterval(look, lookEveryMs)
    },
    async stop() {
      clearInterval(timer)
      await listener?.stop()
      await reading?.catch(() => {})
    },
  }
}

// A standby that had not received everything, or a restored backup, lacks the last event that was
// read, or has another one with its id. An event is deleted only after all older ones.
function isAnotherPast({ oldestId, markAt }: FeedState, { id, at }: Mark) {
  if (id === 0 || oldestId === null) return false
  return markAt === null ? oldestId < id : markAt !== at
}
