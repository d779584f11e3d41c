// npm run bench:ledger: the cost of a ledger that cannot be unbalanced. Measures postings per second
// by 1, 8 and 32 clients, as a share of a bare insert of the same rows into tables with the same
// indexes; and the balance of a platform account with a million lines. Exits with 1 when a posting
// costs more than it may, or a balance takes too long.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/database/migrate.ts'
import { startPostgres } from '#server/postgres/launcher.ts'
import { ratio, say } from './stage.ts'

const leastShare = 0.4
const mostBalanceMs = 5
const rounds = 7
const seconds = 2
const barbers = Array.from({ length: 200 }, () => randomUUID())

const dataDir = mkdtempSync(join(tmpdir(), 'kempt-bench-'))
const postgres = await startPostgres({ dataDir, settings: { max_connections: '150' } })
await migrate(postgres.url)
const pool = new pg.Pool({ connectionString: postgres.url, max: 32 })
await prepare()
const shares: number[] = []
for (const clients of [1, 8, 32]) {
  const share = await ratio(
    rounds,
    () => rateOf(clients, posting),
    () => rateOf(clients, bare),
  )
  say(`${clients} at once: ${share.toFixed(2)} of the bare inserts (at least ${leastShare})`)
  shares.push(share)
}
const balanceMs = await measureBalances()
await pool.end()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })
process.exit(Math.min(...shares) < leastShare || balanceMs > mostBalanceMs ? 1 : 0)

async function prepare() {
  await pool.query(
    `INSERT INTO ledger_accounts (kind, owner_id)
     SELECT 'barber_balance', owner FROM unnest($1::uuid[]) AS owner`,
    [barbers],
  )
  await pool.query(`
    CREATE TABLE bare_transactions (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      event text NOT NULL, idempotency_key text NOT NULL UNIQUE, booking_id uuid,
      reverses_id bigint, actor_id uuid, provider_ref text, reason text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL DEFAULT now());
    CREATE INDEX ON bare_transactions (booking_id);
    CREATE TABLE bare_entries (transaction_id bigint, line smallint, account_id bigint,
      amount_cents bigint, available_at timestamptz,
      posted_by xid8 DEFAULT pg_current_xact_id(), PRIMARY KEY (transaction_id, line));
    CREATE INDEX ON bare_entries (account_id, posted_by) INCLUDE (amount_cents, available_at)`)
}

function posting(barber: number) {
  return {
    name: 'post',
    text: `SELECT ledger_post($1, 'completed', $2,
      '{booking_clearing,promo_expense,barber_balance,commission_revenue}',
      ARRAY[NULL, NULL, $3::uuid, NULL], '{3500,500,-3600,-400}')`,
    values: [randomUUID(), randomUUID(), barbers[barber]],
  }
}

function bare(barber: number) {
  return {
    name: 'bare',
    text: `WITH made AS (INSERT INTO bare_transactions (event, idempotency_key, booking_id)
        VALUES ('completed', $1, $2) RETURNING id)
      INSERT INTO bare_entries (transaction_id, line, account_id, amount_cents)
      SELECT id, l.n, l.a, l.c FROM made,
        (VALUES (1, 1, 3500), (2, 2, 500), (3, 100 + $3::int, -3600), (4, 4, -400)) AS l(n, a, c)`,
    values: [randomUUID(), randomUUID(), barber],
  }
}

async function rateOf(clients: number, question: (barber: number) => pg.QueryConfig) {
  const until = performance.now() + seconds * 1000
  let done = 0
  const lane = async () => {
    const client = await pool.connect()
    while (performance.now() < until) {
      await client.query(question(Math.floor(Math.random() * barbers.length)))
      done += 1
    }
    client.release()
  }
  await Promise.all(Array.from({ length: clients }, lane))
  return done / seconds
}

// A million lines, written without the triggers. Returns how long the balance of a platform account
// takes, in milliseconds.
async function measureBalances() {
  const client = await pool.connect()
  await client.query('SET session_replication_role = replica')
  for (let part = 0; part < 25; part++)
    await client.query(
      `WITH made AS (INSERT INTO ledger_transactions (event, idempotency_key, booking_id)
        SELECT 'completed', 'bench:' || ($1::int * 10000 + n), uuidv7()
        FROM generate_series(1, 10000) AS n RETURNING id)
      INSERT INTO ledger_entries (transaction_id, line, account_id, amount_cents)
      SELECT made.id, l.n, a.id, l.c FROM made
      CROSS JOIN (VALUES (1, 'booking_clearing', 3500), (2, 'promo_expense', 500),
        (3, 'barber_balance', -3600), (4, 'commission_revenue', -400)) AS l(n, kind, c)
      JOIN LATERAL (SELECT id FROM ledger_accounts WHERE kind = l.kind
        ORDER BY id OFFSET CASE l.kind WHEN 'barber_balance' THEN made.id % 200 ELSE 0 END
        LIMIT 1) AS a ON true`,
      [part],
    )
  await client.query('SET session_replication_role = origin')
  await client.query('VACUUM ANALYZE ledger_entries')
  const platform = `SELECT ledger_balance('commission_revenue')`
  const summed = await milliseconds(client, platform)
  await client.query('SELECT ledger_snapshot()')
  const taken = await milliseconds(client, platform)
  const person = await milliseconds(client, `SELECT ledger_balance('barber_balance', $1)`, [
    barbers[7],
  ])
  const row = await milliseconds(client, 'SELECT * FROM ledger_transactions WHERE id = 5000')
  say(`a million lines, in milliseconds: ${summed.toFixed(1)} for a platform account summed,`)
  say(`${taken.toFixed(2)} from its snapshot (at most ${mostBalanceMs}),`)
  say(`${person.toFixed(2)} for a barber (plain sum), ${row.toFixed(2)} for a row by its key`)
  client.release()
  return taken
}

async function milliseconds(client: pg.PoolClient, text: string, values: unknown[] = []) {
  const taken: number[] = []
  for (let n = 0; n < 15; n++) {
    const began = performance.now()
    await client.query(text, values)
    taken.push(performance.now() - began)
  }
  return taken.toSorted((a, b) => a - b)[7]!
}
