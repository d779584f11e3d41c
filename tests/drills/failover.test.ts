// The primary database dies while people book, once killed and once silent with its connections
// left open, and its synchronous standby takes over. No acknowledged booking is lost, and outbox,
// mails, live events and search go on by themselves.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#tests/e2e/stage.ts'
import { openForwarder } from '#tests/forwarder.ts'
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
  type Client,
  type Shop,
} from './crowd.ts'
import { promote, startPrimary, startStandby, type Node } from './pair.ts'

const lanes = 6
// The start builds the demo city.
const patienceMs = 600_000
const noticeMs = 500

test.each(['killed', 'silent'] as const)('%s', { timeout: 600_000 }, async (death) => {
  const { primary, standby, forwarder, mailbox, server } = await setUp()
  const crowd = await gather(primary.url, 3000)
  const shops = await listShops(primary.url)
  const { booked, odd, stop } = startBooking(server.url, shops, crowd.slice(10))
  await sleep(5000)
  const before = booked.size

  const began = performance.now()
  if (death === 'killed') {
    primary.kill()
    forwarder.breakOff()
  } else primary.freeze()
  forwarder.sendTo(standby.socketDir)
  await sleep(noticeMs)
  const isReadyOnStandby = (await fetch(`${server.url}/readyz`)).ok
  await promote(standby)
  const promoted = performance.now()
  const seconds = (from: number) => (performance.now() - from) / 1000

  await until(() => [...booked.values()].some(({ at }) => at > promoted), 30)
  const firstBooking = Math.min(
    ...[...booked.values()].filter(({ at }) => at > promoted).map(({ at }) => at - promoted),
  )
  const live = await liveWithin(server.url, crowd[0]!, standby).catch((error: unknown) => {
    process.stdout.write(`${String(error)}\n`)
    return Infinity
  })
  const isHidden = await hideFromSearch(server.url, random(shops), standby)
  await sleep(3000)
  await stop()
  await until(async () => (await countWaiting(standby)) === 0, 60)
  const caughtUp = seconds(began)

  const told = new Map([...booked].map(([id, { status }]) => [id, status]))
  const kept = await countKept(standby.url, told)
  process.stdout.write(
    `${death}: ${told.size} acknowledged (${before} before), ${told.size - kept} lost, ${odd.length} odd answers; ` +
      `first booking ${(firstBooking / 1000).toFixed(1)} s after the promotion, live event after ${live.toFixed(1)} s, ` +
      `outbox and mails empty ${caughtUp.toFixed(1)} s after the death, ${mailbox.received.length} mails\n`,
  )
  expect(before).toBeGreaterThan(5)
  expect(told.size).toBeGreaterThan(before)
  expect(isReadyOnStandby).toBe(false)
  expect(kept).toBe(told.size)
  expect(odd).toEqual([])
  expect(await countOverlaps(standby.url)).toBe(0)
  expect(firstBooking).toBeLessThan(3000)
  expect(live).toBeLessThan(5)
  expect(isHidden).toBe(true)
  expect(caughtUp).toBeLessThan(30)
})

async function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'kempt-failover-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)
  const mailbox = await openMailbox()
  onTestFinished(() => mailbox.close())
  const primary = await startPrimary(join(folder, 'primary'))
  onTestFinished(() => primary.kill())
  const forwarder = await openForwarder(primary.socketDir)
  onTestFinished(() => forwarder.close())
  const settings = {
    DATABASE_URL: forwarder.urlFor('kempt'),
    DATA_DIR: join(folder, 'server'),
    SEED: 'demo',
    TRUSTED_PROXIES: '1',
    SMTP_URL: mailbox.url,
  }
  const server = await startServer(settings, patienceMs)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const standby = await startStandby(primary, join(folder, 'standby'))
  onTestFinished(() => standby.stop())
  return { primary, standby, forwarder, mailbox, server }
}

function startBooking(url: string, shops: Shop[], crowd: Client[]) {
  const booked = new Map<string, { status: string; at: number }>()
  const odd: Answer[] = []
  const waiting = [...crowd]
  let isOver = false

  const lane = async () => {
    while (!isOver) {
      const client = waiting.pop() ?? random(crowd)
      const made = await bookOnce(url, random(shops), client, odd).catch(() => null)
      if (made) booked.set(made.id, { status: made.status, at: performance.now() })
      else await sleep(50)
    }
  }
  const working = Array.from({ length: lanes }, lane)
  const stop = async () => {
    isOver = true
    await Promise.all(working)
  }
  return { booked, odd, stop }
}

// Seconds until a client, who asks for the stream again while it is refused, hears of a new
// notification.
async function liveWithin(url: string, client: Client, { url: database }: Node) {
  const began = performance.now()
  const signal = AbortSignal.timeout(15_000)
  const headers = { cookie: client.cookie, 'x-forwarded-for': client.address }
  let stream = await fetch(`${url}/api/live`, { headers, signal })
  while (stream.status === 503) {
    await stream.body?.cancel()
    await sleep(100)
    stream = await fetch(`${url}/api/live`, { headers, signal })
  }
  expect(stream.status).toBe(200)
  await query(
    database,
    `INSERT INTO outbox (kind, name, payload) VALUES ('live', 'user:' || $1::text, '{"type":"notification"}')`,
    [client.id],
  )
  let text = ''
  const decoder = new TextDecoder()
  for await (const piece of stream.body!) {
    text += decoder.decode(piece, { stream: true })
    if (text.includes('event: user')) return (performance.now() - began) / 1000
  }
  throw new Error(`The stream ended without the event: ${text}`)
}

// The register of the search hears of the change by a live event.
async function hideFromSearch(url: string, shop: Shop, { url: database }: Node) {
  await query(
    database,
    `WITH changed AS (UPDATE barber_profiles SET is_active = false WHERE id = $1 RETURNING user_id)
     INSERT INTO outbox (kind, name, payload)
     SELECT 'live', 'barber', jsonb_build_object('barberId', user_id) FROM changed`,
    [shop.id],
  )
  const isGone = async () => (await fetch(`${url}/api/search/barbers/${shop.id}`)).status === 404
  return until(isGone, 10)
}

async function countWaiting({ url }: Node) {
  const [row] = await query<{ count: string }>(
    url,
    `SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM mails WHERE state = 'queued') AS count`,
  )
  return Number(row!.count)
}

async function until(isTrue: () => boolean | Promise<boolean>, withinSeconds: number) {
  for (let waited = 0; waited < withinSeconds * 20; waited++) {
    if (await isTrue()) return true
    await sleep(50)
  }
  return false
}
