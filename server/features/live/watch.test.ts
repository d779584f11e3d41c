// A stream that watches a barber hears of that barber's changes and of no other's.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { publish } from '#server/features/outbox/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { carryOutbox } from '#tests/relay.ts'
import { databaseUrl, db } from '#tests/world.ts'
import { log, openServer, openStream } from './live.test.kit.ts'

const here = await openServer(databaseUrl, async () => null)
const there = await openServer(databaseUrl, async () => null)
const relay = carryOutbox(log)
const opened: { leave: () => void }[] = []

afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave()
})
afterAll(async () => {
  await Promise.all([here.close(), there.close(), relay.stop()])
})

const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 15_000, interval: 10 })

async function watch(server: { address: string }, watched: string, after?: number) {
  const query = `watch=${watched}&tab=${randomUUID()}`
  const stream = await openStream(server.address, { query, after })
  opened.push(stream)
  await until(() => stream.of('ready').length === 1)
  return { ...stream, barbers: () => stream.of('barber').map(({ data }) => data) }
}

const change = (id: string) => publish(db, 'barber', { barberId: barberIdOf(id) })

test('a watcher hears of the watched barber, on every server, and never what changed', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  const streams = [
    await watch(here, one),
    await watch(there, `${other},${one}`),
    await watch(here, other),
    await watch(here, ''),
  ]
  await change(one)
  await until(() => streams[1]!.barbers().length === 1 && streams[0]!.barbers().length === 1)
  await sleep(100)

  const told = { barberId: one, version: expect.any(Number) }
  expect(streams.map((stream) => stream.barbers())).toEqual([[told], [told], [], []])
  expect(streams[3]!.heard.map(({ name }) => name)).toEqual(['ready'])
})

test('a busy barber is told once a second, the last change included', async () => {
  const barber = randomUUID()
  const stream = await watch(here, barber)
  for (let count = 0; count < 8; count++) {
    await change(barber)
    await sleep(40)
  }
  await sleep(1200)
  const versions = stream.of('barber').map(({ data }) => (data as { version: number }).version)
  expect(versions).toHaveLength(2)
  const { id } = await db
    .selectFrom('liveEvents')
    .select('id')
    .where('topic', '=', 'barber')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(versions.at(-1)).toBeGreaterThanOrEqual(id)
})

test('five barbers at most, and only what is an id', async () => {
  const six = Array.from({ length: 6 }, () => randomUUID())
  const stream = await watch(here, `nobody,${six[0]},${six.join(',')}`)
  for (const barber of six) await change(barber)
  await until(() => stream.barbers().length >= 5)
  await sleep(100)
  expect(stream.barbers()).toEqual(
    six.slice(0, 5).map((barberId) => expect.objectContaining({ barberId })),
  )
})

test('a returning watcher gets `ready` and the next change', async () => {
  const barber = randomUUID()
  const first = await watch(here, barber)
  first.leave()
  await change(barber)
  const second = await watch(there, barber, first.lastId)
  await change(barber)
  await until(() => second.barbers().length > 0)
  expect(second.heard[0]?.name).toBe('ready')
})
