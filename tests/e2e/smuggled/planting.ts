// Writes the injections into the database, past every check of the API.
import { sql } from 'kysely'
import type { Stage } from '#tests/e2e/stage.ts'
import { derived, places } from './fields.ts'
import { payloads } from './payloads.ts'

type Column = { table: string; column: string; kind: string }

export async function plantEverywhere({ db }: Pick<Stage, 'db'>) {
  const named = [...Object.values(places), ...derived].filter((place) => place !== null)
  // Entries of the trail cannot be changed; new ones are written below.
  const wanted = [...new Set(named)].filter((place) => !place.startsWith('audit_log.'))
  const found = await listColumns(db, wanted)
  await fillEmpty(db)
  for (const column of found) await plant(db, column)
  await plantDeeds(db)
  return wanted.filter(
    (place) => !found.some(({ table, column }) => place === `${table}.${column}`),
  )
}

type Db = Stage['db']

async function listColumns(db: Db, wanted: string[]) {
  const { rows } = await sql<Column>`SELECT table_name AS table, column_name AS column,
      data_type AS kind FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name || '.' || column_name = ANY(${wanted})`.execute(db)
  return rows
}

// Each row gets a different one, so that every column has each of them somewhere.
async function plant(db: Db, { table, column, kind }: Column) {
  const list = sql.join(payloads.map((text) => sql`${text}`))
  const chosen = sql`((ARRAY[${list}])[1 + (n % ${payloads.length})::int])`
  const values: Record<string, ReturnType<typeof sql>> = {
    text: sql`${chosen} || CASE WHEN ${sql.lit(isUnique(table))} THEN n::text ELSE '' END`,
    ARRAY: sql`ARRAY[left(${chosen}, 30)]`,
    jsonb: sql`regexp_replace(t.${sql.ref(column)}::text, ': "[^"]*"',
      ': ' || replace(to_json(${chosen})::text, '\\', '\\\\'), 'g')::jsonb`,
  }
  await sql`UPDATE ${sql.table(table)} AS t SET ${sql.ref(column)} = ${values[kind]}
    FROM (SELECT ctid, row_number() OVER () AS n FROM ${sql.table(table)}) AS numbered
    WHERE t.ctid = numbered.ctid`.execute(db)
}

const isUnique = (table: string) => table === 'referral_codes'

// What the demo city has none of.
async function fillEmpty(db: Db) {
  await sql`UPDATE barber_setups SET reasons = '{"license": "x", "photos": "x"}'
    WHERE reasons <> '{}'`.execute(db)
  await sql`UPDATE bookings SET cancel_reason = 'x' WHERE status IN ('cancelled', 'declined')`.execute(
    db,
  )
  await sql`UPDATE bookings SET flag_answer = 'x' WHERE dispute_status IS NOT NULL`.execute(db)
  await sql`UPDATE barber_setups SET draft = jsonb_build_object('name', 'x', 'shopName', 'x', 'bio', 'x',
    'address', 'x', 'licenseNumber', 'x', 'licenseType', 'x')`.execute(db)
}

async function plantDeeds(db: Db) {
  const actor = await db
    .selectFrom('adminGrants')
    .select('userId')
    .where('subRole', '=', 'owner')
    .executeTakeFirstOrThrow()
  const subjects = await sql<{ entity: string; id: string }>`
    (SELECT 'bookings' AS entity, id FROM bookings ORDER BY starts_at DESC LIMIT 40)
    UNION ALL (SELECT 'barber_profiles', id FROM barber_profiles)
    UNION ALL (SELECT 'profile', user_id FROM profiles LIMIT 40)`.execute(db)
  await db
    .insertInto('auditLog')
    .values(
      subjects.rows.map(({ entity, id }, index) => {
        const [reason, before, after] = [0, 7, 13].map(
          (step) => payloads[(index + step) % payloads.length]!,
        )
        return {
          actorId: actor.userId,
          action: index % 3 === 0 ? after! : 'suspend',
          entity,
          entityId: id,
          reason: reason!,
          before: JSON.stringify({ shopName: before, [before!]: 1 }),
          after: JSON.stringify({ shopName: after, reasons: { [after!]: reason } }),
        }
      }),
    )
    .execute()
}
