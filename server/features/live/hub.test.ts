// The live channel with broken connections and with several servers.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { carryOutbox } from '#tests/relay.ts'
import { databaseUrl, db } from '#tests/world.ts'
import { createHub } from './hub.ts'
import { log, openServer, openStream, takeDatabaseAway } from './live.test.kit.ts'
import { openPipe } from './pipe.ts'
import { deleteOldEvents } from './queries.ts'
import { createThrottle } from './throttle.ts'

const relay = carryOutbox(log)
const asSession = async ({ headers }: { headers: Record<string, unknown> }) => {
  const id = headers['x-session']
  return id === undefined ? null : { id: String(id), sessionId: String(id) }
}
const server = await openServer(databaseUrl, asSession)
afterAll(async () => {
  await Promise.all([server.close(), relay.stop()])
})

const tell = (id: string, n: number) => publish(db, userTopic(id), { type: 'note', n })
const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 15_000, interval: 5 })

test('code in the process hears of topics, and one that throws harms no other', async () => {
  const heard: unknown[] = []
  server.hub.on('theme_settings', () => {
    throw new Error('mine')
  })
  const off = server.hub.on('theme_settings', ({ topic }) => heard.push(topic))
  await publish(db, 'theme_settings')
  await until(() => heard.length === 1)
  off()
  await publish(db, 'theme_settings')
  await sleep(100)
  expect(heard).toEqual(['theme_settings'])
})

test('a killed LISTEN connection comes back, and nothing is missed meanwhile', async () => {
  const ana = randomUUID()
  const stream = await openStream(server.address, { session: ana })
  await until(() => stream.of('ready').length === 1)
  const killed = await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN "live"%'`.execute(db)
  expect(killed.rows).toHaveLength(1)
  for (let n = 1; n <= 20; n++) await tell(ana, n)
  await until(() => stream.users().length === 20)
  await vi.waitFor(
    async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN "live"%'`.execute(db)
      expect(rows).toHaveLength(1)
    },
    { timeout: 3000 },
  )
  await tell(ana, 21)
  await until(() => stream.users().length === 21)
  expect(stream.users()).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
  stream.leave()
})

test('relay and hub outlive a database that goes away and returns', async () => {
  const ana = randomUUID()
  const stream = await openStream(server.address, { session: ana })
  await until(() => stream.of('ready').length === 1)
  await tell(ana, 1)
  await until(() => stream.users().length === 1)

  await takeDatabaseAway(databaseUrl, 1500)
  await vi.waitFor(() => tell(ana, 2), { timeout: 5000 })
  await until(() => stream.users().length === 2)
  expect(stream.users()).toEqual([1, 2])
  expect(stream.isOver).toBe(false)
  stream.leave()
})

test('a server that could not read for too long sends everyone to fetch anew', async () => {
  const stream = await openStream(server.address)
  const purged: string[] = []
  server.hub.on('settings', ({ topic }) => purged.push(topic))
  await until(() => stream.of('ready').length === 1)
  await sql`SELECT setval(pg_get_serial_sequence('live_events', 'id'), 5000000)`.execute(db)
  await sql`DELETE FROM live_events`.execute(db)
  await publish(db, 'stats')
  await until(() => stream.isOver)
  expect(purged).toEqual(['settings'])
  const back = await openStream(server.address, { after: stream.lastId })
  await until(() => back.of('ready').length === 1)
  expect(back.of('reset')).toHaveLength(1)
  back.leave()
})

test('two server processes both hear, each user at their own', async () => {
  const file = join(import.meta.dirname, 'live.test.process.ts')
  const children = [0, 1].map(() => spawn(process.execPath, [file, databaseUrl]))
  try {
    const [first, second] = await Promise.all(children.map(firstLine))
    const [ana, ben] = [randomUUID(), randomUUID()]
    const hers = await openStream(first!, { session: ana })
    const his = await openStream(second!, { session: ben })
    await until(() => [hers, his].every((stream) => stream.of('ready').length === 1))
    await Promise.all([tell(ana, 1), tell(ben, 2), publish(db, 'stats')])
    await until(() => [hers, his].every((stream) => stream.heard.length === 3))
    expect([hers.users(), his.users()]).toEqual([[1], [2]])
    expect(hers.of('change')[0]?.data).toEqual(his.of('change')[0]?.data)

    await publish(db, 'ended', { userId: ben })
    await until(() => his.isOver)
    expect(his.heard.at(-1)?.name).toBe('ended')
    children[0]!.kill('SIGKILL')
    await until(() => hers.isOver)
    await tell(ana, 3)
    const back = await openStream(second!, { session: ana, after: hers.lastId })
    await until(() => back.users().length === 1)
    expect(back.users()).toEqual([3])
  } finally {
    for (const child of children) child.kill('SIGKILL')
  }
})

