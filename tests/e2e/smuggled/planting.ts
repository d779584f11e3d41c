// Writes script injections into every text of the database, past every check of the API.
import { sql } from 'kysely'
import { inject } from 'vitest'
import { connect } from '#server/database/db.ts'
import type { Stage } from '#tests/e2e/stage.ts'
import { codeColumns, codeTables, writtenKeys } from './codes.ts'

type Db = Stage['db']
type Column = { name: string; kind: 'text' | 'text[]' | 'jsonb'; mayBeNull: boolean }
type Table = { table: string; columns: Column[] }

// Returns the columns that now contain them, and which of these a text is from.
export async function plantEverywhere({ db }: Pick<Stage, 'db'>, texts: readonly string[]) {
  await fillEmpty(db)
  const tables = await listTables(db)
  const planted = tables.flatMap(({ table, columns }) =>
    columns.map(({ name }) => `${table}.${name}`),
  )
  const own = await connectTo(db)
  await sql`UPDATE booking_events SET data = '{"reason": "x"}' || data`.execute(own)
  for (const table of tables) await plant(own, table, { texts, planted })
  await own.destroy()
  await plantDeeds(db, texts)
  const shownIn = (text: string) =>
    planted.filter((column) => text.includes(tagOf(column, planted)))
  return { planted, shownIn }
}

// Behind each text, so that what is shown says where it comes from. Some columns have no room for
// more.
const tagOf = (column: string, planted: readonly string[]) =>
  `~${planted.indexOf(column).toString(36).padStart(2, '0')}~`

// Whole tables take longer than a request may. Some rows can never be changed; in this session their
// triggers do nothing.
async function connectTo(db: Db) {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db)
  const url = inject('postgres').replace('/kempt?', `/${rows[0]!.name}?`)
  const own = connect(url, { max: 1, statementTimeoutMs: 60_000 })
  await sql`SET session_replication_role = replica`.execute(own)
  await sql`CREATE TEMP SEQUENCE planted`.execute(own)
  return own
}

async function listTables(db: Db) {
  const { rows } = await sql<Table>`SELECT c.relname AS table, json_agg(json_build_object(
      'name', a.attname, 'kind', format_type(a.atttypid, NULL), 'mayBeNull', NOT a.attnotnull)) AS columns
    FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
      AND NOT a.attisdropped AND a.attgenerated = ''
      AND format_type(a.atttypid, NULL) IN ('text', 'text[]', 'jsonb')
      AND c.relname <> ALL(${codeTables}) AND c.relname || '.' || a.attname <> ALL(${codeColumns})
      AND NOT EXISTS (SELECT FROM pg_constraint AS k
        WHERE k.conrelid = c.oid AND a.attnum = ANY(k.conkey) AND (k.contype IN ('p', 'u', 'f')
          OR k.contype = 'c' AND cardinality(k.conkey) = 1
            AND pg_get_constraintdef(k.oid) ~ '= ANY|~ |lower|upper'))
    GROUP BY c.relname ORDER BY c.relname`.execute(db)
  return rows
}

type Seeds = { texts: readonly string[]; planted: readonly string[] }

// Each row gets the next of the texts, so that every column has each of them somewhere.
async function plant(db: Db, { table, columns }: Table, { texts, planted }: Seeds) {
  const list = sql.join(texts.map((text) => sql`${text}::text`))
  const next = sql`nextval('pg_temp.planted')`
  const text = sql`(ARRAY[${list}])[1 + (${next} % ${sql.lit(texts.length)})::int]`
  const room = roomBesideNumber[table]
  const keys = `"(${writtenKeys.join('|')})": "(?:[^"\\\\]|\\\\.)*"`
  const sets = columns.map(({ name, kind, mayBeNull }) => {
    const old = sql`t.${sql.ref(name)}`
    const tag = sql.lit(tagOf(`${table}.${name}`, planted))
    const chosen = room
      ? sql`(left(${text}, ${sql.lit(room)}) || ${next})`
      : sql`(${text} || ${tag})`
    const values = {
      text: chosen,
      'text[]': sql`ARRAY[${chosen}]`,
      jsonb: sql`regexp_replace(${old}::text, ${keys},
        '"\\1": ' || replace(to_json(${chosen})::text, '\\', '\\\\'), 'g')::jsonb`,
    }
    const value = mayBeNull
      ? sql`CASE WHEN ${old} IS NOT NULL THEN ${values[kind]} END`
      : values[kind]
    return sql`${sql.ref(name)} = ${value}`
  })
  await sql`UPDATE ${sql.table(table)} AS t SET ${sql.join(sets)}`.execute(db)
}

