import { connect } from '#server/database/db.ts'
import { createHub } from '#server/features/live/hub.ts'
import { runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApp } from '#tests/http.ts'
import { databaseUrl, db } from '#tests/world.ts'
import { serveMetrics } from './serve.ts'

await runMigrations({ connectionString: databaseUrl })
const hub = await createHub({ url: databaseUrl })
const app = openApp({ hub })
const metrics = await serveMetrics(db, 0)
afterAll(async () => {
  await metrics.stop()
  await hub.close()
})

const url = `http://127.0.0.1:${metrics.port}/metrics`
const scrape = async () => (await fetch(url)).text()
const valueOf = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length + 1),
  )

// The metrics that the dashboard and the alerts speak of.
const docs = join(import.meta.dirname, '../../docs')
const named = (file: string) =>
  readFileSync(join(docs, file), 'utf8').match(/kempt_[a-z_]+[a-z]/g) ?? []

test('an answer is counted by the pattern of its route, and a refusal by its code', async () => {
  const id = '7f1f3f0e-3d6a-4b7e-9d55-3a6f3f0e3d6a'
  await app.inject({ url: `/api/barbers/${id}` })
  await app.inject({ url: '/api/search/places?q=quilzoe%40example.com' })
  const text = await scrape()
  const labels = 'method="GET",route="/api/barbers/:id",status="404"'
  expect(valueOf(text, `kempt_http_request_duration_seconds_count{${labels}}`)).toBe(1)
  expect(valueOf(text, 'kempt_refusals_total{code="NOT_FOUND"}')).toBeGreaterThan(0)
})

test('no label holds an id, an address or a text', async () => {
  await app.inject({ url: '/barber/quilzoe%40example.com?name=Quilzoe' })
  await app.inject({ method: 'POST', url: '/api/nothing/12345678', payload: { a: 'quilzoe' } })
  const text = await scrape()
  const labels = [...text.matchAll(/="([^"]*)"/g)].map(([, value]) => value!)
  expect(labels.length).toBeGreaterThan(10)
  expect(labels.filter((value) => /@|%40|\d{6}|[0-9a-f]{8}-|quilzoe/i.test(value))).toEqual([])
})

test('everything that the dashboard and the alerts ask for exists', async () => {
  const own = connect(databaseUrl, { name: 'test' })
  await own.selectFrom('users').select('id').limit(1).execute()
  const text = await scrape()
  const asked = ['metrics/dashboard.json', 'metrics/alerts.yml'].flatMap(named)
  expect(asked.length).toBeGreaterThan(10)
  const missing = asked.filter(
    (name) => !text.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `),
  )
  expect([...new Set(missing)]).toEqual([])
  expect(valueOf(text, 'kempt_pool_connections_in_use{pool="test"}')).toBe(0)
  await own.destroy()
  expect(await scrape()).not.toContain('pool="test"')
})

test('the age of the oldest row in the outbox, and what waits', async () => {
  await db
    .insertInto('outbox')
    .values({
      kind: 'live',
      name: 'settings',
      createdAt: new Date(Date.now() - 90_000).toISOString(),
    })
    .execute()
  const text = await scrape()
  expect(valueOf(text, 'kempt_outbox_oldest_age_seconds')).toBeGreaterThan(89)
  expect(valueOf(text, 'kempt_database_up')).toBe(1)
  expect(valueOf(text, 'kempt_jobs_dead')).toBe(0)
})

test('a job that runs has not failed', async () => {
  await sql`SELECT graphile_worker.add_job('prune-mails')`.execute(db)
  const failed = async () => valueOf(await scrape(), 'kempt_jobs_failed')
  const set = (lockedAt: string | null) =>
    sql`UPDATE graphile_worker._private_jobs SET attempts = 1, locked_at = ${lockedAt}`.execute(db)
  await set(new Date().toISOString())
  expect(await failed()).toBe(0)
  await set(null)
  expect(await failed()).toBe(1)
})

test('nothing but /metrics is there', async () => {
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404)
})
