import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#server/database/db.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { carryOutbox } from '#tests/relay.ts'
import { databaseUrl, db } from '#tests/world.ts'
import { log, openServer, openStream, type Person } from './live.test.kit.ts'
import { deleteOldEvents } from './queries.ts'
import { endStreams } from './service.ts'

const sessions = new Map<string, Person>()
const actorOf = async ({ headers }: { headers: Record<string, unknown> }) =>
  sessions.get(String(headers['x-session'])) ?? null

const here = await openServer(databaseUrl, actorOf)
const there = await openServer(databaseUrl, actorOf)
const relay = carryOutbox(log)
const opened: { leave: () => void }[] = []

afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave()
})
afterAll(async () => {
  await Promise.all([here.close(), there.close(), relay.stop()])
})

function signIn(id: string = randomUUID()) {
  const person = { id, sessionId: randomUUID() }
  sessions.set(person.sessionId, person)
  return person
}

async function open(server: { address: string }, asked: Parameters<typeof openStream>[1] = {}) {
  const stream = await openStream(server.address, asked)
  opened.push(stream)
  if (stream.answer.ok) await until(() => stream.isOver || stream.of('ready').length === 1)
  return stream
}

const tell = (person: Person, n: unknown) => publish(db, userTopic(person.id), { type: 'note', n })
const until = (isSo: () => boolean) =>
  vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 15_000, interval: 10 })

