import { sql } from 'kysely'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type {
  Badge,
  BarberCard,
  PortfolioItem,
  Provider,
  Service,
} from '#contract/marketplace/barbers.ts'
import type { Text } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { barberIdOf } from '#server/ids.ts'

const servicesOnCard = 3

type Limit = { limit: number }

export function listTopBarbers(db: Db, { limit }: Limit) {
  return listedCards(db)
    .orderBy('barber.averageRating', 'desc')
    .orderBy('barber.totalReviews', 'desc')
    .orderBy('barber.id')
    .limit(limit)
    .execute()
}

export function listBarbersByIds(db: Db, ids: ProfileId[]) {
  return listedCards(db)
    .where('barber.id', 'in', ids)
    .orderBy(sql`array_position(${ids}::uuid[], barber.id)`)
    .execute()
}

export function listBarbersOfShop(db: Db, { id, ownerId }: { id: string; ownerId: string }) {
  return listedCards(db)
    .where((eb) =>
      eb.or([eb('barber.shopId', '=', id), eb('barber.userId', '=', barberIdOf(ownerId))]),
    )
    .orderBy('barber.averageRating', 'desc')
    .orderBy('barber.id')
    .limit(24)
    .execute()
}

type Likeness = {
  id: ProfileId
  userId: BarberId
  latitude: number | null
  longitude: number | null
}

// Barbers who offer this barber's main category, nearest first.
export function listSimilarBarbers(db: Db, like: Likeness & Limit) {
  const { id, userId, latitude, longitude, limit } = like
  const doesTheSame = sql<boolean>`EXISTS (
    SELECT FROM services WHERE barber_id = barber.user_id AND is_active AND category = (
      SELECT category FROM services WHERE barber_id = ${userId} AND is_active AND NOT is_add_on
      GROUP BY category ORDER BY count(*) DESC, min(position) LIMIT 1)
  )`
  const distance = sql<number>`(barber.latitude - ${latitude}) ^ 2
    + ((barber.longitude - ${longitude}) * cos(radians(${latitude}))) ^ 2`
  return listedCards(db)
    .where('barber.id', '!=', id)
    .orderBy(doesTheSame, 'desc')
    .orderBy(distance, (order) => order.asc().nullsLast())
    .orderBy('barber.averageRating', 'desc')
    .orderBy('barber.id')
    .limit(limit)
    .execute()
}

function listedCards(db: Db) {
  return db
    .selectFrom('barberProfiles as barber')
    .select([
      'barber.id',
      'barber.shopName',
      'barber.address',
      sql<string>`time_zone_in(barber.city_id)`.as('timeZone'),
      'barber.averageRating',
      'barber.totalReviews',
      cardImage.as('image'),
      sql<Text | null>`alt_of(${cardImage})`.as('imageAlt'),
      firstServices.as('services'),
      serviceCount.as('serviceCount'),
      newestBadges.as('badges'),
    ])
    .where(isListed)
}

export function findListedBarber(db: Db, id: ProfileId) {
  return barberRows(db).where('barber.id', '=', id).where(isListed).executeTakeFirst()
}

// For the barber, listed or not.
export function findBarberOf(db: Db, barberId: BarberId) {
  return barberRows(db).where('barber.userId', '=', barberId).executeTakeFirst()
}

export function findListedBySlug(db: Db, slug: string) {
  return db
    .selectFrom('barberSlugs')
    .innerJoin('barberProfiles as barber', 'barber.userId', 'barberSlugs.barberId')
    .select('barber.id')
    .where('barberSlugs.slug', '=', slug)
    .where(isListed)
    .executeTakeFirst()
}

// The profile shows the account's photo.
export async function setAvatar(db: Db, userId: string, avatarUrl: string | null) {
  await db
    .updateTable('barberProfiles')
    .set({ avatarUrl })
    .where('userId', '=', barberIdOf(userId))
    .execute()
}

function barberRows(db: Db) {
  return db
    .selectFrom('barberProfiles as barber')
    .leftJoin('cities as city', 'city.id', 'barber.cityId')
    .select([
      'barber.id',
      'barber.userId',
      'barber.shopName',
      'barber.address',
      sql<string>`time_zone_in(barber.city_id)`.as('timeZone'),
      sql<string>`coalesce(city.name, '')`.as('city'),
      sql<string>`coalesce(city.state, '')`.as('state'),
      'barber.neighborhood',
      'barber.zip',
      'barber.latitude',
      'barber.longitude',
      'barber.bio',
      'barber.languages',
      'barber.averageRating',
      'barber.totalReviews',
      'barber.licenseType',
      'barber.licenseCheckedAt',
      'barber.accessible',
      'barber.parking',
      'barber.amenities',
      'barber.paymentMethods',
      cardImage.as('image'),
      sql<Text | null>`alt_of(${cardImage})`.as('imageAlt'),
      newestBadges.as('badges'),
    ])
}

