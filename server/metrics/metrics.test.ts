import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { expect, test, vi } from 'vitest'
import { connect } from '#server/database/db.ts'
import { openApp } from '#tests/http.ts'
import { databaseUrl } from '#tests/world.ts'
import { openMetrics } from './metrics.test.kit.ts'

await runMigrations({ connectionString: databaseUrl })
const app = openApp()
const metrics = await openMetrics()

const docs = join(import.meta.dirname, '../../docs')
const read = (file: string) => readFileSync(join(docs, file), 'utf8')
// The metrics that the dashboard and the alerts speak of.
const named = (file: string) => read(file).match(/kempt_[a-z_]+[a-z]/g) ?? []

test('no label holds an id, an address or a text', async () => {
  await app.inject({ url: '/barber/quilzoe%40example.com?name=Quilzoe' })
  await app.inject({ url: '/api/search/places?q=quilzoe%40example.com' })
  await app.inject({ method: 'POST', url: '/api/nothing/12345678', payload: { a: 'quilzoe' } })
  const text = await metrics.scrape()
  const labels = [...text.matchAll(/="([^"]*)"/g)].map(([, value]) => value!)
  expect(labels.length).toBeGreaterThan(10)
  expect(labels.filter((value) => /@|%40|\d{6}|[0-9a-f]{8}-|quilzoe/i.test(value))).toEqual([])
})

test('everything that the dashboard and the alerts ask for exists', async () => {
  const own = connect(databaseUrl, { name: 'test' })
  await own.selectFrom('users').select('id').limit(1).execute()
  const text = await metrics.scrape()
  const asked = ['metrics/dashboard.json', 'metrics/alerts.yml'].flatMap(named)
  expect(asked.length).toBeGreaterThan(10)
  const missing = asked.filter(
    (name) => !text.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `),
  )
  expect([...new Set(missing)]).toEqual([])
  await own.destroy()
})

// What a person needs to see who looks for the cause of a fault.
const measured = {
  'requests by route and status': ['kempt_http_request_duration_seconds'],
  'requests refused for load': ['kempt_http_shed_total'],
  'connections in use and waited for': ['kempt_pool_connections_in_use', 'kempt_pool_waiting'],
  'the oldest row in the outbox': ['kempt_outbox_oldest_age_seconds'],
  'the live events': ['kempt_live_lag_seconds', 'kempt_live_position'],
  jobs: ['kempt_jobs_waiting', 'kempt_jobs_failed', 'kempt_jobs_dead'],
  'the page cache': ['kempt_page_cache_total'],
  'the register of the search': [
    'kempt_search_register_barbers',
    'kempt_search_register_fill_seconds',
    'kempt_search_register_filled_timestamp_seconds',
  ],
  'the event loop': ['nodejs_eventloop_lag_p99_seconds'],
  'slots that were taken': ['kempt_refusals_total'],
  mails: ['kempt_mails_queued', 'kempt_mails_dead'],
  standbys: ['kempt_replication_lag_seconds'],
  'the last checked backup': ['kempt_backup_checked_timestamp_seconds'],
}

test.each(Object.entries(measured))('%s can be read', async (_, names) => {
  const text = await metrics.scrape()
  expect(names.filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
})

test('the guide says what to do about every alert', () => {
  const alerts = [...read('metrics/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const rows = read('running.md').match(/^\| .*$/gm) ?? []
  const explained = rows.flatMap((row) => row.split('|')[1]!.split(',')).map((name) => name.trim())
  expect(alerts.length).toBeGreaterThan(10)
  expect(alerts.filter((name) => !explained.includes(name!))).toEqual([])
})

test('nothing but /metrics is there', async () => {
  expect((await metrics.get('/')).status).toBe(404)
})

test('two servers share the port while one takes over from the other', async () => {
  const METRICS_PORT = String(metrics.port())
  const sharing = await openMetrics({ METRICS_PORT: '0', REUSE_PORT: 'on' })
  const port = sharing.port()
  const next = await openMetrics({ METRICS_PORT: String(port), REUSE_PORT: 'on' })
  expect(next.port()).toBe(port)
  await sharing.stop()
  expect((await next.get('/metrics')).status).toBe(200)
  // Without the setting, the port of another process is waited for, and nothing else waits.
  const waiting = await openMetrics({ METRICS_PORT })
  expect(waiting.port()).toBeUndefined()
})

test('a port that becomes free is taken', async () => {
  const first = await openMetrics()
  const second = await openMetrics({ METRICS_PORT: String(first.port()) })
  expect(second.port()).toBeUndefined()
  await first.stop()
  await vi.waitFor(() => expect(second.port()).toBeGreaterThan(0), 10_000)
  expect((await second.get('/metrics')).status).toBe(200)
})
