import { sql, type Insertable } from 'kysely'
import type { AuditQuery } from '#contract/admin/audit.ts'
import { countUpTo } from '#server/admin-pages.ts'
import { given, prepared, type Db } from '#server/database/db.ts'
import type { AuditLog } from '#server/database/tables.ts'
import { containing } from '#server/meaning.ts'

export async function insertAudit(db: Db, row: Insertable<AuditLog>) {
  await db.insertInto('auditLog').values(row).execute()
}

// Texts are compared row by row, newest first, so a search is counted only so far.
export const mostFound = 50

type Look = { actorId: string; action: string; entityId: string }

// Within the last hour. Asks about the newest alone: a list may have been looked at for years.
export async function hasLooked(db: Db, { actorId, action, entityId }: Look) {
  const row = await db
    .selectFrom('auditLog')
    .select(sql<boolean>`created_at > now() - interval '1 hour'`.as('isRecent'))
    .where('actorId', '=', actorId)
    .where('action', '=', action)
    .where('entityId', '=', entityId)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .modifyFront(prepared)
    .executeTakeFirst()
  return row?.isRecent ?? false
}

export async function countDeeds(db: Db, { action, entityId }: Omit<Look, 'actorId'>) {
  const { count } = await db
    .selectFrom('auditLog')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entityId', '=', entityId)
    .where('action', '=', action)
    .where('createdAt', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}

export async function findLastDeed(db: Db, { action, entityId }: Omit<Look, 'actorId'>) {
  const row = await db
    .selectFrom('auditLog')
    .select('createdAt')
    .where('entityId', '=', entityId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt ?? null
}

function matching(db: Db, asked: AuditQuery) {
  const { actorId, entityId, bookingId, action, entity, from, to, q, entry } = asked
  const startOf = (day: string, plus: number) =>
    sql<string>`(${day}::date + ${plus}::int)::timestamp AT TIME ZONE time_zone_of(NULL)`
  return db
    .selectFrom('auditLog as a')
    .$call(given(entry, (rows, id) => rows.where('a.id', '=', id)))
    .$call(given(actorId, (rows, id) => rows.where('a.actorId', '=', id)))
    .$call(given(entityId, (rows, id) => rows.where('a.entityId', '=', id)))
    .$call(given(bookingId, (rows, id) => rows.where('a.entityId', 'in', casesOf(id))))
    .$call(given(action, (rows, name) => rows.where('a.action', '=', name)))
    .$call(given(entity, (rows, name) => rows.where('a.entity', '=', name)))
    .$call(given(from, (rows, day) => rows.where('a.createdAt', '>=', startOf(day, 0))))
    .$call(given(to, (rows, day) => rows.where('a.createdAt', '<', startOf(day, 1))))
    .$call(
      given(q || undefined, (rows, text) =>
        rows.where(sql<boolean>`lower(a.reason) LIKE lower(${containing(text)})`),
      ),
    )
}

// A booking and what was asked about it, each with a trail of its own.
function casesOf(bookingId: string) {
  const of = (table: string) =>
    sql`SELECT id::text FROM ${sql.table(table)} WHERE booking_id = ${bookingId}`
  return sql<string>`(SELECT ${bookingId}::text UNION ALL ${of('no_show_appeals')}
    UNION ALL ${of('disputes')} UNION ALL ${of('problem_reports')} UNION ALL ${of('commission_claims')}
    UNION ALL ${of('refund_orders')} UNION ALL SELECT r.id::text FROM refunds AS r
      JOIN payments AS p ON p.id = r.payment_id WHERE p.booking_id = ${bookingId})`
}

export function countAudit(db: Db, asked: AuditQuery) {
  const rows = matching(db, asked).select('a.id')
  return asked.q ? countUpTo(db, rows.orderBy('a.id', 'desc'), mostFound) : countUpTo(db, rows)
}

// A search says how many were found: comparing the texts is the most of its work. A text that is rare
// enough to be counted is not looked for again on a later page.
export async function listAudit(db: Db, asked: AuditQuery, limit: number) {
  const { q, before } = asked
  if (!q || before === undefined) return listEntries(db, asked, limit)
  const newest = await listEntries(db, { ...asked, before: undefined }, mostFound + 1)
  const rows =
    newest.length <= mostFound
      ? newest.filter(({ id }) => id < before).slice(0, limit)
      : await listEntries(db, asked, limit)
  return rows.map((row) => ({ ...row, total: newest.length }))
}

function listEntries(db: Db, asked: AuditQuery, limit: number) {
  const isFirst = Boolean(asked.q) && asked.before === undefined
  const newest = matching(db, asked)
    .selectAll('a')
    .$call(given(asked.before, (rows, id) => rows.where('a.id', '<', id)))
    .orderBy('a.id', 'desc')
    .limit(isFirst ? Math.max(limit, mostFound + 1) : limit)
  return db
    .selectFrom(newest.as('a'))
    .leftJoin('profiles as p', 'p.userId', 'a.actorId')
    .select([
      'a.id',
      'a.createdAt as at',
      'a.actorId',
      'p.name as actorName',
      'a.action',
      'a.entity',
      'a.entityId',
      'a.reason',
      'a.before',
      'a.after',
      sql<number | null>`${isFirst ? sql`count(*) OVER ()` : sql`NULL`}`.as('total'),
    ])
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

type Filters = { actions: string[]; entities: string[]; actors: { id: string; name: string }[] }

export async function findFilters(db: Db) {
  const { rows } = await sql<Filters>`${prepared}
    SELECT array(${namesIn('action')}) AS actions, array(${namesIn('entity')}) AS entities,
      (SELECT coalesce(json_agg(json_build_object('id', user_id, 'name', name) ORDER BY name), '[]')
        FROM (SELECT DISTINCT user_id FROM admin_grants) AS g JOIN profiles AS p USING (user_id)
        CROSS JOIN LATERAL (SELECT FROM audit_log WHERE actor_id = g.user_id LIMIT 1) AS deed)
      AS actors`.execute(db)
  return rows[0]!
}

// From one name to the next through its index: DISTINCT would read the whole trail.
function namesIn(column: 'action' | 'entity') {
  const name = sql.ref(column)
  return sql`WITH RECURSIVE names AS (
      SELECT min(${name}) AS name FROM audit_log
      UNION ALL
      SELECT (SELECT min(${name}) FROM audit_log WHERE ${name} > names.name)
      FROM names WHERE name IS NOT NULL)
    SELECT name FROM names WHERE name IS NOT NULL`
}
