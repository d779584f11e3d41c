import { sql } from 'kysely'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Badge } from '#contract/marketplace/barbers.ts'
import type { Text } from '#contract/language.ts'
import type { Place } from '#contract/marketplace/search.ts'
import { given, prepared, type Db } from '#server/database/db.ts'

export type ListingRow = {
  id: ProfileId
  barberId: BarberId
  shopName: string
  address: string
  neighborhood: string
  zip: string
  city: string
  state: string
  latitude: number
  longitude: number
  languages: string[]
  averageRating: number
  totalReviews: number
  image: string | null
  imageAlt: Text | null
  badges: Badge[]
  accessible: boolean
  walkIns: boolean
  payment: string
  isNew: boolean
  finished: number
  dropped: number
}

type IdsPage = { cityIds: string[]; after: BarberId | null; limit: number }

// Pages through the listed barbers of some cities, ordered by user id.
export async function listListedIds(db: Db, { cityIds, after, limit }: IdsPage) {
  const rows = await db
    .selectFrom('barberProfiles as b')
    .select('b.userId')
    .where('b.cityId', 'in', cityIds)
    .where(isListed)
    .$call(given(after, (query, id) => query.where('b.userId', '>', id)))
    .orderBy('b.userId')
    .limit(limit)
    .execute()
  return rows.map(({ userId }) => userId)
}

// Everyone in the zone who may be listed today.
export async function listIdsIn(db: Db, timeZone: string) {
  const rows = await db
    .selectFrom('barberProfiles as b')
    .innerJoin('cities as c', 'c.id', 'b.cityId')
    .select('b.userId')
    .where('c.timeZone', '=', timeZone)
    .where('b.isApproved', '=', true)
    .execute()
  return rows.map(({ userId }) => userId)
}

export async function listTimeZones(db: Db) {
  const rows = await db
    .selectFrom('cities')
    .select('timeZone')
    .distinct()
    .where('isActive', '=', true)
    .execute()
  return rows.map(({ timeZone }) => timeZone)
}

const isListed = sql<boolean>`(is_listed(b)
  AND b.latitude IS NOT NULL AND b.longitude IS NOT NULL)`

export async function listListings(db: Db, barberIds: BarberId[]) {
  const { rows } = await sql<ListingRow>`${prepared}
    SELECT b.id, b.user_id AS "barberId", b.shop_name AS "shopName", b.address, b.neighborhood,
      b.zip, c.name AS city, c.state, b.latitude, b.longitude, b.languages,
      b.average_rating AS "averageRating", b.total_reviews AS "totalReviews",
      coalesce(b.cover_url, b.portfolio_photos[1], b.avatar_url) AS image,
      alt_of(coalesce(b.cover_url, b.portfolio_photos[1], b.avatar_url)) AS "imageAlt", b.accessible,
      coalesce(s.accept_walk_ins, true) AS "walkIns",
      coalesce(s.payment_policy, 'pay_at_shop') AS payment,
      b.created_at > now() - interval '14 days' AS "isNew",
      recent.finished, recent.dropped,
      (SELECT coalesce(json_agg(json_build_object(
         'badgeType', badge_type, 'rank', rank, 'periodStart', period_start,
         'periodEnd', period_end) ORDER BY awarded_at DESC, badge_type), '[]')
       FROM current_badges WHERE barber_id = b.user_id) AS badges
    FROM barber_profiles AS b
    JOIN cities AS c ON c.id = b.city_id
    LEFT JOIN barber_booking_settings AS s ON s.barber_id = b.user_id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE status = 'completed') AS finished,
             count(*) FILTER (WHERE dropped_at IS NOT NULL
               OR (status = 'expired' AND answer_by IS NOT NULL)) AS dropped
      FROM (SELECT status, dropped_at, answer_by FROM bookings
            WHERE barber_id = b.user_id AND starts_at > now() - interval '90 days'
              AND status IN ('completed', 'cancelled', 'expired')
            ORDER BY starts_at DESC LIMIT 1000) AS latest) AS recent
    WHERE b.user_id = ANY (${barberIds}::uuid[]) AND ${isListed}
  `.execute(db)
  return rows
}

// Cities that are open, the one with this name first.
export function listCities(db: Db, first: string) {
  return db
    .selectFrom('cities')
    .select(['id', 'name', 'latitude', 'longitude', 'drawing'])
    .where('isActive', '=', true)
    .orderBy(sql`name = ${first}`, 'desc')
    .orderBy('name')
    .orderBy('state')
    .execute()
}

export function listCityPlaces(db: Db) {
  return db
    .selectFrom('cityPlaces')
    .select(['cityId', 'name', 'latitude', 'longitude'])
    .select(sql<Place['kind']>`kind`.as('kind'))
    .orderBy('kind')
    .orderBy('position')
    .orderBy('name')
    .execute()
}
