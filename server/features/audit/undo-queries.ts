import { sql } from 'kysely'
import { prepared, type Db } from '#server/database/db.ts'

type Deed = { id: number; rivals: readonly string[] }

// Of these entries, those after which nothing of their group was done to the same thing. Roles of the
// administration are things of their own.
export async function listStanding(db: Db, deeds: readonly Deed[]) {
  if (deeds.length === 0) return []
  const ids = deeds.map(({ id }) => id)
  const rivals = deeds.map((deed) => deed.rivals.join(' '))
  const { rows } = await sql<{ id: number }>`${prepared}
    SELECT a.id FROM unnest(${ids}::bigint[], ${rivals}::text[]) AS asked (id, rivals)
    JOIN audit_log AS a ON a.id = asked.id
    WHERE NOT EXISTS (SELECT FROM audit_log AS later
      WHERE later.entity_id = a.entity_id AND later.id > a.id AND later.entity = a.entity
        AND later.action = ANY (string_to_array(asked.rivals, ' '))
        AND ${subRoleIn('later')} IS NOT DISTINCT FROM ${subRoleIn('a')} OFFSET 0)`.execute(db)
  return rows.map(({ id }) => id)
}

const subRoleIn = (row: string) =>
  sql`coalesce(${sql.ref(`${row}.after`)} ->> 'subRole', ${sql.ref(`${row}.before`)} ->> 'subRole')`
