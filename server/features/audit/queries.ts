import { sql, type Insertable } from 'kysely'
import type { AuditQuery } from '#contract/admin/audit.ts'
import type { Db } from '#server/database/db.ts'
import type { AuditLog } from '#server/database/tables.ts'
import { containing } from '#server/meaning.ts'

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

export function listAudit(db: Db, asked: AuditQuery, limit: number) {
  const { actorId, entityId, action, q, before } = asked
  return db
    .selectFrom('auditLog as a')
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
    .$if(actorId !== undefined, (query) => query.where('a.actorId', '=', actorId!))
    .$if(entityId !== undefined, (query) => query.where('a.entityId', '=', entityId!))
    .$if(action !== undefined, (query) => query.where('a.action', '=', action!))
    .$if(Boolean(q), (query) =>
      query.where(sql<boolean>`lower(a.reason) LIKE lower(${containing(q ?? '')})`),
    )
    .$if(before !== undefined, (query) => query.where('a.id', '<', before!))
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

// From one action to the next through their index: DISTINCT would read the whole trail.
export async function listActions(db: Db) {
  const { rows } = await sql<{ action: string }>`
    WITH RECURSIVE actions AS (
      SELECT min(action) AS action FROM audit_log
      UNION ALL
      SELECT (SELECT min(action) FROM audit_log WHERE action > actions.action)
      FROM actions WHERE action IS NOT NULL)
    SELECT action FROM actions WHERE action IS NOT NULL`.execute(db)
  return rows.map(({ action }) => action)
}
