// Sends three and five times as many requests as the server can answer. The server keeps answering
// at its capacity, fast, and answers the rest with 503.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openCity, startServer } from '#tests/e2e/stage.ts'
import { ofCrowd, ofSystem, pin, pinPostgres } from './cores.ts'
import { ask, gather, listShops } from './crowd.ts'
import { createLoops, say } from './loops.ts'

const seconds = Number(process.env.SECONDS ?? 20)

const databaseUrl = await openCity()
await pinPostgres(databaseUrl)
pin(process.pid, ofSystem)
const dataDir = mkdtempSync(join(tmpdir(), 'kempt-load-'))
const server = await startServer({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  TRUSTED_PROXIES: '1',
})
// Only the crowd is left in this process.
pin(process.pid, ofCrowd)
const { url } = server
const people = await gather(databaseUrl, 200)
// The crowd shares kept connections, as a proxy in front of the server does.
const connections = 256
const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })
const crowd = people.map((each) => ({ ...each, agent }))
const shops = await listShops(databaseUrl)
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const { closedLoop, openLoop } = createLoops({
  ask: (path, client) => ask(url, path, client),
  crowd,
  shops,
  connections,
  seconds,
})
// A server that has just started is slower than it is an hour later.
await closedLoop(4)
const calm = await closedLoop(4)
say(`capacity ${calm.perSecond.toFixed(0)} a second, p99 ${calm.p99.toFixed(0)} ms`)

test.each([3, 5])('%i times the capacity', { timeout: 600_000 }, async (times) => {
  const { answered, sent, refused, odd, p99 } = await openLoop(calm.perSecond * times)
  const [share, pace] = [answered / calm.perSecond, sent / calm.perSecond]
  say(
    `${pace.toFixed(1)}x: ${share.toFixed(2)} of capacity answered, p99 ${p99.toFixed(0)} ms, ${refused} refused`,
  )
  expect(odd).toEqual([])
  expect(pace, 'what the crowd could send').toBeGreaterThan(0.9 * times)
  expect(refused).toBeGreaterThan(0)
  expect(share).toBeGreaterThan(0.8)
  expect(p99).toBeLessThan(2 * calm.p99 + 200)

  await sleep(5000)
  const after = await closedLoop(4)
  expect(after.perSecond).toBeGreaterThan(0.7 * calm.perSecond)
})
