// Replaces servers one after the other on one port while people search and book. No request fails:
// the new server listens before the old one stops.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openCity, startServer } from '#tests/e2e/stage.ts'
import { ask, countOverlaps, gather, hold, listShops, openTimes, random } from './crowd.ts'

const restarts = Number(process.env.RESTARTS ?? 50)
const lanes = 6
const metricsPort = 42_113

const databaseUrl = await openCity()
const dataDir = mkdtempSync(join(tmpdir(), 'kempt-restart-'))
const settings = {
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  TRUSTED_PROXIES: '1',
  REUSE_PORT: 'on',
  METRICS_PORT: String(metricsPort),
  MAX_IN_FLIGHT: '1000',
}
// With this setting the kernel hands connections that wait on a closing socket to the next one.
// Only root may set it (docs/running.md).
const reassign = '/proc/sys/net/ipv4/tcp_migrate_req'
const handedOver = readFileSync(reassign)
const isRoot = process.getuid?.() === 0
if (isRoot) writeFileSync(reassign, '1')
else process.stdout.write(`${reassign} is ${handedOver}`)

let server = await startServer(settings)
const { url } = server
afterAll(async () => {
  await server.stop()
  if (isRoot) writeFileSync(reassign, handedOver)
  rmSync(dataDir, { recursive: true, force: true })
})

test(`${restarts} restarts under load`, { timeout: 2 * 3_600_000 }, async () => {
  const crowd = await gather(databaseUrl, 5000)
  const shops = await listShops(databaseUrl)
  const failures: string[] = []
  let [asked, booked, isOver] = [0, 0, false]

  async function tryTo<T>(what: string, work: () => Promise<T>) {
    asked += 1
    return work().catch((error: Error) => {
      failures.push(`${what}: ${error.message}`)
      return undefined
    })
  }
  const lane = async () => {
    while (!isOver) {
      const client = random(crowd)
      const shop = random(shops)
      const page = await tryTo('page', () => ask(url, '/explore', client))
      if (page && page.status !== 200) failures.push(`page: ${page.status}`)
      const times = (await tryTo('slots', () => openTimes(url, shop, client))) ?? []
      if (times.length === 0) continue
      const held = await tryTo('hold', () => hold(url, shop, random(times), client))
      if (held?.status !== 201) {
        if (held && held.status >= 500) failures.push(`hold: ${held.status}`)
        continue
      }
      const { id } = held.body as { id: string }
      const path = `/api/bookings/${id}/confirm`
      const done = await tryTo('confirm', () => ask(url, path, client, { note: '' }))
      if (done?.status === 200) booked += 1
      if (done && done.status >= 500) failures.push(`confirm: ${done.status}`)
    }
  }
  const working = Array.from({ length: lanes }, lane)
  for (let n = 0; n < restarts; n++) {
    const next = await startServer({ ...settings, PORT: new URL(url).port })
    await server.stop()
    server = next
    await sleep(200)
    await tryTo('metrics', () => readMetrics())
  }
  isOver = true
  await Promise.all(working)
  process.stdout.write(
    `${restarts} restarts: ${asked} requests, ${failures.length} failed, ${booked} booked\n`,
  )
  expect(failures).toEqual([])
  expect(await countOverlaps(databaseUrl)).toBe(0)
})

async function readMetrics() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  if (!text.includes('kempt_database_up 1')) throw new Error(text.slice(0, 200))
}