export function listServices(db: Db, barberId: BarberId) {
  return db
    .selectFrom('services')
    .select(['id', 'name', 'description', 'priceCents', 'durationMinutes'])
    .select(['isAddOn', 'depositPercent'])
    .select(sql<Service['category']>`category`.as('category'))
    .where('barberId', '=', barberId)
    .where('isActive', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

// The owner first, then bookable team members in the order they joined.
export async function listTeam(db: Db, barberId: BarberId) {
  const { rows } = await sql<Provider>`
    SELECT member.user_id AS "providerId", p.name, title, member.bio, member.languages,
           coalesce(member.photo_url, p.photo_url) AS "photoUrl",
           heard.average AS "averageRating", heard.total AS "totalReviews"
    FROM (
      SELECT user_id, '' AS title, '' AS bio, languages, avatar_url AS photo_url,
             '-infinity'::timestamptz AS joined_at
      FROM barber_profiles WHERE user_id = ${barberId}
      UNION ALL
      SELECT user_id, title, bio, languages, NULL, joined_at
      FROM bookable_employees WHERE barber_id = ${barberId}
    ) AS member
    JOIN profiles p ON p.user_id = member.user_id AND p.is_active
    CROSS JOIN LATERAL (
      SELECT round(avg(rating), 1) AS average, count(*) AS total FROM reviews
      WHERE barber_id = ${barberId} AND provider_id = member.user_id AND status = 'published'
    ) AS heard
    ORDER BY member.joined_at, member.user_id
  `.execute(db)
  return rows
}

export function findPolicies(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberBookingSettings as s')
    .select([
      sql<number>`deposit_of(s)`.as('depositPercent'),
      'cancellationWindowHours',
      'lateCancelFeePercent',
      'noShowFeePercent',
      'autoConfirm',
      'acceptWalkIns',
    ])
    .select(sql<'pay_at_shop' | 'card_on_file' | 'prepay'>`payment_policy`.as('paymentPolicy'))
    .where('barberId', '=', barberId)
    .executeTakeFirst()
}

export function listPortfolio(db: Db, barberId: BarberId, { limit }: Limit) {
  return publishedItems(db, barberId)
    .leftJoin('services as s', 's.id', 'item.serviceId')
    .innerJoin('profiles as p', 'p.userId', 'item.providerId')
    .select([
      'item.id',
      'item.imageUrl',
      sql<Text | null>`alt_of(item.image_url)`.as('imageAlt'),
      'item.beforeImageUrl',
      'item.caption',
      'item.providerId',
      'p.name as providerName',
      sql<PortfolioItem['category']>`s.category`.as('category'),
      sql<string | null>`CASE WHEN s.is_active THEN s.id END`.as('serviceId'),
    ])
    .orderBy('item.position')
    .orderBy('item.id')
    .limit(limit)
    .execute()
}

export async function countPortfolio(db: Db, barberId: BarberId) {
  const { total } = await publishedItems(db, barberId)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function publishedItems(db: Db, barberId: BarberId) {
  return db
    .selectFrom('portfolioItems as item')
    .where('item.barberId', '=', barberId)
    .where('item.status', '=', 'published')
    .where('item.consentAt', 'is not', null)
}

const isListed = sql<boolean>`is_listed(barber)`

const cardImage = sql<
  string | null
>`coalesce(barber.cover_url, barber.portfolio_photos[1], barber.avatar_url)`

const firstServices = sql<BarberCard['services']>`(
  SELECT coalesce(json_agg(json_build_object('name', name, 'priceCents', price_cents)
                           ORDER BY position, id), '[]')
  FROM (SELECT * FROM services WHERE barber_id = barber.user_id AND is_active
        ORDER BY position, id LIMIT ${servicesOnCard}) AS first_services
)`

const serviceCount = sql<number>`(
  SELECT count(*) FROM services WHERE barber_id = barber.user_id AND is_active
)`

const newestBadges = sql<Badge[]>`(
  SELECT coalesce(json_agg(json_build_object('badgeType', badge_type, 'rank', rank,
                                             'periodStart', period_start, 'periodEnd', period_end)
                           ORDER BY awarded_at DESC, badge_type), '[]')
  FROM current_badges WHERE barber_id = barber.user_id
)`
