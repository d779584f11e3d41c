import type pg from 'pg'
import { withClient } from '#server/postgres/connection.ts'
import { stemOf } from './pictures.ts'

// They tell of pictures without using them.
const stories = ['audit_log', 'live_events', 'mails', 'outbox', 'picture_alts', 'settings_history']

/** The pictures that any row of the database names, by what their files have in common. */
export function listNamedPictures(url: string) {
  return withClient(url, async (client) => {
    const named = new Set<string>()
    for (const column of await listTextColumns(client))
      for (const name of await listNames(client, column)) named.add(stemOf(name))
    return named
  })
}

type Column = { table: string; column: string }

// All of them, so that a feature with a new column cannot lose its pictures.
async function listTextColumns(client: pg.Client) {
  const { rows } = await client.query<Column>(
    `SELECT relation.oid::regclass::text AS table, quote_ident(attribute.attname) AS column
       FROM pg_attribute attribute
       JOIN pg_class relation ON relation.oid = attribute.attrelid
       JOIN pg_namespace space ON space.oid = relation.relnamespace
      WHERE space.nspname = 'public' AND relation.relkind = 'r'
        AND attribute.attnum > 0 AND NOT attribute.attisdropped
        AND attribute.atttypid IN ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
        AND relation.relname <> ALL ($1)`,
    [stories],
  )
  return rows
}

async function listNames(client: pg.Client, { table, column }: Column) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT found[1] AS name
       FROM ${table}, regexp_matches(${column}::text, '[\\w.-]+\\.webp', 'g') AS found
      WHERE ${column}::text LIKE '%.webp%'`,
  )
  return rows.map(({ name }) => name)
}
