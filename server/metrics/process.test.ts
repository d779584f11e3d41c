// What a process measures about itself.
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#server/database/db.ts'
import { createHub } from '#server/features/live/hub.ts'
import { publish } from '#server/features/outbox/service.ts'
import { keepRegister } from '#server/features/search/keeper.ts'
import { startWorker } from '#server/worker.ts'
import { openApp } from '#tests/http.ts'
import { list } from '#tests/listing.ts'
import { carryOutbox } from '#tests/relay.ts'
import { databaseUrl, db, defaultConfig } from '#tests/world.ts'
import { listInDenver } from '#tests/zones.ts'
import { log, openMetrics } from './metrics.test.kit.ts'

const hub = await createHub({ url: databaseUrl })
const relay = carryOutbox(log)
const app = openApp({ hub })
const busy = openApp({ env: { MAX_IN_FLIGHT: '10' } })
const { read, count, scrape } = await openMetrics()
afterAll(async () => {
  await Promise.all([hub.close(), relay.stop()])
})

test('an answer is counted by the pattern of its route, and a refusal by its code', async () => {
  const labels = 'method="GET",route="/api/barbers/:id",status="404"'
  const line = `kempt_http_request_duration_seconds_count{${labels}}`
  const refused = 'kempt_refusals_total{code="NOT_FOUND"}'
  const before = [await count(line), await count(refused)]
  await app.inject({ url: '/api/barbers/7f1f3f0e-3d6a-4b7e-9d55-3a6f3f0e3d6a' })
  expect([await count(line), await count(refused)]).toEqual(before.map((each) => each + 1))
})

test('a stream is not slow, however long it stays open', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const stream = await fetch(`${address}/api/live`, { signal: leaving.signal })
  expect(stream.status).toBe(200)
  leaving.abort()
  await sleep(300)
  await fetch(`${address}/healthz`)
  const text = await scrape()
  expect(text).toContain('route="/healthz"')
  expect(text).not.toMatch(/duration_seconds_count{[^}]*route="\/api\/live",status="200"/)
})

test('requests that are refused for load', async () => {
  const before = await count('kempt_http_shed_total')
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => busy.inject({ url: '/readyz' })),
  )
  const refused = answers.filter(({ statusCode }) => statusCode === 503).length
  expect(refused).toBeGreaterThan(0)
  expect(await count('kempt_http_shed_total')).toBe(before + refused)
})

test('connections in use, and those who wait for one', async () => {
  const own = connect(databaseUrl, { name: 'test', max: 1, connectWithinMs: 10_000 })
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const { promise: began, resolve: begin } = Promise.withResolvers<void>()
  const busy = own.transaction().execute(async (own) => {
    await sql`SELECT`.execute(own)
    begin()
    await isOver
  })
  await began
  const waiting = sql`SELECT`.execute(own)
  const use = async () => [
    await read('kempt_pool_connections_in_use{pool="test"}'),
    await read('kempt_pool_waiting{pool="test"}'),
  ]
  await vi.waitFor(async () => expect(await use()).toEqual([1, 1]))
  end()
  await Promise.all([busy, waiting])
  expect(await use()).toEqual([0, 0])
  await own.destroy()
  expect(await scrape()).not.toContain('pool="test"')
})

test('the position in the live events, and how late they were read', async () => {
  const before = await count('kempt_live_lag_seconds_count')
  const position = hub.position()
  await publish(db, 'theme_settings')
  await vi.waitFor(() => expect(hub.position()).toBeGreaterThan(position), 10_000)
  expect(await read('kempt_live_position')).toBe(hub.position())
  expect(await count('kempt_live_lag_seconds_count')).toBe(before + 1)
  const total = await read('kempt_live_lag_seconds_sum')
  expect(total).toBeGreaterThan(0)
})

test('the register of the search by city: barbers, time to read them, and when', async () => {
  const inHouston = await list('Counted here')
  await listInDenver('Counted there')
  const keeper = await keepRegister(db, { hub, log })
  onTestFinished(() => keeper.stop())
  const barbers = (city: string) => read(`kempt_search_register_barbers{city="${city}"}`)
  expect([await barbers('Houston'), await barbers('Denver')]).toEqual([1, 1])
  for (const city of ['Houston', 'Denver']) {
    expect(await read(`kempt_search_register_fill_seconds{city="${city}"}`)).toBeGreaterThan(0)
    const filledAt = await read(`kempt_search_register_filled_timestamp_seconds{city="${city}"}`)
    expect(Math.abs(Date.now() / 1000 - filledAt)).toBeLessThan(30)
  }

  await db
    .updateTable('barberProfiles')
    .set({ isActive: false })
    .where('userId', '=', inHouston.barber.id)
    .execute()
  await publish(db, 'barber', { barberId: inHouston.barber.id })
  await vi.waitFor(async () => expect(await barbers('Houston')).toBeNaN(), 10_000)
  expect(await barbers('Denver')).toBe(1)

  await db.updateTable('cities').set({ isActive: false }).where('name', '=', 'Denver').execute()
  await vi.waitFor(async () => expect(await scrape()).not.toContain('city="Denver"'), 10_000)
})

test('runs of jobs by task and outcome', async () => {
  const run = async ({ fails }: { fails: boolean }) => {
    if (fails) throw new Error('on purpose')
  }
  const jobs = { 'prune-sms': { run } }
  const worker = await startWorker({ db, url: databaseUrl, config: defaultConfig, log, jobs })
  onTestFinished(() => worker.stop())
  const runs = async () => {
    const counts = ['done', 'failed', 'given up'].map((outcome) =>
      count(`kempt_job_runs_total{task="prune-sms",outcome="${outcome}"}`),
    )
    return Promise.all(counts)
  }
  const before = await runs()
  for (const fails of [false, false, true])
    await sql`SELECT graphile_worker.add_job(
      'prune-sms', payload := ${JSON.stringify({ fails })}::json, max_attempts := 1)`.execute(db)
  const [done = 0, failed = 0, givenUp = 0] = before
  await vi.waitFor(
    async () => expect(await runs()).toEqual([done + 2, failed + 1, givenUp + 1]),
    20_000,
  )
})
