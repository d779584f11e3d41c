// Plain numbered SQL files, forward only, each in its own transaction. A file whose first line is
// '-- outside a transaction' runs without one, for CREATE INDEX CONCURRENTLY.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const folder = join(import.meta.dirname, '../../db/migrations')
const lockKey = 7_215_001
const lockTimeoutMs = 200
const retries = 50

type Migration = { name: string; sql: string; hash: string }

/** `beforeUpdate` runs when the database is in use already and is about to change. */
export async function migrate(url: string, beforeUpdate?: () => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await takeLock(client)
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (
         name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    )
    const applied = await client.query<{ name: string; hash: string }>(
      'SELECT name, hash FROM migrations',
    )
    const wanted = listMigrations()
    refuseStrangers(wanted, applied.rows)
    const done = new Set(applied.rows.map(({ name }) => name))
    const waiting = wanted.filter(({ name }) => !done.has(name))
    if (waiting.length > 0 && done.size > 0) await beforeUpdate?.()
    for (const migration of waiting) await apply(client, migration)
    return waiting.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

// Polled, because a session that waits inside PostgreSQL holds up CREATE INDEX CONCURRENTLY.
async function takeLock(client: pg.Client) {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [lockKey],
    )
    if (rows[0]?.taken) return
    await sleep(100)
  }
}

function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

function refuseStrangers(wanted: Migration[], applied: { name: string; hash: string }[]) {
  for (const { name, hash } of applied) {
    const known = wanted.find((each) => each.name === name)
    if (known === undefined)
      throw new Error(
        `This database is newer than this version of Kempt (it knows ${name}). Please update Kempt.`,
      )
    if (known.hash !== hash)
      throw new Error(
        `The migration ${name} was changed after it had been applied. Restore it, and write a new one.`,
      )
  }
}

// A migration that waits for a lock blocks all queries behind it, so it gives up quickly and
// retries.
async function apply(client: pg.Client, { name, sql, hash }: Migration) {
  const bare = sql.startsWith('-- outside a transaction')
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query(`SET lock_timeout = ${lockTimeoutMs}`)
      if (!bare) await client.query('BEGIN')
      await client.query(sql)
      await client.query('INSERT INTO migrations (name, hash) VALUES ($1, $2)', [name, hash])
      if (!bare) await client.query('COMMIT')
      return
    } catch (error) {
      if (!bare) await client.query('ROLLBACK')
      if (!isLockTimeout(error) || attempt === retries) throw error
      await sleep(100)
    }
  }
}

function isLockTimeout(error: unknown) {
  return error instanceof pg.DatabaseError && error.code === '55P03'
}
