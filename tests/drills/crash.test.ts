// Kills the server, PostgreSQL or one of its backends again and again while people book.
// Acknowledged bookings exist, no slot is booked twice, every booking has its mail, and failed
// requests got a 503.
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
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
import { startVictim } from './kills.ts'

const kills = Number(process.env.KILLS ?? 300)
const lanes = 8

// Refuses one mail in twenty temporarily, as real servers do.
let mailsTried = 0
const mailbox = await openMailbox({
  data: () => ((mailsTried += 1) % 20 === 0 ? { code: 451, message: 'Try again later' } : null),
})
const victim = await startVictim({ SMTP_URL: mailbox.url, MAX_IN_FLIGHT: '1000' })
const { url, databaseUrl } = victim
afterAll(async () => {
  await victim.stop()
  await mailbox.close()
})

// The answer that each client got: confirmed or requested.
const booked = new Map<string, string>()
const odd: Answer[] = []

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
  const counts = await victim.killOften(kills)
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
  say(`back after a kill of the server ${victim.backIn('server')}`)
  say(`back after a kill of PostgreSQL ${victim.backIn('postgres')}`)
  expect(kept).toBe(booked.size)
  expect(odd).toEqual([])
  expect(await countOverlaps(databaseUrl)).toBe(0)
  expect(unmailed).toBe(0)
  expect(duplicates).toBeLessThan(0.01)
  expect(booked.size).toBeGreaterThan(kills)
})

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

const say = (line: string) => process.stdout.write(`${line}\n`)
