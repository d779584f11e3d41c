import { Socket } from 'node:net'
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { fail } from '#contract/errors.ts'
import { Client, patientMs, PreparingClient } from './client.ts'
import { feelPulse } from './database-watch.ts'
import { watchPool } from '#server/metrics/pools.ts'
import type { DB } from './tables.ts'

// Time is an ISO string in rows, contract and JSON alike; Temporal does the arithmetic.
const oid = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 }
pg.types.setTypeParser(oid.timestamptz, (text) => Temporal.Instant.from(text).toString())
pg.types.setTypeParser(oid.date, (text) => text)
// Counts and percentages are far below 2^53, so numbers are exact.
pg.types.setTypeParser(oid.int8, Number)
pg.types.setTypeParser(oid.numeric, Number)

export type Db = Kysely<DB>

// Marks a statement to be prepared once per connection. For the few frequent ones that take longer
// to plan than to run.
export const prepared = sql`/* prepared */`

// Marks a statement of a job, which may take longer than people would wait; see
// `inPatientTransaction`.
export const patient = sql`/* patient */`

// Prepared statements do not work behind a transaction pooler.
type Options = {
  // Shown in the metrics.
  name?: string
  max?: number
  statementTimeoutMs?: number
  connectWithinMs?: number
  isPreparing?: boolean
  // For requests: a silent database is given up within a second or two, instead of after each
  // statement's timeout.
  isUrgent?: boolean
}

const connectionSettings = [
  // Many small queries: starting parallel workers costs more than it gains.
  'max_parallel_workers_per_gather=0',
  // How alike a name has to be to one with wrong letters, from 0 to 1.
  'pg_trgm.word_similarity_threshold=0.45',
]

export function connect(url: string, options: Options = {}): Db {
  const { name, max = 10, statementTimeoutMs = 2000, connectWithinMs = 1500 } = options
  const { isPreparing = true, isUrgent = false } = options
  const sockets = new Set<Socket>()
  const pool = new pg.Pool({
    Client: isPreparing ? PreparingClient : Client,
    connectionString: url,
    stream: () => keptIn(sockets),
    max,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs,
    // A server that hangs never times out by itself.
    query_timeout: statementTimeoutMs + 500,
    idle_in_transaction_session_timeout: 10_000,
    options: connectionSettings.map((setting) => `-c ${setting}`).join(' '),
  })
  if (name !== undefined) watchPool(name, pool)
  // Without error listeners, a broken connection would crash the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool: isUrgent ? guarded(pool, url, sockets) : pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
}

// Fails queries to a silent database at once, until it is back.
function guarded(pool: pg.Pool, url: string, sockets: Set<Socket>) {
  const pulse = feelPulse(url, {
    heard: () => sockets.values().reduce((sum, { bytesRead }) => sum + bytesRead, 0),
    onSilence: () => sockets.forEach((socket) => socket.destroy()),
  })
  return {
    options: pool.options,
    connect: async () => (pulse.isSilent() ? fail('UNAVAILABLE') : pool.connect()),
    async end() {
      await pulse.stop()
      await pool.end()
    },
  }
}

function keptIn(sockets: Set<Socket>) {
  const socket = new Socket()
  sockets.add(socket)
  return socket.once('close', () => sockets.delete(socket))
}

// For `.$call`: adds a condition to a query if its value is given.
export function given<Value, Query>(
  value: Value | null | undefined,
  add: (query: Query, value: Value) => Query,
) {
  return (query: Query) => (value === null || value === undefined ? query : add(query, value))
}

// The callback's parameter is also called `db`, so that code inside cannot bypass the transaction.
export function inTransaction<T>(db: Db, work: (db: Db) => Promise<T>) {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}

// For statements that are marked `patient`.
export function inPatientTransaction<T>(db: Db, work: (db: Db) => Promise<T>) {
  return inTransaction(db, async (db) => {
    await sql`SELECT set_config('statement_timeout', ${`${patientMs}ms`}, true)`.execute(db)
    return work(db)
  })
}
