import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import { erased } from '#server/database/erased.ts'

// Locked, so that a suspension at the same moment comes before or after.
export function lockViewable(db: Db, userId: string) {
  return db
    .selectFrom('profiles as p')
    .select([
      'p.isActive',
      sql<boolean>`EXISTS (SELECT FROM user_roles r WHERE r.user_id = p.user_id AND r.role = 'admin')
        OR EXISTS (SELECT FROM admin_grants g WHERE g.user_id = p.user_id AND g.revoked_at IS NULL
          AND (g.expires_at IS NULL OR g.expires_at > now()))`.as('isAdmin'),
    ])
    .where('p.userId', '=', userId)
    .where('p.deactivationReason', 'is distinct from', erased)
    .forShare()
    .executeTakeFirst()
}

type NewImpersonation = { adminId: string; userId: string; reason: string; minutes: number }

export function insertImpersonation(db: Db, { minutes, ...row }: NewImpersonation) {
  const endsAt = sql<string>`now() + make_interval(mins => ${minutes})`
  return db
    .insertInto('impersonations')
    .values({ ...row, endsAt })
    .returning(['id', 'endsAt'])
    .executeTakeFirstOrThrow()
}

// Nothing when it was closed before. It never lasts longer than its time.
export function closeImpersonation(db: Db, id: string) {
  return db
    .updateTable('impersonations')
    .set({ endedAt: sql<string>`least(now(), ends_at)` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning([
      'adminId',
      'userId',
      'reason',
      sql<number>`ceil(extract(epoch FROM least(now(), ends_at) - started_at) / 60)::int`.as(
        'minutes',
      ),
    ])
    .executeTakeFirst()
}

export function listOpen(db: Db) {
  return db.selectFrom('impersonations').select('id').where('endedAt', 'is', null).execute()
}

export async function isErased(db: Db, userId: string) {
  const row = await db
    .selectFrom('profiles')
    .select('userId')
    .where('userId', '=', userId)
    .where('deactivationReason', '=', erased)
    .executeTakeFirst()
  return row !== undefined
}
