// Kills the server, PostgreSQL or one of its backends again and again while people book.
// Acknowledged bookings exist, no slot is booked twice, every booking has its mail, and failed
// requests got a 503.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { startServer } from '#tests/e2e/stage.ts'
import { openMailbox } from '#tests/mailbox.ts'
import {
  bookOnce,
  countKept,
  countOverlaps,
  gather,
  listShops,
  query,
  random,
  type Answer,
} from './crowd.ts'

const kills = Number(process.env.KILLS ?? 300)
const lanes = 8

const dataDir = mkdtempSync(join(tmpdir(), 'kempt-crash-'))
if (process.getuid?.() === 0) chmodSync(dataDir, 0o711)
// Refuses one mail in twenty temporarily, as real servers do.
let mailsTried = 0
const mailbox = await openMailbox({
  data: () => ((mailsTried += 1) % 20 === 0 ? { code: 451, message: 'Try again later' } : null),
})
const settings = {
  DATA_DIR: dataDir,
  SEED: 'demo',
  TRUSTED_PROXIES: '1',
  SMTP_URL: mailbox.url,
  MAX_IN_FLIGHT: '1000',
}
let server = await startServer(settings)
const url = server.url
const databaseUrl = socketUrl(findPostmaster(pgDataIn(dataDir))!.socketDir, 'kempt')
afterAll(async () => {
  await server.stop()
  await mailbox.close()
  rmSync(dataDir, { recursive: true, force: true })
})

// The answer that each client got: confirmed or requested.
const booked = new Map<string, string>()
const odd: Answer[] = []
const backAfter = { server: [] as number[], postgres: [] as number[] }

test(`${kills} kills while people book`, { timeout: 6 * 3_600_000 }, async () => {
  const crowd = await gather(databaseUrl, 6000)
  const shops = await listShops(databaseUrl)
  let isOver = false
  const waiting = [...crowd]
  const lane = async () => {
    while (!isOver) {
      const client = waiting.pop() ?? random(crowd)
      const made = await bookOnce(url, random(shops), client, odd).catch(() => null)
      if (made) booked.set(made.id, made.status)
      else await sleep(20)
    }
  }
  const working = Array.from({ length: lanes }, lane)
  const counts = { server: 0, postgres: 0, backend: 0 }
  for (let n = 0; n < kills; n++) {
    await sleep(200 + Math.random() * 800)
    const what = random(['server', 'postgres', 'backend'] as const)
    counts[what] += 1
    await kill[what]()
  }
  isOver = true
  await Promise.all(working)

  const kept = await countKept(databaseUrl, booked)
  const unmailed = await mailsMissing()
  const ids = mailbox.received.map((mail) => mail.id)
  const duplicates = 1 - new Set(ids).size / ids.length
  say(`${kills} kills: ${JSON.stringify(counts)}`)
  say(`${booked.size} acknowledged, ${booked.size - kept} lost`)
  say(`${odd.length} answers that are neither success, refusal nor 503 with Retry-After`)
  say(`${unmailed} confirmed without a mail; ${(duplicates * 100).toFixed(2)} % of mails twice`)
  say(`back after a kill of the server ${backIn('server')}, of PostgreSQL ${backIn('postgres')}`)
  expect(kept).toBe(booked.size)
  expect(odd).toEqual([])
  expect(await countOverlaps(databaseUrl)).toBe(0)
  expect(unmailed).toBe(0)
  expect(duplicates).toBeLessThan(0.01)
  expect(booked.size).toBeGreaterThan(kills)
})

const kill = {
  async server() {
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
    const began = performance.now()
    server = await startServer({ ...settings, PORT: new URL(url).port })
    backAfter.server.push(performance.now() - began)
  },
  async postgres() {
    const { pid } = findPostmaster(pgDataIn(dataDir))!
    const children = await query<{ pid: number }>(databaseUrl, 'SELECT pid FROM pg_stat_activity')
    process.kill(pid, 'SIGKILL')
    for (const child of children) if (Math.random() < 0.5) tryKill(child.pid)
    await comeBack()
  },
  async backend() {
    const backends = await query<{ pid: number }>(
      databaseUrl,
      `SELECT pid FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    )
    if (backends.length === 0) return
    tryKill(random(backends).pid)
    await comeBack()
  },
}

function tryKill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process had already ended.
  }
}

async function comeBack() {
  const began = performance.now()
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok && performance.now() - began > 50) break
    await sleep(20)
  }
  backAfter.postgres.push(performance.now() - began)
}

// Waits for mails the worker still has to send, but not for mails postponed after many failures.
async function mailsMissing() {
  for (let waited = 0; waited < 300; waited++) {
    await query(databaseUrl, 'UPDATE graphile_worker._private_jobs SET run_at = now()')
    const [row] = await query<{ count: string }>(
      databaseUrl,
      `SELECT count(*) FROM mails WHERE kind = 'booking' AND state = 'queued'`,
    )
    if (Number(row!.count) === 0) break
    await sleep(1000)
  }
  const sent = await query<{ address: string }>(
    databaseUrl,
    `SELECT DISTINCT to_address AS address FROM mails WHERE kind = 'booking' AND state = 'sent'`,
  )
  const reached = new Set(sent.map(({ address }) => address))
  const wanted = await query<{ email: string }>(
    databaseUrl,
    `SELECT DISTINCT u.email FROM bookings b JOIN users u ON u.id = b.client_id
     WHERE b.status = 'confirmed' AND b.id = ANY ($1::uuid[])`,
    [[...booked.keys()]],
  )
  return wanted.filter(({ email }) => !reached.has(email)).length
}

function backIn(what: keyof typeof backAfter) {
  const sorted = backAfter[what].sort((a, b) => a - b)
  const at = (share: number) =>
    ((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000).toFixed(1)
  return `${at(0.5)} s (median), ${at(1)} s (slowest)`
}

const say = (line: string) => process.stdout.write(`${line}\n`)
