import fastify from 'fastify'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { connect, inTransaction } from '#server/database/db.ts'
import { databaseUrl, db } from '#tests/world.ts'
import { releaseClaimsOf, releaseLapsedClaims, renewClaims } from './queries.ts'
import { relayBatch, startRelay } from './relay.ts'
import { enqueue, publish, userTopic } from './service.ts'

const { log } = fastify()
const task = 'prune-live-events'
const jobs = { [task]: { run: async () => {}, maxAttempts: 7 } }

await runMigrations({ connectionString: databaseUrl })

beforeEach(async () => {
  await sql`DELETE FROM outbox`.execute(db)
  await sql`DELETE FROM live_events`.execute(db)
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(db)
})

type JobRow = { payload: unknown; key: string | null; maxAttempts: number; runAt: string }
const listJobs = async () =>
  (
    await sql<JobRow>`SELECT payload, key, max_attempts, run_at
    FROM graphile_worker._private_jobs ORDER BY id`.execute(db)
  ).rows
const listEvents = () =>
  db.selectFrom('liveEvents').select(['topic', 'payload']).orderBy('id').execute()
const countOutbox = async () => (await db.selectFrom('outbox').select('id').execute()).length

test('what a transaction asked for goes with it when it fails', async () => {
  const failing = inTransaction(db, async (db) => {
    await enqueue(db, task, { n: 1 })
    await publish(db, 'stats')
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await countOutbox()).toBe(0)

  await inTransaction(db, (db) => enqueue(db, task, { n: 2 }))
  await relayBatch(db, jobs)
  expect(await listJobs()).toMatchObject([{ payload: { n: 2 }, maxAttempts: 7 }])
  expect(await countOutbox()).toBe(0)
})

test('managed content tells of itself, a booking does not', async () => {
  await sql`UPDATE cms_content SET is_active = is_active`.execute(db)
  await sql`UPDATE bookings SET status = status`.execute(db)
  const told = await db.deleteFrom('outbox').returning('name').execute()
  expect(told.map(({ name }) => name)).toEqual(['cms_content'])
})

test('jobs and events keep their order, in as many batches as it takes', async () => {
  await sql`INSERT INTO outbox (kind, name, payload)
    SELECT kind, CASE kind WHEN 'job' THEN ${task} ELSE 'user:a' END, jsonb_build_object('n', n)
    FROM generate_series(1, 700) n, unnest(ARRAY['job', 'live']) kind ORDER BY n`.execute(db)
  const sizes = [await relayBatch(db, jobs), await relayBatch(db, jobs), await relayBatch(db, jobs)]

  expect(sizes).toEqual([500, 500, 400])
  const inOrder = Array.from({ length: 700 }, (_, index) => ({ payload: { n: index + 1 } }))
  expect(await listJobs()).toMatchObject(inOrder)
  expect(await listEvents()).toMatchObject(inOrder)
})

test('a job may wait, and one with the same key takes its place, also in the same batch', async () => {
  const runAt = '2031-05-01T15:00:00Z'
  await enqueue(db, task, { n: 1 }, { jobKey: 'a' })
  await enqueue(db, task, { n: 2 }, { jobKey: 'a', runAt })
  await enqueue(db, task, { n: 3 }, { jobKey: 'b', runAt })
  await relayBatch(db, jobs)
  await enqueue(db, task, { n: 4 }, { jobKey: 'b', runAt })
  await relayBatch(db, jobs)

  expect(await listJobs()).toMatchObject([
    { key: 'a', payload: { n: 2 }, runAt },
    { key: 'b', payload: { n: 4 }, runAt },
  ])
  await expect(enqueue(db, task, {}, { jobKey: 'x'.repeat(513) })).rejects.toThrow('1 to 512')
})

test('of a public topic one event a batch is enough, and it carries nothing', async () => {
  await sql`INSERT INTO outbox (kind, name, payload) VALUES ('live', 'stats', '{"row": 1}')`.execute(
    db,
  )
  await publish(db, userTopic('a'), { type: 'first' })
  await publish(db, userTopic('a'), { type: 'second' })
  await publish(db, 'stats')
  await publish(db, 'settings')
  await relayBatch(db, jobs)

  expect(await listEvents()).toEqual([
    { topic: 'user:a', payload: { type: 'first' } },
    { topic: 'user:a', payload: { type: 'second' } },
    { topic: 'stats', payload: {} },
    { topic: 'settings', payload: {} },
  ])
})

test('one relay at a time: the other waits for its turn', async () => {
  await publish(db, 'stats')
  const turns = await inTransaction(db, async (first) => {
    const carried = await relayBatch(first, jobs)
    await publish(db, 'settings')
    return [carried, await relayBatch(db, jobs)]
  })
  expect([...turns, await relayBatch(db, jobs)]).toEqual([1, 0, 1])
})

test('several relays carry everything once, and ids become visible in order', async () => {
  const own = [connect(databaseUrl, { max: 1 }), connect(databaseUrl, { max: 1 })]
  const relays = [...own, db].map((each) => startRelay({ db: each, jobs, log }))
  const seen: number[] = []
  let last = 0
  const reader = setInterval(async () => {
    const rows = await db.selectFrom('liveEvents').select('id').where('id', '>', last).execute()
    last = Math.max(last, ...rows.map(({ id }) => id))
    seen.push(...rows.map(({ id }) => id))
  }, 5)
  await Promise.all(
    Array.from({ length: 400 }, (_, n) => publish(db, userTopic('a'), { type: 'note', n })),
  )
  await vi.waitFor(async () => expect(await countOutbox()).toBe(0), { timeout: 5000 })
  await vi.waitFor(() => expect(new Set(seen).size).toBe(400), { timeout: 5000 })
  clearInterval(reader)
  await Promise.all(relays.map((relay) => relay.stop()))
  await Promise.all(own.map((each) => each.destroy()))

  const told = (await listEvents()).map(({ payload }) => (payload as { n: number }).n)
  expect(told.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 400 }, (_, n) => n))
})

