// npm run bench:search -- [barbers] [bookings]: the cost of a search in a large city, as a multiple
// of reading one row by its key from the same database in the same run.
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import fastify from 'fastify'
import type { ProfileId } from '#contract/ids.ts'
import { seedDemo } from '#db/seed/city.ts'
import { seedLarge } from '#db/seed/large/large-city.ts'
import { connect, type Db } from '#server/database/db.ts'
import { createHub } from '#server/features/live/hub.ts'
import { keepRegister } from '#server/features/search/keeper.ts'
import { migrate } from '#server/database/migrate.ts'
import { startPostgres } from '#server/postgres/launcher.ts'
import { api } from '#server/router.ts'
import { readConfig } from '#server/config.ts'
import { noRequest } from '#server/http/request-info.ts'
import { say } from './stage.ts'

const [barbers = 10_000, bookings = 1_000_000] = process.argv.slice(2).map(Number)
const times = 1500

// The city is kept between runs: filling it takes longer than measuring it.
const dataDir = join(tmpdir(), `kempt-city-${barbers}-${bookings}`)
const postgres = await startPostgres({ dataDir })
await migrate(postgres.url)
const db = connect(postgres.url, { max: 4, statementTimeoutMs: 3_600_000 })
await seedDemo(db)
await seedLarge(db, { barbers, clients: barbers * 2, bookings }, say)

const hub = await createHub({ url: postgres.url })
const before = process.memoryUsage().rss
const began = performance.now()
const register = await keepRegister(db, { hub, log: fastify().log })
const seconds = (performance.now() - began) / 1000
const megabytes = (process.memoryUsage().rss - before) / 2 ** 20
say(
  `${barbers} barbers, ${bookings} bookings: read in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
)

const { search } = api.as({ db, config: readConfig({}), actor: null, request: noRequest })
const ids = await listIds(db)
const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' })
const afternoon = { date: today, timeFrom: '15:00', timeTo: '18:00' }
const near = { latitude: 29.76, longitude: -95.37 }
const everything = {
  ...near,
  distanceMiles: 5,
  q: 'fadde',
  category: 'Fades',
  ...afternoon,
} as const
const whole = '-96.2,29.2,-94.6,30.5'

const questions: [name: string, ask: () => Promise<unknown>][] = [
  ['text, category, 5 miles, 15:00 to 18:00 today', () => search.barbers(everything)],
  ['the same by rating', () => search.barbers({ ...everything, sort: 'rating' })],
  ['text alone', () => search.barbers({ q: 'fade montrose' })],
  ['by rating within 5 miles', () => search.barbers({ ...near, distanceMiles: 5, sort: 'rating' })],
  ['by rating, whole city', () => search.barbers({ sort: 'rating' })],
  ['nearest', () => search.barbers({ ...near, distanceMiles: 2, sort: 'nearest' })],
  ['earliest, whole city', () => search.barbers({ sort: 'earliest' })],
  ['recommended, whole city', () => search.barbers({})],
  ['clusters of the whole map', () => search.map({ bounds: whole, zoom: 10 })],
  [
    'pins of one neighbourhood',
    () => search.map({ bounds: '-95.42,29.73,-95.37,29.76', zoom: 15 }),
  ],
]

const spans = new Map<string, number[]>()
const key = 'a row by its key'
for (let round = 0; round < times; round++) {
  const id = ids[round % ids.length]!
  await time(key, () => readRow(db, id))
  const [name, ask] = questions[round % questions.length]!
  await time(name, ask)
}

say('\n| question | p95 as a multiple of a row by its key | median |')
say('| --- | --- | --- |')
for (const [name] of questions) {
  const [p95, p50] = [0.95, 0.5].map((share) => at(name, share) / at(key, share))
  say(`| ${name} | ${p95!.toFixed(1)} | ${p50!.toFixed(1)} |`)
}
say(`\na row by its key: median ${(at(key, 0.5) * 1000).toFixed(0)} µs`)

await register.stop()
await hub.close()
await db.destroy()
await postgres.stop()
process.exit()

async function time(name: string, work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  const span = performance.now() - began
  spans.set(name, [...(spans.get(name) ?? []), span])
}

function at(name: string, share: number) {
  const sorted = spans.get(name)!.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

async function listIds(db: Db) {
  const rows = await db.selectFrom('barberProfiles').select('id').limit(1000).execute()
  return rows.map(({ id }) => id)
}

function readRow(db: Db, id: ProfileId) {
  return db.selectFrom('barberProfiles').selectAll().where('id', '=', id).executeTakeFirst()
}
