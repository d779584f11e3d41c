// A connection that LISTENs and reconnects when it breaks.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { Client } from '#server/database/client.ts'

type Options = {
  url: string
  channel: string
  // Also called after each connect, without a text, because a NOTIFY may have been missed.
  onNotice: (text?: string) => void
  log: FastifyBaseLogger | undefined
}

const firstWaitMs = 100
const longestWaitMs = 2000
const askEveryMs = 2000

export async function startListener({ url, channel, onNotice, log }: Options) {
  const stopped = new AbortController()
  const { signal } = stopped
  const { promise: standing, resolve: stands } = Promise.withResolvers<void>()
  let waitMs = firstWaitMs

  async function listen() {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
    })
    // Without an error listener, a broken connection would crash the process.
    client.on('error', () => {})
    client.on('notification', ({ payload }) => onNotice(payload))
    const ended = once(client, 'end', { signal })
    try {
      await Promise.race([ended, client.connect()])
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      waitMs = firstWaitMs
      stands()
      onNotice()
      await Promise.race([ended, untilSilent(client, signal)])
    } finally {
      ended.catch(() => {})
      client.end().catch(() => {})
    }
  }

  async function run() {
    while (!signal.aborted) {
      await listen().catch((error: unknown) => {
        if (!signal.aborted && waitMs === firstWaitMs)
          log?.warn({ err: error }, 'live: not listening')
      })
      await sleep(waitMs, undefined, { signal }).catch(() => {})
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    }
  }

  const running = run()
  await standing

  return {
    stop() {
      stopped.abort()
      return running
    },
  }
}

// A connection that only listens does not notice a server that hangs or was replaced.
async function untilSilent(client: pg.Client, signal: AbortSignal) {
  for (;;) {
    await sleep(askEveryMs, undefined, { signal, ref: false })
    await client.query('SELECT')
  }
}
