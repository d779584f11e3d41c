import { sql } from 'kysely'
import type { Badge, BarberCard } from '#contract/barbers.ts'
import type { Db } from '#server/db.ts'

const servicesOnCard = 3

type Limit = { limit: number }

export function listTopBarbers(db: Db, { limit }: Limit) {
  return db
    .selectFrom('barberProfiles as barber')
    .select([
      'barber.id',
      'barber.shopName',
      'barber.address',
      'barber.averageRating',
      'barber.totalReviews',
      sql<string | null>`coalesce(barber.portfolio_photos[1], barber.avatar_url)`.as('image'),
      firstServices.as('services'),
      serviceCount.as('serviceCount'),
      newestBadges.as('badges'),
    ])
    .where('barber.isApproved', '=', true)
    .where('barber.isActive', '=', true)
    .orderBy('barber.averageRating', 'desc')
    .orderBy('barber.totalReviews', 'desc')
    .orderBy('barber.id')
    .limit(limit)
    .execute()
}

export function listNewestShops(db: Db, { limit }: Limit) {
  return db
    .selectFrom('shops')
    .select(['id', 'name as shopName', 'address', 'photoUrl as image'])
    .where('approvalStatus', '=', 'approved')
    .where('isActive', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const firstServices = sql<BarberCard['services']>`(
  SELECT coalesce(json_agg(json_build_object('name', name, 'priceCents', price_cents)
                           ORDER BY position, id), '[]')
  FROM (SELECT * FROM services WHERE barber_id = barber.user_id AND is_active
        ORDER BY position, id LIMIT ${servicesOnCard}) AS first_services
)`

const serviceCount = sql<number>`(
  SELECT count(*) FROM services WHERE barber_id = barber.user_id AND is_active
)`

// The newest award of each kind. A revoked one hides the older ones of its kind as well.
const newestBadges = sql<Badge[]>`(
  SELECT coalesce(json_agg(json_build_object('badgeType', badge_type, 'rank', rank,
                                             'periodStart', period_start, 'periodEnd', period_end)
                           ORDER BY awarded_at DESC, badge_type), '[]')
  FROM (SELECT DISTINCT ON (badge_type) * FROM barber_badges WHERE barber_id = barber.user_id
        ORDER BY badge_type, awarded_at DESC) AS newest
  WHERE revoked_at IS NULL
)`
