// Live events in the order they were committed, each once, whatever happens to connections.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/database/db.ts'
import { startListener } from './listener.ts'
import { findPosition, listEventsAfter, type StoredEvent } from './queries.ts'

type Options = {
  db: Db
  url: string
  log: FastifyBaseLogger | undefined
  onEvent: (event: StoredEvent) => void
  // Events were deleted before they could be read here.
  onGap: () => void
}

const pageSize = 1000
// A notice may be lost with its connection, so there is a look without one as well.
const lookEveryMs = 1000

export function createFeed({ db, url, log, onEvent, onGap }: Options) {
  let position = 0
  let isAsked = false
  let isAway = false
  let reading: Promise<void> | undefined
  let listener: Awaited<ReturnType<typeof startListener>> | undefined
  let timer: NodeJS.Timeout | undefined

  // Several notices while one is being read lead to one more reading.
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
    const events = await listEventsAfter(db, position, pageSize)
    const [first] = events
    if (first?.oldestId && position < first.oldestId - 1) onGap()
    for (const event of events) {
      position = event.id
      onEvent(event)
    }
    return events.length
  }

  function look() {
    catchUp().catch((error: unknown) => {
      if (!isAway) log?.warn({ err: error }, 'live: not reading')
      isAway = true
    })
  }

  return {
    // Everything up to this id has been told.
    position: () => position,
    catchUp,
    async start() {
      position = await findPosition(db)
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
