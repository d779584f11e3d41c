// What the metrics read from the database and the disks.
import { randomUUID } from 'node:crypto'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { databaseUrl, db } from '#tests/world.ts'
import { openMetrics } from './metrics.test.kit.ts'
import { readReadings } from './queries.ts'

await runMigrations({ connectionString: databaseUrl })
const { read } = await openMetrics()
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()

beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(db)
})

test('the age of the oldest row in the outbox', async () => {
  expect(await read('kempt_outbox_oldest_age_seconds')).toBe(0)
  for (const createdAt of [ago(90), ago(10)])
    await db.insertInto('outbox').values({ kind: 'live', name: 'settings', createdAt }).execute()
  const age = await read('kempt_outbox_oldest_age_seconds')
  expect(age).toBeGreaterThan(89)
  expect(age).toBeLessThan(150)
  expect(await read('kempt_database_up')).toBe(1)
})

const add = (runAt: string | null = null) =>
  sql`SELECT graphile_worker.add_job('prune-mails', run_at := ${runAt}::timestamptz)`.execute(db)
const change = (values: { attempts: number; lockedAt: string | null }) =>
  sql`UPDATE graphile_worker._private_jobs
    SET attempts = ${values.attempts}, locked_at = ${values.lockedAt}`.execute(db)
const jobs = async () => ({
  waiting: await read('kempt_jobs_waiting'),
  failed: await read('kempt_jobs_failed'),
  dead: await read('kempt_jobs_dead'),
})

test('jobs wait when they are due, not before', async () => {
  expect(await jobs()).toEqual({ waiting: 0, failed: 0, dead: 0 })
  await add()
  await add(new Date(Date.now() + 3_600_000).toISOString())
  expect(await jobs()).toEqual({ waiting: 1, failed: 0, dead: 0 })
})

test('a job that runs neither waits nor has failed', async () => {
  await add()
  for (const attempts of [0, 1, 25]) {
    await change({ attempts, lockedAt: new Date().toISOString() })
    expect(await jobs()).toEqual({ waiting: 0, failed: 0, dead: 0 })
  }
  await change({ attempts: 1, lockedAt: null })
  expect(await jobs()).toEqual({ waiting: 0, failed: 1, dead: 0 })
  await change({ attempts: 25, lockedAt: null })
  expect(await jobs()).toEqual({ waiting: 0, failed: 0, dead: 1 })
})

test('mails that wait, the oldest of them, and those that were given up', async () => {
  expect(await read('kempt_mails_oldest_age_seconds')).toBe(0)
  const mail = { toAddress: 'ana@example.com', kind: 'test', subject: '', html: '', body: '' }
  const rows = [
    { state: 'queued', createdAt: ago(1200) },
    { state: 'queued', createdAt: ago(5) },
    { state: 'dead', createdAt: ago(86_400) },
    { state: 'sent', createdAt: ago(172_800) },
  ] as const
  await db
    .insertInto('mails')
    .values(rows.map((row) => ({ ...mail, ...row })))
    .execute()
  expect(await read('kempt_mails_queued')).toBe(2)
  expect(await read('kempt_mails_dead')).toBe(1)
  const age = await read('kempt_mails_oldest_age_seconds')
  expect(age).toBeGreaterThan(1199)
  expect(age).toBeLessThan(1300)
})

// pg sends it to the server, but its types do not know it.
const replication: object = { replication: 'database' }

async function openStandby() {
  const client = new pg.Client({ connectionString: databaseUrl, ...replication })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return {
    async stream() {
      const { rows } = await client.query('IDENTIFY_SYSTEM')
      client.query(`START_REPLICATION PHYSICAL ${rows[0].xlogpos}`).catch(() => {})
    },
  }
}

test('standbys are counted, and the lag is that of one that streams', async () => {
  expect(await read('kempt_standbys')).toBe(0)
  expect(await read('kempt_replication_lag_seconds')).toBeNaN()
  const standby = await openStandby()
  expect(await read('kempt_standbys')).toBe(1)
  expect(await read('kempt_replication_lag_seconds')).toBeNaN()
  await standby.stream()
  await vi.waitFor(
    async () => expect(await read('kempt_replication_lag_seconds')).toBeGreaterThanOrEqual(0),
    10_000,
  )
})

test('a role without pg_monitor sees the standby and not its lag', async () => {
  await (await openStandby()).stream()
  const role = sql.id(`plain_${randomUUID().slice(0, 8)}`)
  const readAs = (grant: ReturnType<typeof sql>) =>
    db.transaction().execute(async (db) => {
      await sql`CREATE ROLE ${role}`.execute(db)
      await grant.execute(db)
      await sql`GRANT USAGE ON SCHEMA graphile_worker TO ${role}`.execute(db)
      await sql`GRANT SELECT ON graphile_worker._private_jobs, outbox, mails TO ${role}`.execute(db)
      await sql`SET LOCAL ROLE ${role}`.execute(db)
      const readings = await readReadings(db)
      await sql`RESET ROLE`.execute(db)
      await sql`DROP OWNED BY ${role}`.execute(db)
      await sql`DROP ROLE ${role}`.execute(db)
      return readings
    })
  await vi.waitFor(
    async () =>
      expect(await readAs(sql`GRANT pg_monitor TO ${role}`)).toMatchObject({
        standbys: 1,
        replicationLagSeconds: expect.any(Number),
      }),
    10_000,
  )
  expect(await readAs(sql`SELECT`)).toMatchObject({ standbys: 1, replicationLagSeconds: null })
})

test('free space of both folders, and none of a missing one', async () => {
  for (const place of ['data', 'backups']) {
    const free = await read(`kempt_disk_free_ratio{place="${place}"}`)
    expect(free).toBeGreaterThan(0)
    expect(free).toBeLessThan(1)
  }
  const other = await openMetrics({ BACKUP_DIR: '/nowhere/at/all' })
  expect(await other.read('kempt_disk_free_ratio{place="backups"}')).toBeNaN()
})
