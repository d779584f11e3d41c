import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { databaseUrl, db } from '#tests/world.ts'
import { readConfig } from './config.ts'
import { takeDatabaseAway } from './features/live/live.test.kit.ts'
import { listDeadJobs } from './features/outbox/queries.ts'
import type { AnyJobs } from './tasks.ts'
import { startWorker } from './worker.ts'

const logged: string[] = []
const { log } = fastify({
  logger: { level: 'trace', stream: { write: (line: string) => logged.push(line) } },
})
const url = databaseUrl
const workers: { stop: () => Promise<void> }[] = []

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

async function start(jobs: AnyJobs) {
  const worker = await startWorker({ db, url, config: readConfig({}), log, jobs })
  workers.push(worker)
  return worker
}

const ask = (task: string, count = 1) =>
  sql`INSERT INTO outbox (kind, name, payload)
    SELECT 'job', ${task}, jsonb_build_object('n', n) FROM generate_series(1, ${count}) n`.execute(
    db,
  )
const soon = (check: () => unknown, timeout = 10_000) =>
  vi.waitFor(check, { timeout, interval: 20 })

test('eight workers do each job once', async () => {
  const done: number[] = []
  const jobs = { count: { run: async ({ n }: { n: number }) => done.push(n) } }
  await Promise.all(Array.from({ length: 8 }, () => start(jobs)))
  await ask('count', 400)
  await soon(() => expect(done.length).toBeGreaterThanOrEqual(400))
  await sleep(200)
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 400 }, (_, n) => n + 1))
})

test('a job that cannot succeed is given up after its attempts, and holds up no other', async () => {
  let tries = 0
  const done: number[] = []
  await start({
    poison: {
      maxAttempts: 3,
      run: async () => {
        tries++
        throw new Error('550 no such user <ana@example.com>')
      },
    },
    fine: { run: async ({ n }: { n: number }) => done.push(n) },
  })
  await ask('poison', 1)
  await ask('fine', 20)
  await soon(() => expect(done).toHaveLength(20))
  for (const attempt of [1, 2, 3]) {
    await soon(() => expect(tries).toBe(attempt))
    await soon(async () => expect(await countLocked()).toBe(0))
    expect(await listDeadJobs(db)).toHaveLength(attempt === 3 ? 1 : 0)
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(db)
    await sql`SELECT pg_notify('jobs:insert', '{"count": 1}')`.execute(db)
  }
  await sleep(200)
  expect(tries).toBe(3)
  const [dead, ...others] = await listDeadJobs(db)
  expect(dead).toMatchObject({ task: 'poison', attempts: 3 })
  expect(dead?.lastError).toContain('550')
  expect(others).toEqual([])
  expect(logged.join()).toContain('a job gave up')
  expect(logged.join()).not.toContain('ana@example.com')
})

async function countLocked() {
  const { rows } = await sql`SELECT FROM graphile_worker.jobs
    WHERE locked_at IS NOT NULL`.execute(db)
  return rows.length
}

test('a stop waits for the job at hand and takes no other', async () => {
  const begun: number[] = []
  const done: number[] = []
  const worker = await start({
    slow: {
      run: async ({ n }: { n: number }) => {
        begun.push(n)
        await sleep(300)
        done.push(n)
      },
    },
  })
  await ask('slow', 20)
  await soon(() => expect(begun).toHaveLength(4))
  await worker.stop()
  workers.pop()
  expect(done).toHaveLength(4)
  await sleep(400)
  expect(begun).toHaveLength(4)
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(db)
})

test('a database that goes away in the middle of jobs ends no worker and doubles no job', async () => {
  const done: string[] = []
  const away = Promise.withResolvers<void>()
  await start({
    during: {
      run: async ({ n }: { n: number }) => {
        if (n === 4) takeDatabaseAway(url, 1500).then(away.resolve, away.reject)
        // One after the other during the outage, so that no completion is recorded.
        await sleep(300 + 150 * n)
        done.push(`during ${n}`)
      },
    },
    after: { run: async () => done.push('after') },
  })
  await ask('during', 4)
  await away.promise
  await soon(() => ask('after'))
  await soon(() => expect(done).toContain('after'))
  await soon(async () => expect(await countLocked()).toBe(0))
  await sleep(500)
  expect(done.sort()).toEqual(['after', 'during 1', 'during 2', 'during 3', 'during 4'])
})

test('jobs of a killed worker are taken up by another', async () => {
  const code = `
    import { connect } from '#server/database/db.ts'
    import { readConfig } from '#server/config.ts'
    import { startWorker } from '#server/worker.ts'
    import fastify from 'fastify'
    const [url] = process.argv.slice(1)
    const run = () => { process.stdout.write('mine'); return new Promise(() => {}) }
    const config = readConfig({})
    const { log } = fastify()
    await startWorker({ db: connect(url), url, config, log, jobs: { orphan: { run } } })`
  const connected = await countConnections()
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, url])
  await ask('orphan')
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  // The database may still carry out what the killed worker asked last: to renew its claim.
  await soon(async () => expect(await countConnections()).toBeLessThanOrEqual(connected))
  await sql`UPDATE graphile_worker._private_jobs
    SET locked_at = now() - interval '31 seconds'`.execute(db)
  const done: number[] = []
  await start({ orphan: { run: async ({ n }: { n: number }) => done.push(n) } })
  await soon(() => expect(done).toEqual([1]))
})

async function countConnections() {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database()`.execute(db)
  return rows.length
}

test('work that comes round is known to the queue', async () => {
  await start({ nightly: { cron: '0 9 * * *', run: async () => {} } })
  await soon(async () => {
    const { rows } = await sql`SELECT identifier FROM graphile_worker._private_known_crontabs
      WHERE identifier = 'nightly'`.execute(db)
    expect(rows).toHaveLength(1)
  })
})
