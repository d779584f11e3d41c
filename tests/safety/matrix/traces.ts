// All database rows that name the people or the objects of one side.
import { sql } from 'kysely'
import { db } from '#tests/world.ts'
import type { Side } from './people.ts'

const { rows: tables } = await sql<{ name: string }>`
  SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db)

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

export async function tracesOf({ shop, member, client, newcomer, gone }: Side) {
  const everything = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ id: string | null; text: string }>`
        SELECT to_jsonb(t) ->> 'id' AS id, to_jsonb(t)::text AS text
        FROM ${sql.table(name)} AS t`.execute(db)
      return rows.map(({ id, text }) => ({ id, text: `${name} ${text}`, names: text.match(uuid) }))
    }),
  )
  const people = [shop.barber, member.person, client, newcomer, gone]
  const ids = new Set([shop.id, member.id, ...people.map(({ id }) => id)])
  const found = new Set<string>()
  let rest = everything.flat()
  for (;;) {
    const next = rest.filter(({ names }) => names?.some((id) => ids.has(id)))
    if (next.length === 0) return { ids, rows: [...found].toSorted() }
    for (const { id, text } of next) {
      found.add(text)
      if (id?.match(uuid)) ids.add(id)
    }
    rest = rest.filter((row) => !next.includes(row))
  }
}