test('a claim on a job lapses unless it is renewed', async () => {
  for (const worker of ['alive', 'dead', 'quick'])
    await sql`INSERT INTO graphile_worker._private_jobs (task_id, locked_by, locked_at)
      SELECT id, ${worker}, now() - CASE ${worker} WHEN 'quick' THEN interval '1 second'
        ELSE interval '31 seconds' END
      FROM graphile_worker._private_tasks LIMIT 1`.execute(db)
  const { rows: alive } = await sql<{ id: number }>`SELECT id FROM graphile_worker._private_jobs
    WHERE locked_by = 'alive'`.execute(db)
  await renewClaims(
    db,
    alive.map(({ id }) => String(id)),
  )
  await releaseLapsedClaims(db)
  await releaseLapsedClaims(db)

  const { rows } = await sql`SELECT locked_by FROM graphile_worker._private_jobs
    ORDER BY id`.execute(db)
  expect(rows).toEqual([{ lockedBy: 'alive' }, { lockedBy: null }, { lockedBy: 'quick' }])
})

test('an abandoned runner gives its jobs back, apart from those still running', async () => {
  const ids: string[] = []
  for (const worker of ['abandoned', 'abandoned', 'other']) {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO graphile_worker._private_jobs (task_id, locked_by, locked_at)
      SELECT id, ${worker}, now() FROM graphile_worker._private_tasks LIMIT 1
      RETURNING id`.execute(db)
    ids.push(String(rows[0]!.id))
  }
  await releaseClaimsOf(db, ['abandoned'], [ids[1]!])

  const { rows } = await sql`SELECT locked_by FROM graphile_worker._private_jobs
    ORDER BY id`.execute(db)
  expect(rows).toEqual([{ lockedBy: null }, { lockedBy: 'abandoned' }, { lockedBy: 'other' }])
})
