import { sql, type Insertable } from 'kysely'
import type { AuditQuery } from '#contract/admin/audit.ts'
import { countUpTo } from '#server/admin-pages.ts'
import { given, type Db } from '#server/database/db.ts'
import type { AuditLog } from '#server/database/tables.ts'
import { containing } from '#server/meaning.ts'
import { subject } from './names-queries.ts'

export async function insertAudit(db: Db, row: Insertable<AuditLog>) {
  await db.insertInto('auditLog').values(row).execute()
}

type Look = { actorId: string; action: string; entityId: string }

export async function hasLooked(db: Db, { actorId, action, entityId }: Look) {
  const row = await db
    .selectFrom('auditLog')
    .select('id')
    .where('entityId', '=', entityId)
    .where('actorId', '=', actorId)
    .where('action', '=', action)
    .where('createdAt', '>', sql<string>`now() - interval '1 hour'`)
    .executeTakeFirst()
  return row !== undefined
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

function matching(db: Db, asked: AuditQuery) {
  const { actorId, entityId, action, entity, from, to, q, entry } = asked
  const startOf = (day: string, plus: number) =>
    sql<string>`(${day}::date + ${plus}::int)::timestamp AT TIME ZONE time_zone_of(NULL)`
  return db
    .selectFrom('auditLog as a')
    .$call(given(entry, (rows, id) => rows.where('a.id', '=', id)))
    .$call(given(actorId, (rows, id) => rows.where('a.actorId', '=', id)))
    .$call(given(entityId, (rows, id) => rows.where('a.entityId', '=', id)))
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

export function countAudit(db: Db, asked: AuditQuery) {
  return countUpTo(db, matching(db, asked).select('a.id'))
}

export function listAudit(db: Db, asked: AuditQuery, limit: number) {
  return matching(db, asked)
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
      subject.as('subject'),
    ])
    .$call(given(asked.before, (rows, id) => rows.where('a.id', '<', id)))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

export async function listActors(db: Db) {
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT p.user_id AS id, p.name FROM (SELECT DISTINCT user_id FROM admin_grants) AS g
    JOIN profiles AS p USING (user_id)
    CROSS JOIN LATERAL (SELECT FROM audit_log WHERE actor_id = g.user_id LIMIT 1) AS deed
    ORDER BY p.name`.execute(db)
  return rows
}

export const listActions = (db: Db) => listNames(db, 'action')
export const listEntities = (db: Db) => listNames(db, 'entity')

// From one name to the next through its index: DISTINCT would read the whole trail.
async function listNames(db: Db, column: 'action' | 'entity') {
  const name = sql.ref(column)
  const { rows } = await sql<{ name: string }>`
    WITH RECURSIVE names AS (
      SELECT min(${name}) AS name FROM audit_log
      UNION ALL
      SELECT (SELECT min(${name}) FROM audit_log WHERE ${name} > names.name)
      FROM names WHERE name IS NOT NULL)
    SELECT name FROM names WHERE name IS NOT NULL`.execute(db)
  return rows.map(({ name }) => name)
}
