import { sql } from 'kysely'
import type { ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

export async function countListedBarbers(db: Db) {
  const { count } = await db
    .selectFrom('barberProfiles as barber')
    .select(sql<number>`count(*)`.as('count'))
    .where(sql<boolean>`is_listed(barber)`)
    .executeTakeFirstOrThrow()
  return count
}

type Part = { limit: number; offset: number }

export function listListedBarbers(db: Db, { limit, offset }: Part) {
  return db
    .selectFrom('barberProfiles as barber')
    .select([
      'barber.id',
      newestPicture.as('portfolioChangedAt'),
      sql<string>`greatest(barber.created_at, barber.license_checked_at, ${newestPicture},
        (SELECT max(created_at) FROM services WHERE barber_id = barber.user_id AND is_active),
        (SELECT max(created_at) FROM reviews
         WHERE barber_id = barber.user_id AND status = 'published'))`.as('changedAt'),
    ])
    .where(sql<boolean>`is_listed(barber)`)
    .orderBy('barber.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

const newestPicture = sql<string | null>`(
  SELECT max(created_at) FROM portfolio_items
  WHERE barber_id = barber.user_id AND status = 'published' AND consent_at IS NOT NULL)`

export function listPageChanges(db: Db) {
  return db
    .selectFrom('pageContent')
    .select(['pageKey', sql<string>`max(updated_at)`.as('changedAt')])
    .where('isActive', '=', true)
    .groupBy('pageKey')
    .execute()
}

export function findSharedBarber(db: Db, id: ProfileId) {
  return db
    .selectFrom('barberProfiles as barber')
    .innerJoin('cities', 'cities.id', 'barber.cityId')
    .select([
      'barber.shopName',
      'barber.neighborhood',
      'cities.name as city',
      'barber.averageRating',
      'barber.totalReviews',
      sql<
        string | null
      >`coalesce(barber.cover_url, barber.portfolio_photos[1], barber.avatar_url)`.as('image'),
      sql<number | null>`(SELECT min(price_cents) FROM services WHERE barber_id = barber.user_id
                          AND is_active AND NOT is_add_on)`.as('priceFromCents'),
    ])
    .where('barber.id', '=', id)
    .where(sql<boolean>`is_listed(barber)`)
    .executeTakeFirst()
}
