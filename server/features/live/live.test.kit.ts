// A server with only the live channel, and a client that reads it.
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import pg from 'pg'
import { sendError } from '#server/http/errors.ts'
import { createHub } from './hub.ts'
import { liveStream } from './stream.ts'

export type Person = { id: string; sessionId: string }
export const { log } = fastify()

type ActorOf = Parameters<typeof liveStream>[1]['actorOf']

export async function openServer(url: string, actorOf: ActorOf) {
  const hub = await createHub({ url, log })
  const app = fastify()
  app.setErrorHandler(sendError)
  app.register(liveStream, {
    hub,
    actorOf,
    deviceOf: ({ headers }) =>
      headers['x-device'] ? `device:${String(headers['x-device'])}` : null,
    addressOf: ({ headers }) => String(headers['x-address'] ?? 'home'),
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  async function close() {
    await hub.close()
    await app.close()
  }
  return { hub, address, close }
}

export type Heard = { name: string; id: number; data: unknown; at: number }
type Asked = { session?: string; device?: string; network?: string; after?: number; query?: string }

export async function openStream(
  address: string,
  { session, device, network, after, query }: Asked = {},
) {
  const leaving = new AbortController()
  const answer = await fetch(`${address}/api/live?${query ?? ''}`, {
    signal: leaving.signal,
    headers: {
      ...(session && { 'x-session': session }),
      ...(device && { 'x-device': device }),
      ...(network && { 'x-address': network }),
      ...(after !== undefined && { 'last-event-id': String(after) }),
    },
  })
  const stream = {
    answer,
    heard: [] as Heard[],
    lastId: 0,
    retryMs: 0,
    isOver: false,
    of: (name: string) => stream.heard.filter((event) => event.name === name),
    users: () => stream.of('user').map(({ data }) => (data as { n: unknown }).n),
    leave: () => leaving.abort(),
  }
  if (answer.ok) void read()
  return stream

  async function read() {
    let rest = ''
    try {
      for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(block)
      }
    } catch {}
    stream.isOver = true
  }

  function take(block: string) {
    const lines = new Map(block.split('\n').map((line) => split(line)))
    if (lines.has('id')) stream.lastId = Number(lines.get('id'))
    if (lines.has('retry')) stream.retryMs = Number(lines.get('retry'))
    const data = lines.get('data')
    if (data === undefined) return
    const name = lines.get('event') ?? 'message'
    stream.heard.push({ name, id: stream.lastId, data: JSON.parse(data), at: performance.now() })
  }
}

function split(line: string): [string, string] {
  const at = line.indexOf(':')
  return [line.slice(0, at), line.slice(at + 2)]
}

// Blocks new connections and ends existing ones.
export async function takeDatabaseAway(url: string, ms: number) {
  const name = /test_[0-9a-f]+/.exec(url)?.[0] ?? ''
  const admin = new pg.Client(url.replace(name, 'postgres'))
  await admin.connect()
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    name,
  ])
  await sleep(ms)
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  await admin.end()
}
