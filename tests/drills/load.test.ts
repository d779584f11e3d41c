// Sends three and five times as many requests as the server can answer. The server keeps answering
// at its capacity, fast, and answers the rest with 503.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openCity, startServer } from '#tests/e2e/stage.ts'
import { ask, gather, listShops, random, type Client, type Shop } from './crowd.ts'

const seconds = Number(process.env.SECONDS ?? 20)

const databaseUrl = await openCity()
const dataDir = mkdtempSync(join(tmpdir(), 'kempt-load-'))
const server = await startServer({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  TRUSTED_PROXIES: '1',
})
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

// The most expensive request: the open slots of a month, never the same twice in a row.
const visit = (client: Client, { id, serviceId }: Shop) =>
  ask(url, `/api/barbers/${id}/slots?services=${serviceId}&days=31`, client)

const calm = await closedLoop(4)
say(`capacity ${calm.perSecond.toFixed(0)} a second, p99 ${calm.p99.toFixed(0)} ms`)

test.each([3, 5])('%i times the capacity', { timeout: 600_000 }, async (times) => {
  const { good, refused, odd, p99 } = await openLoop(calm.perSecond * times)
  const share = good / seconds / calm.perSecond
  say(
    `${times}x: ${share.toFixed(2)} of capacity answered, p99 ${p99.toFixed(0)} ms, ${refused} refused`,
  )
  expect(odd).toEqual([])
  expect(refused).toBeGreaterThan(0)
  expect(share).toBeGreaterThan(0.8)
  expect(p99).toBeLessThan(2 * calm.p99 + 200)

  await sleep(5000)
  const after = await closedLoop(4)
  expect(after.perSecond).toBeGreaterThan(0.7 * calm.perSecond)
})

// Each lane sends its next request after an answer.
async function closedLoop(lanes: number) {
  const waits: number[] = []
  const until = performance.now() + 8000
  const lane = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      const { status } = await visit(random(crowd), random(shops))
      if (status === 200) waits.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { perSecond: waits.length / 8, p99: at(waits, 0.99) }
}

// Sends a fixed number of requests a second, whether or not earlier ones have been answered.
async function openLoop(perSecond: number) {
  const waits: number[] = []
  const odd: string[] = []
  let refused = 0
  const asked: Promise<void>[] = []
  await Promise.all(Array.from({ length: connections }, () => visit(random(crowd), random(shops))))
  const began = performance.now()
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n / perSecond) * 1000
    while (performance.now() < due) await sleep(1)
    const askedAt = performance.now()
    asked.push(
      visit(random(crowd), random(shops)).then(
        ({ status, retryAfter }) => {
          if (status === 200) waits.push(performance.now() - askedAt)
          else if ((status === 503 || status === 429) && retryAfter) refused += 1
          else odd.push(String(status))
        },
        (error: Error) => void odd.push(error.message),
      ),
    )
  }
  await Promise.all(asked)
  return { good: waits.length, refused, odd, p99: at(waits, 0.99) }
}

function at(waits: number[], share: number) {
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? 0
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