test('a user hears what is told to them, and nothing stores or delays it on the way', async () => {
  const ana = signIn()
  const stream = await open(here, { session: ana.sessionId })
  await tell(ana, 1)
  await until(() => stream.users().length === 1)

  // Ignores public events from setting up the database.
  const heard = stream.heard.map(({ name }) => name).filter((name) => name !== 'change')
  expect(heard).toEqual(['ready', 'user'])
  expect(stream.retryMs).toBe(1000)
  expect(Object.fromEntries(stream.answer.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
})

test('10,000 events for one user reach only that user, in order', async () => {
  const [ana, ben] = [signIn(), signIn()]
  const hers = await open(here, { session: ana.sessionId })
  const others = await Promise.all([
    open(here, { session: ben.sessionId }),
    open(here, { session: ben.sessionId, query: `user=${ana.id}&topic=user:${ana.id}` }),
    open(here, { query: `userId=${ana.id}` }),
  ])
  await sql`INSERT INTO outbox (kind, name, payload)
    SELECT 'live', ${userTopic(ana.id)}, jsonb_build_object('type', 'note', 'n', n)
    FROM generate_series(1, 10000) n ORDER BY n`.execute(db)
  await tell(ben, 'only this')
  await until(() => hers.heard.length >= 10_001 && others[0]!.users().length === 1)

  expect(hers.users()).toEqual(Array.from({ length: 10_000 }, (_, index) => index + 1))
  expect(others.map((stream) => stream.users())).toEqual([['only this'], ['only this'], []])
})

test('a returning stream gets exactly the missed events, at any server', async () => {
  const [ana, ben] = [signIn(), signIn()]
  const first = await open(here, { session: ana.sessionId })
  await tell(ana, 1)
  await until(() => first.users().length === 1)
  first.leave()
  for (const n of [2, 3, 4]) {
    await tell(ana, n)
    await tell(ben, n)
  }
  await until(() => there.hub.position() > first.lastId)
  const second = await open(there, { session: ana.sessionId, after: first.lastId })
  await tell(ana, 5)
  await until(() => second.users().includes(5))

  expect(second.users()).toEqual([2, 3, 4, 5])
  expect(second.of('reset')).toEqual([])
  const third = await open(here, { session: ana.sessionId, query: `after=${second.lastId}` })
  expect(third.users()).toEqual([])
})

test('what is told after a return is not told again as missed', async () => {
  const ana = signIn()
  const stream = await open(here, { session: ana.sessionId })
  for (const n of [1, 2, 3]) await tell(ana, n)
  await until(() => stream.users().length === 3)
  const [one, two] = stream.of('user').map(({ id }) => id)

  const [joined] = here.hub.streamsOf(userTopic(ana.id))
  const missed = await here.hub.missed(joined!, { after: one!, upTo: two! })
  expect(missed?.map(String)).toEqual([`id: ${two}\nevent: user\ndata: {"n":2,"type":"note"}\n\n`])
})

test('no event is lost or doubled for one who keeps leaving and returning', async () => {
  const ana = signIn()
  let last = (await open(here, { session: ana.sessionId })).lastId
  const heard: unknown[] = []
  let isTelling = true
  const telling = (async () => {
    for (let n = 1; isTelling; n++) await tell(ana, n)
  })()
  for (let round = 0; round < 12; round++) {
    const stream = await open(round % 2 ? here : there, { session: ana.sessionId, after: last })
    await sleep(40)
    stream.leave()
    await until(() => stream.isOver)
    heard.push(...stream.users())
    last = stream.lastId
  }
  isTelling = false
  await telling

  expect(heard.length).toBeGreaterThan(50)
  expect(heard).toEqual(Array.from({ length: heard.length }, (_, index) => index + 1))
})

test('one who was away too long, or whose place cannot be read, is told to fetch everything', async () => {
  const ana = signIn()
  const first = await open(here, { session: ana.sessionId })
  for (const n of [1, 2, 3, 4]) await tell(ana, n)
  await until(() => first.users().length === 4)
  const [one, two, , four] = first.of('user').map(({ id }) => id)
  first.leave()
  await until(() => here.hub.streamsOf(userTopic(ana.id)).length === 0)
  await sql`UPDATE live_events SET at = now() - interval '11 minutes' WHERE id <= ${two}`.execute(
    db,
  )
  await deleteOldEvents(db)

  const places = [one! - 1, two, four, 999_999_999]
  const back = await Promise.all(
    places.map((after) => open(here, { session: ana.sessionId, after, query: `tab=${after}` })),
  )
  expect(back.map((stream) => stream.of('reset').length)).toEqual([1, 0, 0, 1])
  expect(back.map((stream) => stream.users())).toEqual([[], [3, 4], [], []])
  const odd = await open(here, { query: 'after=now' })
  expect(odd.of('reset')).toHaveLength(1)
})

test('a public topic says that it changed, never what, and at most once a second', async () => {
  const guest = await open(here)
  for (let hours = 1; hours <= 8; hours++) {
    await sql`UPDATE settings SET min_booking_notice_hours = ${hours}`.execute(db)
    await sleep(40)
  }
  await publish(db, 'stats')
  await sleep(1200)

  const changes = guest.of('change').map(({ data }) => data as { topic: string; version: number })
  expect(changes.map(({ topic }) => topic).sort()).toEqual(['settings', 'settings', 'stats'])
  for (const change of changes) expect(Object.keys(change)).toEqual(['topic', 'version'])
  const later = await open(there)
  const [ready] = later.of('ready')
  expect(ready?.data).toMatchObject({
    versions: Object.fromEntries(changes.map(({ topic, version }) => [topic, version])),
  })
})

test('nothing travels with a public topic, even if someone puts it there', async () => {
  await sql`INSERT INTO outbox (kind, name, payload)
    VALUES ('live', 'page_content', '{"secret": 1}')`.execute(db)
  const stored = () =>
    db.selectFrom('liveEvents').select('payload').where('topic', '=', 'page_content').execute()
  await vi.waitFor(async () => expect(await stored()).toEqual([{ payload: {} }]), 10_000)
})

test('a fifth stream of a user is refused until one closes; a returning tab takes its own place', async () => {
  const ana = signIn()
  const session = ana.sessionId
  const four = await Promise.all(
    ['a', 'b', 'c', 'd'].map((tab) => open(here, { session, query: `tab=${tab}` })),
  )
  const fifth = await open(here, { session, query: 'tab=e' })
  expect(fifth.answer.status).toBe(429)
  expect(fifth.answer.headers.get('retry-after')).toBe('30')
  expect(await fifth.answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })

  const again = await open(here, { session, query: 'tab=a' })
  expect(again.answer.status).toBe(200)
  await until(() => four[0]!.isOver)

  four[1]!.leave()
  await until(() => here.hub.streamsOf(userTopic(ana.id)).length === 3)
  expect((await open(here, { session, query: 'tab=e' })).answer.status).toBe(200)
})

test('guests of one network have twenty streams', async () => {
  const network = 'cafe'
  const all = await Promise.all(Array.from({ length: 21 }, () => open(here, { network })))
  expect(all.filter(({ answer }) => answer.status === 429)).toHaveLength(1)
  expect((await open(here, { network: 'elsewhere' })).answer.status).toBe(200)
})

test('a session that ends ends its streams on every server within a second', async () => {
  const ana = signIn()
  const elsewhere = signIn(ana.id)
  const ben = signIn()
  const [phone, laptop, his] = await Promise.all([
    open(here, { session: ana.sessionId }),
    open(there, { session: elsewhere.sessionId }),
    open(there, { session: ben.sessionId }),
  ])
  await inTransaction(db, async (db) => {
    await endStreams(db, { userId: ben.id })
    throw new Error('rolled back')
  }).catch(() => {})
  const start = performance.now()
  await endStreams(db, { sessionId: elsewhere.sessionId })
  await until(() => laptop.isOver)
  expect([phone.isOver, his.isOver]).toEqual([false, false])

  await endStreams(db, { userId: ana.id })
  await until(() => phone.isOver)
  expect(performance.now() - start).toBeLessThan(1000)
  expect([phone, laptop].map((stream) => stream.heard.at(-1)?.name)).toEqual(['ended', 'ended'])
  expect(his.heard.map(({ name }) => name)).toEqual(['ready'])
})

test('a session that ends while its stream opens gets none', async () => {
  const ana = signIn()
  const answers = [ana, null]
  const server = await openServer(databaseUrl, async () => answers.shift() ?? null)
  const stream = await open(server)
  await until(() => stream.isOver)
  expect(stream.heard.map(({ name }) => name)).toEqual(['ended'])
  await server.close()
})

test('a server that goes sends its streams away, not all to return at once', async () => {
  const server = await openServer(databaseUrl, actorOf)
  const streams = await Promise.all([open(server), open(server), open(server)])
  await server.hub.close()
  await until(() => streams.every(({ isOver }) => isOver))

  expect(new Set(streams.map(({ retryMs }) => retryMs)).size).toBe(3)
  expect((await openStream(server.address)).answer.status).toBe(503)
  await server.close()
})
