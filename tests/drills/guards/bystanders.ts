// Bystanders: people who own one row of every kind and whom no test knows. They are in the database
// that each test file copies, together with a copy of their rows to compare with. The world is
// imported on demand: every test file loads this file, and some need no database.
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'

// Turns the database of this test file into the template that the others copy.
export async function addBystanders() {
  const { databaseUrl, db } = await import('#tests/world.ts')
  const { fill } = await import('#tests/safety/matrix/belongings.ts')
  const { sideA } = await import('#tests/safety/matrix/people.ts')
  const { tracesOf } = await import('#tests/safety/matrix/traces.ts')
  await fill(sideA)
  await db.deleteFrom('outbox').execute()
  // Removes the administrators: they get messages about everything, and some tests need the last
  // one.
  await db.deleteFrom('userRoles').where('role', '=', 'admin').execute()
  const { rows } = await tracesOf(sideA)
  await sql`CREATE SCHEMA beside`.execute(db)
  await sql`CREATE TABLE beside.traces AS SELECT unnest(${rows}::text[]) AS trace`.execute(db)
  await db.destroy()
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  const [, name] = /\/(\w+)\?/.exec(databaseUrl)!
  await client.query(`ALTER DATABASE ${name} RENAME TO ${inject('peopled')}`)
  await client.end()
}

// Counts bystander rows that changed in the database of this test file.
export async function countHarmed() {
  if (inject('template') !== inject('peopled')) return 0
  const { databaseUrl } = await import('#tests/world.ts')
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT DISTINCT split_part(trace, ' ', 1) AS name FROM beside.traces`,
  )
  const now = tables.map(({ name }) => `SELECT '${name} ' || to_jsonb(t)::text FROM ${name} AS t`)
  const { rowCount } = await client.query(
    `SELECT trace FROM beside.traces EXCEPT (${now.join(' UNION ALL ')})`,
  )
  await client.end()
  return rowCount!
}

// A plan runs hundreds of files in one worker, and each creates a database.
export async function dropOwnDatabase() {
  const { databaseUrl } = await import('#tests/world.ts')
  const client = new pg.Client(inject('postgres'))
  await client.connect()
  const [, name] = /\/(\w+)\?/.exec(databaseUrl)!
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await client.end()
}
