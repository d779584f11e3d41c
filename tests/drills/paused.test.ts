// Stops the database for twenty seconds while people search and book, without closing its
// connections. Every request is answered within two seconds, the event loop is never blocked, and
// five seconds after the database is back everything works.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import pg from 'pg'
import { listPostgresOf } from '#server/postgres/processes.ts'
import { openCity, startServer } from '#tests/e2e/stage.ts'
import { ask, gather, hold, listShops, openTimes, random, type Client } from './crowd.ts'

const pauseSeconds = Number(process.env.SECONDS ?? 20)
const lanes = 12

const databaseUrl = await openCity()
const dataDir = mkdtempSync(join(tmpdir(), 'kempt-paused-'))
const server = await startServer({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  TRUSTED_PROXIES: '1',
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'loop-delay.mjs')}`,
})
const { url } = server
const crowd = await gather(databaseUrl, 500)
const shops = await listShops(databaseUrl)
const pgData = await dataFolder()
afterAll(async () => {
  signal('SIGCONT')
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

type Seen = { at: number; ms: number; status: number; retryAfter: string | undefined }

test(`${pauseSeconds} seconds without the database`, { timeout: 300_000 }, async () => {
  const seen: Seen[] = []
  let isOver = false
  const note = async (client: Client, path: string, work = () => ask(url, path, client)) => {
    const at = performance.now()
    const answer = await work()
    seen.push({ at, ms: performance.now() - at, ...answer })
    return answer
  }
  const lane = async () => {
    while (!isOver) {
      const [client, shop] = [random(crowd), random(shops)]
      const path = `/api/barbers/${shop.id}/slots?services=${shop.serviceId}&days=7`
      const { status } = await note(client, path)
      if (status === 200) {
        const times = await openTimes(url, shop, client)
        if (times.length > 0) await note(client, '', () => hold(url, shop, random(times), client))
      } else await sleep(20)
    }
  }
  const working = Array.from({ length: lanes }, lane)
  await sleep(4000)
  await loopDelay()

  const stopped = performance.now()
  signal('SIGSTOP')
  await sleep(pauseSeconds * 1000)
  const p99 = await loopDelay()
  const resumed = performance.now()
  signal('SIGCONT')
  await sleep(8000)
  isOver = true
  await Promise.all(working)

  const during = seen.filter(({ at, ms }) => at + ms > stopped && at < resumed)
  const slowest = Math.max(...during.map(({ ms }) => ms))
  const refused = during.filter(({ status }) => status === 503)
  const after = seen.filter(({ at }) => at > resumed)
  const firstGood = after.find(({ status }) => status < 300)
  const late = after.filter(({ at, status }) => at > resumed + 5000 && status >= 500)
  process.stdout.write(
    `${refused.length} refused while it was away, the slowest answer ${slowest.toFixed(0)} ms, ` +
      `event loop p99 ${p99} ms, back ${((firstGood?.at ?? Infinity) - resumed).toFixed(0)} ms after\n`,
  )
  expect(refused.length).toBeGreaterThan(pauseSeconds)
  expect(refused.filter(({ retryAfter }) => !retryAfter)).toEqual([])
  expect(during.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
  expect(slowest).toBeLessThan(2000)
  expect(p99).toBeLessThan(100)
  expect(firstGood!.at - resumed).toBeLessThan(5000)
  expect(late).toEqual([])
})

async function loopDelay() {
  const before = server.said().length
  server.child.kill('SIGUSR2')
  for (let waited = 0; waited < 100; waited++) {
    const [, p99] = /loop p99 ([\d.]+) ms/.exec(server.said().slice(before)) ?? []
    if (p99 !== undefined) return Number(p99)
    await sleep(50)
  }
  throw new Error('the server did not say how long its event loop was held up')
}

// Signals all of PostgreSQL's processes: each would continue without the others.
function signal(name: 'SIGSTOP' | 'SIGCONT') {
  for (const pid of listPostgresOf(pgData)) process.kill(pid, name)
}

async function dataFolder() {
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  const { rows } = await client.query<{ folder: string }>(
    `SELECT current_setting('data_directory') AS folder`,
  )
  await client.end()
  return rows[0]!.folder
}
