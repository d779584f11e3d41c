// npm run bench:bookings: the cost of preventing double bookings and of the administration's lists.
// Measures commits per second of a booking, as a share of the same rows without the overlap
// constraint, without any constraint, and without the indexes of those lists; and whole bookings
// (hold and confirm over HTTP) by 1, 8 and 32 clients at once. Fails when the indexes of the lists
// leave less than 0.7 of the commits.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { startPostgres } from '#server/postgres/launcher.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { ask, gather, hold, listShops, openTimes, query, random } from '#tests/drills/crowd.ts'
import { openKempt, ratio, say } from './stage.ts'

const rounds = 5
const seconds = 4
const leastWithLists = 0.7
let minute = 0
// What administrators list and find bookings by.
const listIndexes = [
  'bookings_starts',
  'bookings_source_status_starts',
  'bookings_guest',
  'bookings_made_by_admins',
]

const worst = await compareInserts()
await bookOverHttp()
say(
  `With the indexes of the lists: ${worst.toFixed(2)} of the commits (at least ${leastWithLists})`,
)
process.exit(worst < leastWithLists ? 1 : 0)

async function compareInserts() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kempt-bench-'))
  const postgres = await startPostgres({ dataDir, settings: { max_connections: '150' } })
  await migrate(postgres.url)
  await query(
    postgres.url,
    `INSERT INTO users (id, email)
     SELECT ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@bench.example'
     FROM generate_series(1, 200) AS n`,
  )
  const overlapping = await copyWithout(postgres.url, 'overlapping', `contype = 'x'`)
  const bare = await copyWithout(postgres.url, 'bare', `contype NOT IN ('p', 'u', 'n')`)
  const unlisted = await copyWithoutLists(postgres.url, 'unlisted')
  const kempt = openPool(postgres.url)
  let worst = Infinity
  for (const clients of [1, 8, 32]) {
    const shareOf = (other: pg.Pool) =>
      ratio(
        rounds,
        () => commits(kempt, clients),
        () => commits(other, clients),
      )
    const [ofOverlapping, ofBare] = [await shareOf(overlapping), await shareOf(bare)]
    const ofUnlisted = await shareOf(unlisted)
    worst = Math.min(worst, ofUnlisted)
    say(
      `${clients} at once: ${ofOverlapping.toFixed(2)} of the commits with overlaps allowed, ` +
        `${ofBare.toFixed(2)} of those without any constraint, ` +
        `${ofUnlisted.toFixed(2)} of those without the indexes of the administration's lists`,
    )
  }
  for (const pool of [kempt, overlapping, bare, unlisted]) await pool.end()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return worst
}

function openPool(url: string) {
  return new pg.Pool({ connectionString: url, max: 32 })
}

async function copy(url: string, name: string) {
  await query(url, `CREATE DATABASE ${name} TEMPLATE kempt`)
  return url.replace('/kempt?', `/${name}?`)
}

async function copyWithoutLists(url: string, name: string) {
  const copied = await copy(url, name)
  await query(copied, `DROP INDEX ${listIndexes.join(', ')}`)
  return openPool(copied)
}

// Copies the database with its indexes and triggers, without the given constraints of bookings.
async function copyWithout(url: string, name: string, constraints: string) {
  const copied = await copy(url, name)
  const [dropped] = await query<{ all: string }>(
    copied,
    `SELECT string_agg('DROP CONSTRAINT ' || conname, ', ') AS all FROM pg_constraint
     WHERE conrelid = 'bookings'::regclass AND ${constraints}`,
  )
  await query(copied, `ALTER TABLE bookings ${dropped!.all}`)
  return openPool(copied)
}

function somebody() {
  return `00000000-0000-4000-8000-${String(1 + Math.floor(Math.random() * 200)).padStart(12, '0')}`
}

// Inserts holds: the insert that two people may race for.
async function commits(pool: pg.Pool, clients: number) {
  const until = performance.now() + seconds * 1000
  let done = 0
  const lane = async () => {
    const client = await pool.connect()
    while (performance.now() < until) {
      minute += 30
      await client.query({
        name: 'hold',
        text: `INSERT INTO bookings (client_id, barber_id, provider_id, starts_at, ends_at, busy_range,
            status, hold_expires_at)
          SELECT $1, $2, $2, s, s + interval '30 minutes', tstzrange(s, s + interval '30 minutes'),
            'held', now() + interval '10 minutes'
          FROM (SELECT timestamptz '2027-01-01' + make_interval(mins => $3) AS s) AS t
          ON CONFLICT DO NOTHING`,
        values: [somebody(), somebody(), minute],
      })
      done += 1
    }
    client.release()
  }
  await Promise.all(Array.from({ length: clients }, lane))
  return done / seconds
}

async function bookOverHttp() {
  const kempt = await openKempt(42_130)
  const databaseUrl = socketUrl(findPostmaster(pgDataIn(kempt.dataDir))!.socketDir, 'kempt')
  const shops = await listShops(databaseUrl)
  let alone = 0
  for (const clients of [1, 8, 32]) {
    const crowd = await gather(databaseUrl, 2000)
    const until = performance.now() + 8000
    let [booked, refused] = [0, 0]
    const lane = async () => {
      while (performance.now() < until && crowd.length > 0) {
        const [client, shop] = [crowd.pop()!, random(shops)]
        const times = await openTimes(kempt.url, shop, client)
        if (times.length === 0) continue
        const held = await hold(kempt.url, shop, random(times), client)
        const { id } = held.body as { id?: string }
        const path = `/api/bookings/${id}/confirm`
        const done = id ? await ask(kempt.url, path, client, { note: '' }) : held
        if (done.status === 200) booked += 1
        else refused += 1
      }
    }
    await Promise.all(Array.from({ length: clients }, lane))
    alone ||= booked
    say(
      `${clients} at once: ${(booked / alone).toFixed(2)} times the bookings of one, ${refused} refused`,
    )
  }
  await kempt.stop()
}
