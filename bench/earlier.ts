// npm run bench:earlier -- ../earlier: hold and confirm at the same barbers, without offers and paid
// at the shop, as a multiple of an earlier version in another folder with its own node_modules.
// Exits with 1 when they take more than 1.03 times as long.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { socketUrl } from '#server/postgres/connection.ts'
import { pgDataIn } from '#server/postgres/data-dir.ts'
import { findPostmaster } from '#server/postgres/postmaster.ts'
import { ask, gather, hold, openTimes, query, type Client, type Shop } from '#tests/drills/crowd.ts'
import { freePort } from '#tests/free-port.ts'
import { median, openKempt, say } from './stage.ts'

const most = 1.03
const warmUps = 50
const bookings = 600

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the earlier version.')
const earlierStage = pathToFileURL(join(resolve(folder), 'bench/stage.ts')).href
const earlier = (await import(earlierStage)) as { openKempt: typeof openKempt }

const [now, before] = [await prepare(openKempt), await prepare(earlier.openKempt)]
const slugs = [...now.shops.keys()].filter((slug) => before.shops.has(slug))
say(`${slugs.length} barbers`)

const times: Record<'now' | 'before', number[]> = { now: [], before: [] }
for (let turn = 0; turn < warmUps + bookings; turn++) {
  const slug = slugs[turn % slugs.length]!
  const order = turn % 2 === 0 ? (['now', 'before'] as const) : (['before', 'now'] as const)
  for (const which of order) {
    const ms = await book(which === 'now' ? now : before, slug, turn)
    if (ms !== null && turn >= warmUps) times[which].push(ms)
  }
}
await now.kempt.stop()
await before.kempt.stop()

const enough = Math.min(times.now.length, times.before.length) >= bookings / 2
const share = median(times.now) / median(times.before)
const counts = `${times.now.length} bookings now, ${times.before.length} earlier`
say(`${counts}: ${share.toFixed(3)} times the earlier version (at most ${most})`)
if (!enough) say('Too few were booked: this shows nothing.')
process.exit(share > most || !enough ? 1 : 0)

type Side = { kempt: { url: string }; shops: Map<string, Shop>; crowd: Client[] }

async function prepare(open: typeof openKempt) {
  const kempt = await open(await freePort(), { BACKUPS: 'off', PAYMENTS: 'shop' })
  const url = socketUrl(findPostmaster(pgDataIn(kempt.dataDir))!.socketDir, 'kempt')
  await endOffers(url)
  const rows = await query<Shop & { slug: string }>(
    url,
    `SELECT DISTINCT ON (b.id) b.slug, b.id, b.user_id AS "barberId", s.id AS "serviceId"
     FROM barber_profiles b JOIN services s ON s.barber_id = b.user_id AND s.is_active AND NOT s.is_add_on
     WHERE is_listed(b) AND b.slug IS NOT NULL ORDER BY b.id, s.position, s.id`,
  )
  const shops = new Map(rows.map(({ slug, ...shop }) => [slug, shop]))
  return { kempt, shops, crowd: await gather(url, warmUps + bookings) }
}

// An earlier version may not know offers.
async function endOffers(url: string) {
  const [table] = await query<{ name: string | null }>(
    url,
    `SELECT to_regclass('promotions') AS name`,
  )
  if (table?.name)
    await query(
      url,
      `UPDATE promotions SET state = 'ended', ended_at = now() WHERE state <> 'ended'`,
    )
}

// The milliseconds of hold and confirm; null when the barber had no time left.
async function book({ kempt, shops, crowd }: Side, slug: string, turn: number) {
  const [shop, client] = [shops.get(slug)!, crowd[turn]!]
  const [first] = await openTimes(kempt.url, shop, client)
  if (!first) return null
  const began = performance.now()
  const held = await hold(kempt.url, shop, first, client)
  const { id } = held.body as { id?: string }
  const done = id && (await ask(kempt.url, `/api/bookings/${id}/confirm`, client, { note: '' }))
  if (!done || done.status !== 200) return null
  return performance.now() - began
}