async function firstLine({ stdout }: ReturnType<typeof spawn>) {
  const [line] = await once(stdout!, 'data')
  return String(line).trim()
}

test('from commit to browser in moments', async () => {
  const ana = randomUUID()
  const stream = await openStream(server.address, { session: ana })
  await until(() => stream.of('ready').length === 1)
  const sentAt: number[] = []
  for (let n = 0; n < 60; n++) {
    await tell(ana, n)
    sentAt.push(performance.now())
    await sleep(7 + Math.random() * 20)
  }
  await until(() => stream.users().length === 60)
  const delays = stream.of('user').map(({ at }, n) => at - sentAt[n]!)
  // On an idle machine 95 of 100 take less than 50 ms; test runs share the machine. Without NOTIFY
  // it would be half a second.
  const median = delays.toSorted((a, b) => a - b)[30]
  expect(median).toBeLessThan(250)
  stream.leave()
})

test('a heartbeat keeps the line open and the place fresh', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stream = await openStream(server.address)
  await publish(db, 'ended', { userId: randomUUID() })
  await sleep(200)
  const before = stream.lastId
  vi.advanceTimersByTime(15_000)
  vi.useRealTimers()
  await until(() => stream.lastId > before)
  expect(stream.heard.map(({ name }) => name)).toEqual(['ready'])
  stream.leave()
})

test('within an hour a stream is asked to come back and show its session anew', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stream = await openStream(server.address)
  vi.advanceTimersByTime(44 * 60_000)
  await sleep(50)
  const isOpen = !stream.isOver
  vi.advanceTimersByTime(16 * 60_000)
  vi.useRealTimers()
  await until(() => stream.isOver)
  expect([isOpen, stream.retryMs]).toEqual([true, 1000])
})

test('a reader who does not read is dropped', () => {
  const pipe = openPipe()
  let isOver = false
  pipe.onOver(() => (isOver = true))
  pipe.open([])
  for (let kb = 0; kb <= 256; kb++) pipe.write(Buffer.alloc(1024))
  expect(pipe.body.destroyed).toBe(true)
  return vi.waitFor(() => expect(isOver).toBe(true), 10_000)
})

test('a throttle speaks at once, then waits, and never loses the last word', () => {
  vi.useFakeTimers()
  const said: string[] = []
  const throttle = createThrottle<string>(1000, (word) => said.push(word))
  for (const word of ['a', 'a', 'a', 'b']) throttle.call(word)
  expect(said).toEqual(['a', 'b'])
  vi.advanceTimersByTime(1000)
  expect(said).toEqual(['a', 'b', 'a'])
  vi.advanceTimersByTime(5000)
  expect(said).toEqual(['a', 'b', 'a'])
  vi.useRealTimers()
})

test('versions outlive their events, so that a server that starts later knows the same', async () => {
  await publish(db, 'page_content')
  await publish(db, 'stats')
  await until(() => Boolean(server.hub.versions().page_content && server.hub.versions().stats))
  await db
    .updateTable('liveEvents')
    .set({ at: new Date(Date.now() - 3_600_000).toISOString() })
    .execute()
  await deleteOldEvents(db)
  await deleteOldEvents(db)
  const later = await createHub({ url: databaseUrl, log })
  const { page_content, stats } = server.hub.versions()
  expect(later.versions()).toMatchObject({ page_content, stats })
  await later.close()
})

test('a hub starts where the events are, and ends without a trace', async () => {
  const hub = await createHub({ url: databaseUrl, log })
  expect(hub.position()).toBe(server.hub.position())
  await hub.close()
  await hub.close()
  expect(hub.isClosed()).toBe(true)
})
