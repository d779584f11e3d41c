// Replaces servers one after the other on one port while people search and book. No request fails:
// the new server listens before the old one stops.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openCity, startServer } from '#tests/e2e/stage.ts'
import { freePort } from '#tests/free-port.ts'
import { ask, countOverlaps, gather, hold, listShops, openTimes, random } from './crowd.ts'

const restarts = Number(process.env.RESTARTS ?? 50)
const lanes = 6
// A new server starts while the crowd keeps all cores busy.
const patienceMs = 300_000

const resetHandOver = demandHandOver()
const metricsPort = await freePort()
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

let server = await startServer(settings, patienceMs)
const { url } = server
afterAll(async () => {
  await server.stop()
  resetHandOver()
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
    const next = await startServer({ ...settings, PORT: new URL(url).port }, patienceMs)
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
  expect(booked).toBeGreaterThan(restarts)
  expect(await countOverlaps(databaseUrl)).toBe(0)
})

// With this setting the kernel hands connections that wait on a closing socket to the next one. Only
// root may set it. Returns how to put it back.
function demandHandOver() {
  const setting = '/proc/sys/net/ipv4/tcp_migrate_req'
  const before = existsSync(setting) ? readFileSync(setting, 'utf8').trim() : 'missing'
  if (before === '1') return () => {}
  try {
    writeFileSync(setting, '1')
  } catch {
    throw new Error(
      `${setting} is ${before}, and this drill needs 1: sysctl -w net.ipv4.tcp_migrate_req=1, as root, on Linux 5.14 or newer (docs/running.md).`,
    )
  }
  return () => writeFileSync(setting, before)
}

async function readMetrics() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  if (!text.includes('kempt_database_up 1')) throw new Error(text.slice(0, 200))
}
