import { sql } from 'kysely'
import type { SubRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/db.ts'

export function listDeskIds(db: Db, subRoles: readonly SubRole[]) {
  return db
    .selectFrom('adminGrants')
    .select('userId')
    .distinct()
    .where('subRole', 'in', subRoles)
    .where('revokedAt', 'is', null)
    .where(sql<boolean>`(expires_at IS NULL OR expires_at > now())`)
    .execute()
}

export async function findIsClient(db: Db, userId: string | null) {
  const row = await db
    .selectFrom('userRoles')
    .select('role')
    .where('userId', '=', userId)
    .where('role', '=', 'client')
    .executeTakeFirst()
  return row !== undefined
}

export function markNoticesRead(db: Db, userId: string, ticketId: string) {
  return db
    .updateTable('notifications')
    .set({ isRead: true })
    .where('userId', '=', userId)
    .where('isRead', '=', false)
    .where(sql<boolean>`notification_data->>'ticketId' = ${ticketId}`)
    .returning('id')
    .execute()
}
