// A database whose clock a test sets, while everything else keeps the real time. Statements that
// call now() find our function before PostgreSQL's own; column defaults do not.
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { connect } from '#server/database/db.ts'
import { api } from '#server/router.ts'
import { noRequest } from '#server/http/request-info.ts'
import { databaseUrl, db as plain, defaultConfig, type Call } from './world.ts'

export async function openClock() {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(plain)
  const name = sql.id(rows[0]!.name)
  await sql`CREATE SCHEMA clock`.execute(plain)
  await sql`CREATE TABLE clock.hands (at timestamptz NOT NULL)`.execute(plain)
  await sql`INSERT INTO clock.hands VALUES (now())`.execute(plain)
  await sql`CREATE FUNCTION clock.now() RETURNS timestamptz STABLE LANGUAGE sql
    AS 'SELECT at FROM clock.hands'`.execute(plain)
  await sql`ALTER DATABASE ${name} SET search_path = clock, public, pg_catalog`.execute(plain)
  const db = connect(databaseUrl, { max: 3, statementTimeoutMs: 30_000 })
  afterAll(() => db.destroy())

  return {
    db,
    as: (actor: Actor | null, { config = defaultConfig, ...request }: Call = {}) =>
      api.as({ db, config, actor, request: { ...noRequest, ...request } }),
    async set(ms: number) {
      await sql`UPDATE clock.hands SET at = ${new Date(ms).toISOString()}`.execute(plain)
    },
  }
}
