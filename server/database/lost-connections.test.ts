// A connection that gets no more answers, or leads to a read-only server, is replaced.
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { startListener } from '#server/features/live/listener.ts'
import { publish } from '#server/features/outbox/service.ts'
import { startWorker } from '#server/worker.ts'
import { openForwarder } from '#tests/forwarder.ts'
import { databaseUrl, db, defaultConfig } from '#tests/world.ts'
import { connect } from './db.ts'

const { searchParams, pathname } = new URL(databaseUrl.replace('@/', '@localhost/'))
const forwarder = await openForwarder(searchParams.get('host')!)
afterAll(() => forwarder.close())
const url = forwarder.urlFor(pathname.slice(1))
const { log } = fastify()

test.each([true, false])(
  'a pool asks again over a new connection (prepared: %s)',
  async (isPreparing) => {
    const own = connect(url, { max: 1, statementTimeoutMs: 100, isPreparing })
    const ask = () => sql<{ n: number }>`SELECT 1 AS n`.execute(own)
    await ask()
    forwarder.fallSilent()
    await expect(ask()).rejects.toThrow('Query read timeout')
    await vi.waitFor(async () => expect((await ask()).rows).toEqual([{ n: 1 }]), { timeout: 5000 })
    await own.destroy()
  },
)

test('a server that became read-only is left', async () => {
  const own = connect(url, { max: 1 })
  const backend = async () =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(own)).rows[0]!.pid
  const before = await backend()
  await sql`SET default_transaction_read_only = on`.execute(own)
  await expect(publish(own, 'settings')).rejects.toMatchObject({ code: '25006' })
  expect(await backend()).not.toBe(before)
  await publish(own, 'settings')
  await own.destroy()
})

test('a query that a standby canceled is asked over a new connection', async () => {
  const own = connect(url, { max: 1 })
  const backend = async () =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(own)).rows[0]!.pid
  const before = await backend()
  await expect(
    sql`DO $$ BEGIN RAISE 'conflict with recovery' USING ERRCODE = '40001'; END $$`.execute(own),
  ).rejects.toMatchObject({ code: '40001' })
  expect(await backend()).not.toBe(before)
  await own.destroy()
})

test('a listener hears again', async () => {
  let heard = 0
  const listener = await startListener({
    url,
    channel: 'news',
    onNotice: () => heard++,
    log: undefined,
  })
  forwarder.fallSilent()
  await sql`SELECT pg_notify('news', '')`.execute(db)
  const before = heard
  await vi.waitFor(() => expect(heard).toBeGreaterThan(before), { timeout: 15_000 })
  await listener.stop()
})

test('relay and jobs go on', { timeout: 60_000 }, async () => {
  const own = connect(url, { max: 2 })
  const done: unknown[] = []
  const run = async (payload: unknown) => void done.push(payload)
  const jobs = { 'prune-sms': { run } }
  const worker = await startWorker({ db: own, url, config: defaultConfig, log, jobs })
  const add = (n: number) =>
    sql`INSERT INTO outbox (kind, name, payload) VALUES ('job', 'prune-sms', ${{ n }})`.execute(db)
  await add(1)
  await vi.waitFor(() => expect(done).toEqual([{ n: 1 }]), { timeout: 10_000 })
  forwarder.fallSilent()
  await add(2)
  await vi.waitFor(() => expect(done).toEqual([{ n: 1 }, { n: 2 }]), { timeout: 30_000 })
  await worker.stop()
  await own.destroy()
})
