// npm run bench:admin -- [people] [bookings]: every page of every list of the administration in a
// large city, as a multiple of reading one row by its key on the same connection. Fails above 10. A
// page is the whole call: the search for people, the rows and their number.
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { connect, type Db } from '#server/database/db.ts'
import { migrate } from '#server/database/migrate.ts'
import { countNumbers } from '#server/features/admin-overview/numbers.ts'
import { startPostgres } from '#server/postgres/launcher.ts'
import { api } from '#server/router.ts'
import { readConfig } from '#server/config.ts'
import { noRequest } from '#server/http/request-info.ts'
import { actorOf } from '#tests/actor-of.ts'
import { fillCity } from './admin-city.ts'
import type { Question } from './admin-combinations.ts'
import { fillMoney } from './admin-money.ts'
import { listQuestions } from './admin-questions.ts'
import { takeSamples } from './admin-samples.ts'
import { median, say } from './stage.ts'

const [people = 50_000, bookings = 200_000] = process.argv.slice(2).map(Number)
const most = 10
const rounds = 40
const fewRounds = 3
const slowestShown = 3

// The city is kept between runs: filling it takes longer than measuring it.
const dataDir = join(tmpdir(), `kempt-desk-${people}-${bookings}`)
const postgres = await startPostgres({ dataDir })
await migrate(postgres.url)
const filling = connect(postgres.url, { max: 1, statementTimeoutMs: 3_600_000 })
await fillCity(filling, { people, bookings }, say)
await fillMoney(filling)
await countNumbers(filling)
const samples = await takeSamples(filling)
await filling.destroy()

const db = connect(postgres.url, { max: 1 })
const ids = await listIds(db)
const caller = { db, config: readConfig({}), actor: await findOwner(db), request: noRequest }
const desk = api.as(caller)
let worst = 0
say('\n| list | page | times a row by its key, median | of the fastest tenth |')
say('| --- | --- | --- | --- |')
for (const { list, pages, combinations } of await listQuestions(desk, samples)) {
  const report = reportOf(list)
  for (const page of pages) report(page.name, await measure(page, rounds))
  // All of them quickly, and then the slowest again as thoroughly as the others.
  const found: { each: Question; times: Times }[] = []
  for (const each of combinations) found.push({ each, times: await measure(each, fewRounds) })
  const slowest = found.toSorted((a, b) => b.times.fast - a.times.fast).slice(0, slowestShown)
  for (const { each } of slowest)
    report(`${found.length} combinations: ${each.name}`, await measure(each, rounds))
}
// Not pages: a job of every minute, and a screen that is opened a few times a month.
for (const other of [
  { name: 'count-numbers', ask: () => countNumbers(db) },
  { name: 'flags with their use', ask: () => desk.adminFlags.list() },
])
  say(`\n${other.name}: ${(await measure(other, fewRounds)).median.toFixed(0)} times`)
say(`\nThe slowest page: ${worst.toFixed(1)} (at most ${most})`)

await db.destroy()
await postgres.stop()
process.exit(worst > most ? 1 : 0)

type Times = { median: number; fast: number }

function reportOf(list: string) {
  return (name: string, { median, fast }: Times) => {
    worst = Math.max(worst, median)
    const mark = median > most ? ' !' : ''
    say(`| ${list} | ${name} | ${median.toFixed(1)}${mark} | ${fast.toFixed(1)} |`)
  }
}

// Alternates the two, so that other load on the machine affects both alike.
async function measure({ ask }: Question, count: number) {
  const [ours, base]: number[][] = [[], []]
  await ask(0)
  for (let n = 0; n < count; n++) {
    base!.push(await time(() => readRow(db, ids[n % ids.length]!)))
    ours!.push(await time(() => ask(n)))
  }
  return { median: median(ours!) / median(base!), fast: fastOf(ours!) / fastOf(base!) }
}

// Of the fastest tenth: what it costs when nothing else happens to run.
function fastOf(times: number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)]!
}

async function time(work: () => Promise<unknown>) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function listIds(db: Db) {
  const rows = await db.selectFrom('bookings').select('id').limit(1000).execute()
  return rows.map(({ id }) => id)
}

function readRow(db: Db, id: string) {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst()
}

// The one who made the bookings of the source `admin`.
async function findOwner(db: Db) {
  const { createdBy } = await db
    .selectFrom('bookings')
    .select('createdBy')
    .where('source', '=', 'admin')
    .where('createdBy', 'is not', null)
    .executeTakeFirstOrThrow()
  return actorOf(createdBy!, 'admin')
}
