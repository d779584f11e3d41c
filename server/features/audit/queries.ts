import { sql, type Insertable } from 'kysely'
import type { AuditQuery } from '#contract/admin/audit.ts'
import { countUpTo } from '#server/admin-pages.ts'
import { given, type Db } from '#server/database/db.ts'
import type { AuditLog } from '#server/database/tables.ts'

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
        rows.where(sql<boolean>`strpos(lower(a.reason), lower(${text})) > 0`),
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
      sql<string | null>`CASE
        WHEN a.entity IN ('profile', 'user_roles', 'admin_grants')
          THEN (SELECT name FROM profiles WHERE user_id = a.entity_id::uuid)
        WHEN a.entity = 'bookings'
          THEN (SELECT booking_number FROM bookings WHERE id = a.entity_id::uuid)
        WHEN a.entity = 'barber_badges'
          THEN (SELECT shop_name FROM barber_profiles WHERE user_id =
            (SELECT barber_id FROM barber_badges WHERE id = a.entity_id::uuid))
        WHEN a.entity = 'barber_profiles'
          THEN (SELECT shop_name FROM barber_profiles WHERE id = a.entity_id::uuid) END`.as(
        'subject',
      ),
    ])
    .$call(given(asked.before, (rows, id) => rows.where('a.id', '<', id)))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

export function listActors(db: Db) {
  return db
    .selectFrom('profiles as p')
    .select(['p.userId as id', 'p.name'])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('auditLog as a').select('a.id').whereRef('a.actorId', '=', 'p.userId')),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('adminGrants as g').select('g.id').whereRef('g.userId', '=', 'p.userId')),
    )
    .orderBy('p.name')
    .execute()
}

export const listActions = (db: Db) => listNames(db, 'action')
export const listEntities = (db: Db) => listNames(db, 'entity')

async function listNames(db: Db, column: 'action' | 'entity') {
  const rows = await db
    .selectFrom('auditLog')
    .select(`${column} as name`)
    .distinct()
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
