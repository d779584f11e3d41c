// Each part of the system is stopped, and the screen's answer changes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { HealthPart } from '#contract/admin/health.ts'
import { readConfig } from '#server/config.ts'
import { openMailbox } from '#tests/mailbox.ts'
import { startStore } from '#tests/s3.ts'
import { openFolder } from '#tests/temporary.ts'
import { as, databaseUrl, db, jobContext, make } from '#tests/world.ts'
import { healthJobs } from './jobs.ts'

await runMigrations({ connectionString: databaseUrl })
const owner = await make.person('admin')
const dataDir = openFolder()

type Settings = Record<string, string>

async function look(settings: Settings = {}) {
  const config = readConfig({ DATA_DIR: dataDir, PAYMENTS: 'shop', ...settings })
  await healthJobs['check-health'].run({}, { ...jobContext, config })
}

async function seen(part: HealthPart) {
  const { checks } = await as(owner).health.read()
  const { state, cause, facts } = checks.find((check) => check.part === part) ?? {}
  return { state, cause, facts }
}

async function after(part: HealthPart, settings?: Settings) {
  await look(settings)
  return seen(part)
}

test('before the first look nothing is known', async () => {
  expect(await as(owner).health.read()).toEqual({ checkedAt: null, checks: [] })
})

test('mail: off, well, away, and well again, with the time since when', async () => {
  expect(await after('mail')).toMatchObject({ state: 'off', cause: 'mail_off' })
  const mailbox = await openMailbox()
  const settings = { SMTP_URL: mailbox.url }
  expect(await after('mail', settings)).toMatchObject({ state: 'ok', cause: 'mail_ok' })
  await db
    .updateTable('healthChecks')
    .set({ since: '2026-01-01T00:00:00Z' })
    .where('name', '=', 'mail')
    .execute()
  await look(settings)
  const sinceOf = async () =>
    (await as(owner).health.read()).checks.find(({ part }) => part === 'mail')?.since
  expect(await sinceOf()).toBe('2026-01-01T00:00:00Z')
  await mailbox.close()
  expect(await after('mail', settings)).toMatchObject({
    state: 'failing',
    cause: 'mail_unreachable',
    facts: { error: 'ESOCKET' },
  })
  expect(Date.parse((await sinceOf()) ?? '')).toBeGreaterThan(Date.now() - 60_000)
})

