// Live events in commit order, each once, across broken connections.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#server/database/db.ts'
import { liveLagSeconds, livePosition } from '#server/metrics/instruments.ts'
import { startListener } from './listener.ts'
import { findPosition, listEventsAfter, type StoredEvent } from './queries.ts'

type Options = {
  db: Db
  url: string
  log: FastifyBaseLogger | undefined
  onEvent: (event: StoredEvent) => void
  // Events were deleted before this process read them.
  onGap: () => Promise<void>
}

const pageSize = 1000
// A NOTIFY can be lost with its connection, so the feed polls too.
const lookEveryMs = 1000

export function createFeed({ db, url, log, onEvent, onGap }: Options) {
  let position = 0
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
    const events = await listEventsAfter(db, position, pageSize)
    const [first] = events
    if (first?.oldestId && position < first.oldestId - 1) await onGap()
    for (const event of events) {
      position = event.id
      liveLagSeconds.observe(event.lagSeconds)
      onEvent(event)
    }
    livePosition.set(position)
    return events.length
  }

  function look() {
    catchUp().catch((error: unknown) => {
      if (!isAway) log?.warn({ err: error }, 'live: not reading')
      isAway = true
    })
  }

  return {
    // All events up to this id were delivered.
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