// Names that differ from row to row and are short.
const roomBesideNumber: Record<string, number> = { saved_views: 35 }

// What the demo city has none of.
async function fillEmpty(db: Db) {
  await sql`UPDATE barber_setups SET reasons = '{"license": "x", "photos": "x"}',
    draft = '{"name": "x", "shopName": "x", "bio": "x", "address": "x", "licenseNumber": "x"}'`.execute(
    db,
  )
  await sql`UPDATE bookings SET cancel_reason = 'x'
    WHERE status IN ('cancelled', 'declined')`.execute(db)
  await sql`UPDATE bookings SET flag_answer = 'x' WHERE dispute_status IS NOT NULL
    OR id IN (SELECT booking_id FROM problem_reports)`.execute(db)
  await sql`INSERT INTO feature_flags (key, is_enabled, banner_en, banner_es)
    VALUES ('signup_paused', true, 'x', 'x'), ('impersonation', true, NULL, NULL)
    ON CONFLICT DO NOTHING`.execute(db)
  await sql`INSERT INTO admin_invitations (email, sub_role, invited_by, reason, expires_at)
    SELECT 'new@kempt.example', 'support', user_id, 'x', now() + interval '7 days'
    FROM admin_grants LIMIT 1 ON CONFLICT DO NOTHING`.execute(db)
  await sql`UPDATE no_show_appeals SET state = 'accepted'
    WHERE id = (SELECT min(id::text)::uuid FROM no_show_appeals)`.execute(db)
  await sql`UPDATE commission_claims SET state = 'accepted', decided_at = now()
    WHERE id = (SELECT min(id::text)::uuid FROM commission_claims)`.execute(db)
  const owner = sql`(SELECT user_id FROM admin_grants WHERE sub_role = 'owner' LIMIT 1)`
  await sql`UPDATE bookings SET created_by = ${owner}, source = 'admin' WHERE id IN
    (SELECT id FROM bookings WHERE status = 'confirmed' ORDER BY client_note = '', id LIMIT 3)`.execute(
    db,
  )
  // Of a colleague who may not act on bookings.
  await sql`INSERT INTO booking_follow_ups (booking_id, assignee_id, note, created_by)
    SELECT k.id, g.user_id, 'x', ${owner} FROM bookings AS k, admin_grants AS g
    WHERE k.status = 'confirmed' AND g.sub_role = 'finance'
      AND NOT EXISTS (SELECT FROM booking_follow_ups AS f WHERE f.booking_id = k.id)
    LIMIT 1`.execute(db)
  await sql`UPDATE barber_profiles SET kind = 'shop', shop_license_number = 'x'
    WHERE approval_status = 'submitted'`.execute(db)
  await sql`UPDATE commission_rules SET withdrawn_at = now(), withdrawn_by = created_by
    WHERE ends_at < now()`.execute(db)
}

// Entries of the trail about what the lists show first.
async function plantDeeds(db: Db, texts: readonly string[]) {
  const actor = await db
    .selectFrom('adminGrants')
    .select('userId')
    .where('subRole', '=', 'owner')
    .executeTakeFirstOrThrow()
  const subjects = await sql<{ entity: string; id: string }>`
    (SELECT 'bookings' AS entity, id FROM bookings ORDER BY starts_at DESC LIMIT 40)
    UNION ALL (SELECT 'commission_rules', id FROM commission_rules)
    UNION ALL (SELECT 'badge_thresholds', uuidv7())
    UNION ALL (SELECT 'promotions', id FROM promotions WHERE name IS NOT NULL)
    UNION ALL (SELECT 'referrals', referee_id FROM referrals LIMIT 5)
    UNION ALL (SELECT 'barber_profiles', id FROM barber_profiles)
    UNION ALL (SELECT 'profile', user_id FROM profiles LIMIT 40)`.execute(db)
  await db
    .insertInto('auditLog')
    .values(
      subjects.rows.map(({ entity, id }, index) => {
        const at = (step: number) => texts[(index + step) % texts.length]!
        const action = index % 3 === 0 ? at(13) : 'suspend'
        return {
          actorId: actor.userId,
          action: entity === 'badge_thresholds' ? 'change-badge-thresholds' : action,
          entity,
          entityId: id,
          reason: at(0),
          before: JSON.stringify({ shopName: at(7), [at(7)]: 1 }),
          after: JSON.stringify({ shopName: at(13), reasons: { [at(13)]: at(0) } }),
        }
      }),
    )
    .execute()
}
