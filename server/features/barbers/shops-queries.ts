// Shops shown in place of barbers.
import { sql } from 'kysely'
import type { Text } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'

const isInOpenCity = sql<boolean>`NOT EXISTS (SELECT FROM barber_profiles AS owner
  WHERE owner.user_id = owner_id AND NOT is_open_city(owner.city_id))`

export function listNewestShops(db: Db, { limit }: { limit: number }) {
  return db
    .selectFrom('shops')
    .select(['id', 'name as shopName', 'address', 'photoUrl as image'])
    .select(sql<Text | null>`alt_of(photo_url)`.as('imageAlt'))
    .select(sql<string>`time_zone_of(owner_id)`.as('timeZone'))
    .where('approvalStatus', '=', 'approved')
    .where('isActive', '=', true)
    .where(isInOpenCity)
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
    .where(isInOpenCity)
    .executeTakeFirst()
}
