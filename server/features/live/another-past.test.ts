// The database behind a running server is replaced by one with an older past: by a standby that had
// not received everything, or by a restored backup.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { carryOutbox } from '#tests/relay.ts'
import { databaseUrl, db } from '#tests/world.ts'
import { log, openServer, openStream } from './live.test.kit.ts'

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

const gaps: string[] = []
server.hub.on('gap', ({ topic }) => gaps.push(topic))
beforeEach(() => void gaps.splice(0))

// What the last events were before the loss, and what ids the database gives next.
async function lose(events: number, { writtenSince = 0 } = {}) {
  const position = server.hub.position()
  const kept = position - events
  await db.transaction().execute(async (db) => {
    await sql`DELETE FROM live_events WHERE id > ${kept}`.execute(db)
    await sql`SELECT setval(pg_get_serial_sequence('live_events', 'id'), ${kept})`.execute(db)
    for (let n = 0; n < writtenSince; n++)
      await sql`INSERT INTO live_events (topic) VALUES ('theme_settings')`.execute(db)
  })
  return position
}

test.each([
  ['ids that are behind', { writtenSince: 0 }],
  ['other events under the same ids', { writtenSince: 3 }],
  ['ids that have passed the known ones', { writtenSince: 5 }],
])('%s: everyone fetches anew, and new events arrive', async (_, since) => {
  const ana = randomUUID()
  const stream = await openStream(server.address, { session: ana })
  await until(() => stream.of('ready').length === 1)
  for (let n = 1; n <= 4; n++) await tell(ana, n)
  await until(() => stream.users().length === 4)

  const before = await lose(3, since)
  await until(() => stream.isOver)
  expect(gaps).toEqual(['gap'])

  const back = await openStream(server.address, { session: ana, after: stream.lastId })
  await until(() => back.of('ready').length === 1)
  expect(back.of('reset')).toHaveLength(1)
  await tell(ana, 5)
  await until(() => back.users().length === 1)
  expect(back.users()).toEqual([5])
  expect(back.of('user')[0]!.id).toBeGreaterThan(before)
  expect(gaps).toEqual(['gap'])
  back.leave()
})
