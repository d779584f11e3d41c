// Shops shown in place of barbers.
import { sql } from 'kysely'
import type { Text } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'

export function listNewestShops(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom('shops')
    .select(['id', 'name as shopName', 'address', 'photoUrl as image'])
    .select(sql<Text | null>`alt_of(photo_url)`.as('imageAlt'))
    .where('approvalStatus', '=', 'approved')
    .where('isActive', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findShop(db: Db, id: string) {
  return db
    .selectFrom('shops')
    .select(['id', 'name as shopName', 'address', 'photoUrl as image', 'description', 'ownerId'])
    .select(sql<Text | null>`alt_of(photo_url)`.as('imageAlt'))
    .where('id', '=', id)
    .where('approvalStatus', '=', 'approved')
    .where('isActive', '=', true)
    .executeTakeFirst()
}
