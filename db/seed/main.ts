// npm run seed: fills the demo city once. --barbers adds a large city for benchmarks:
//   npm run seed -- --barbers 10000 [--clients 20000] [--bookings 1000000]
import { parseArgs } from 'node:util'
import { backUpBeforeUpdate } from '#server/backups/take.ts'
import { readConfig, type Config } from '#server/config.ts'
import { connect, type Db } from '#server/database/db.ts'
import { migrate } from '#server/database/migrate.ts'
import { placesOf } from '#server/places.ts'
import { startPostgres } from '#server/postgres/launcher.ts'
import { seedDemo } from './city.ts'
import type { Size } from './large/chairs.ts'
import { seedLarge } from './large/large-city.ts'

const anHourMs = 3_600_000

try {
  const size = readSize(process.argv.slice(2))
  const config = readConfig(process.env)
  if (config.DATABASE_URL) await seed(config.DATABASE_URL, config, size)
  else await seedEmbedded(config, size)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
// The IPC channel to the launcher would keep this process alive.
process.exit()

async function seedEmbedded(config: Config, size: Size | null) {
  const postgres = await startPostgres({ ...placesOf(config), share: true })
  // Ctrl-C rolls the transaction back and leaves the database intact.
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.once(event, () => void postgres.stop().finally(() => process.exit(130)))
  await seed(postgres.url, config, size).finally(() => postgres.stop())
}

function readSize(args: string[]): Size | null {
  const option = { type: 'string' } as const
  const options = { barbers: option, clients: option, bookings: option }
  const { values } = parseArgs({ args, options })
  if (values.barbers === undefined) return null
  const barbers = countOf('barbers', values.barbers)
  const clients = values.clients ? countOf('clients', values.clients) : barbers * 2
  const bookings = values.bookings ? countOf('bookings', values.bookings) : barbers * 10
  return { barbers, clients, bookings }
}

function countOf(name: string, text: string) {
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text)
  throw new Error(`--${name} wants a number, such as 10000.`)
}

async function seed(url: string, config: Config, size: Size | null) {
  await migrate(url, backUpBeforeUpdate(url, placesOf(config), say)?.run)
  const db = connect(url, { max: 2, statementTimeoutMs: anHourMs })
  try {
    await seedSmall(db, config)
    if (size) await seedBig(db, size)
  } finally {
    await db.destroy()
  }
}

async function seedSmall(db: Db, config: Config) {
  const { isNew, accounts } = await seedDemo(db, undefined, config)
  say(
    isNew ? 'The demo city is built.' : 'There are people in this database: no demo city is added.',
  )
  for (const { email, password, roles } of accounts)
    say(`  ${email.padEnd(28)} ${password}   ${roles.join(', ')}`)
}

async function seedBig(db: Db, size: Size) {
  const startedAt = performance.now()
  const isNew = await seedLarge(db, size, say)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  say(
    isNew
      ? `The large city is built: ${size.bookings} bookings, in ${seconds} seconds.`
      : 'This database has a large city already. For another size start with an empty database.',
  )
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}