test('mail: late and dead ones, while the server answers', async () => {
  const mailbox = await openMailbox()
  const settings = { SMTP_URL: mailbox.url }
  const mail = { kind: 'welcome', toAddress: 'a@example.com', subject: 's', html: '', body: '' }
  const write = (minutes: number, more: object) =>
    db
      .insertInto('mails')
      .values({
        ...mail,
        createdAt: new Date(Date.now() - minutes * 60_000).toISOString(),
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  // Written for later: it is not late.
  await write(600, {})
  expect(await after('mail', settings)).toMatchObject({ state: 'ok' })
  await write(30, { state: 'dead', attempts: 25 })
  expect(await after('mail', settings)).toMatchObject({
    state: 'warning',
    cause: 'mail_dead',
    facts: { count: 1 },
  })
  const { id } = await write(5, { attempts: 2 })
  expect(await after('mail', settings)).toMatchObject({ state: 'warning', cause: 'mail_late' })
  await db
    .updateTable('mails')
    .set({ createdAt: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where('id', '=', id)
    .execute()
  expect(await after('mail', settings)).toMatchObject({
    state: 'failing',
    cause: 'mail_late',
    facts: { count: 1, minutes: 11 },
  })
  await mailbox.close()
})

test('text messages: off, well, refused by the provider, and too many that fail', async () => {
  let status = 200
  const twilio = createServer((_, response) => response.writeHead(status).end('{}'))
  await new Promise<void>((ready) => twilio.listen(0, '127.0.0.1', ready))
  afterAll(() => void twilio.close())
  const { port } = twilio.address() as AddressInfo
  const settings = {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+18325550100',
    TWILIO_API_URL: `http://127.0.0.1:${port}`,
  }
  expect(await after('sms')).toMatchObject({ state: 'off' })
  expect(await after('sms', settings)).toMatchObject({ state: 'ok' })
  status = 401
  expect(await after('sms', settings)).toMatchObject({
    state: 'failing',
    cause: 'sms_unreachable',
    facts: { error: 'HTTP 401' },
  })
  status = 200
  const sms = { toPhone: '+17135550100', template: 'code', body: '', state: 'failed' } as const
  await db.insertInto('smsMessages').values([sms, sms, sms]).execute()
  expect(await after('sms', settings)).toMatchObject({
    state: 'failing',
    cause: 'sms_failed',
    facts: { failed: 3, sent: 0 },
  })
})

test('jobs: one that gave up, one that is tried again, and an outbox that stands still', async () => {
  // No relay runs here, so what earlier tests enqueued is late after a while.
  await db.deleteFrom('outbox').execute()
  expect(await after('jobs')).toMatchObject({ state: 'ok', cause: 'jobs_ok' })
  const add = (task: string) =>
    sql`SELECT graphile_worker.add_job(${task}, '{}'::json, max_attempts => 3)`.execute(db)
  const tries = (task: string, attempts: number) =>
    sql`UPDATE graphile_worker._private_jobs SET attempts = ${attempts}, updated_at = now()
      WHERE id IN (SELECT id FROM graphile_worker.jobs WHERE task_identifier = ${task})`.execute(db)
  await add('award-badges')
  await tries('award-badges', 1)
  const lock = (at: string | null) =>
    sql`UPDATE graphile_worker._private_jobs SET locked_at = ${at}::timestamptz`.execute(db)
  await lock(new Date().toISOString())
  expect(await after('jobs')).toMatchObject({ state: 'ok' })
  await lock(null)
  const told = { count: 1, task: 'award-badges' }
  expect(await after('jobs')).toMatchObject({
    state: 'warning',
    cause: 'jobs_retried',
    facts: told,
  })
  await tries('award-badges', 3)
  expect(await after('jobs')).toMatchObject({ state: 'failing', cause: 'jobs_dead', facts: told })
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(db)

  await add('send-push')
  await tries('send-push', 3)
  await look()
  expect(await seen('jobs')).toMatchObject({ state: 'ok' })
  expect(await seen('push')).toMatchObject({ state: 'warning', cause: 'push_dead' })
  await sql`DELETE FROM graphile_worker._private_jobs`.execute(db)
  expect(await after('push')).toMatchObject({ state: 'ok' })

  await sql`INSERT INTO outbox (kind, name, created_at)
    VALUES ('job', 'award-badges', now() - interval '3 minutes')`.execute(db)
  expect(await after('jobs')).toMatchObject({
    state: 'failing',
    cause: 'jobs_late',
    facts: { seconds: expect.closeTo(180, -1) },
  })
  await db.deleteFrom('outbox').execute()
})

test('a worker that is silent: jobs fail, and nothing else is believed', async () => {
  await look()
  const silentSince = Temporal.Now.instant().subtract({ minutes: 4 }).round('second').toString()
  await db.updateTable('healthChecks').set({ checkedAt: silentSince }).execute()
  const { checks, checkedAt } = await as(owner).health.read()
  expect(checkedAt).toBe(silentSince)
  expect(checks.find(({ part }) => part === 'jobs')).toMatchObject({
    state: 'failing',
    cause: 'jobs_silent',
    since: silentSince,
  })
  const others = checks.filter(({ part }) => part !== 'jobs')
  expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['unknown']))
  expect(others).toHaveLength(8)
})

test('storage: a folder that cannot be written, an S3 store that is away', async () => {
  expect(await after('storage')).toMatchObject({ state: 'ok', facts: { kind: 'disk' } })
  const blocked = openFolder()
  // A file where the folder should be.
  writeFileSync(join(blocked, 'media'), '')
  expect(await after('storage', { DATA_DIR: blocked })).toMatchObject({
    state: 'failing',
    cause: 'storage_unreachable',
  })
  const store = await startStore()
  expect(await after('storage', store)).toMatchObject({ state: 'ok', facts: { kind: 's3' } })
  const away = { ...store, S3_ENDPOINT: 'http://127.0.0.1:1' }
  expect(await after('storage', away)).toMatchObject({
    state: 'failing',
    cause: 'storage_unreachable',
  })
})

test('disk: well, below the warning, below the alarm, and a folder that is gone', async () => {
  const limits = (warn: string, alarm: string) => ({
    DISK_WARN_PERCENT: warn,
    DISK_ALARM_PERCENT: alarm,
  })
  expect(await after('disk', limits('0', '0'))).toMatchObject({ state: 'ok', cause: 'disk_ok' })
  expect(await after('disk', limits('100', '0'))).toMatchObject({
    state: 'warning',
    cause: 'disk_low',
    facts: { folder: 'data' },
  })
  expect(await after('disk', limits('100', '100'))).toMatchObject({ state: 'failing' })
  const gone = join(dataDir, 'nowhere')
  await look({ DATA_DIR: gone, STORAGE: 's3' })
  expect(await seen('disk')).toMatchObject({ state: 'warning', cause: 'disk_unreadable' })
})

test('backups: none, a fresh one, an old one, a very old one, bad pictures, damage, and switched off', async () => {
  const backups = join(dataDir, 'backups')
  const write = (hours: number, rest = {}) => {
    const finishedAt = new Date(Date.now() - hours * 3_600_000).toISOString()
    rmSync(backups, { recursive: true, force: true })
    mkdirSync(join(backups, '2026Z'), { recursive: true })
    writeFileSync(join(backups, '2026Z', 'backup.json'), JSON.stringify({ finishedAt, ...rest }))
  }
  expect(await after('backup')).toMatchObject({ state: 'failing', cause: 'backup_none' })
  write(3)
  expect(await after('backup')).toMatchObject({ state: 'ok', facts: { hours: 3 } })
  write(27)
  expect(await after('backup')).toMatchObject({ state: 'warning', cause: 'backup_old' })
  write(49)
  expect(await after('backup')).toMatchObject({ state: 'failing', facts: { hours: 49 } })
  write(3, { failedPictures: 2 })
  expect(await after('backup')).toMatchObject({
    state: 'warning',
    cause: 'backup_pictures',
    facts: { count: 2 },
  })
  mkdirSync(join(backups, '2025Z.damaged'))
  mkdirSync(join(backups, 'wal'))
  writeFileSync(join(backups, 'wal', '000000010000000000000001.gz.damaged'), '')
  expect(await after('backup')).toMatchObject({
    state: 'failing',
    cause: 'backup_damaged',
    facts: { count: 2 },
  })
  const off = { BACKUPS: 'off' }
  expect(await after('backup', off)).toMatchObject({ state: 'off', facts: { setting: 'BACKUPS' } })
  const elsewhere = { DATABASE_URL: databaseUrl }
  expect(await after('backup', elsewhere)).toMatchObject({ facts: { setting: 'DATABASE_URL' } })
})

test('the database says how many connections it has', async () => {
  const { state, facts } = await after('database')
  expect(state).toMatch(/ok|warning/)
  expect(Number(facts?.connections)).toBeGreaterThan(0)
})

test('every administrator may read it, and nobody else', async () => {
  await look()
  expect((await as(await make.admin('content')).health.read()).checks).toHaveLength(9)
  await expect(as(await make.person('barber')).health.read()).rejects.toMatchObject({
    code: 'NOT_ALLOWED',
  })
})
