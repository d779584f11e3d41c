import { sql, type RawBuilder } from 'kysely'
import type { BadgeType, Thresholds } from '#contract/admin/badges.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

const lockKey = 7_215_003

// Dates as the badge shows them, instants for counting.
export type Period = { start: string; end: string; from: string; to: string }
export type Winner = {
  barberId: BarberId
  profileId: ProfileId
  shopName: string
  rank: number
  score: number
}
export type Award = {
  barberId: BarberId
  badgeType: string
  rank: number
  score: number
  periodStart: string
  periodEnd: string
}

export type Question = {
  cityId: string
  type: BadgeType
  period: Period
  // Cancellations are counted over their own period.
  judged: Period
  fewestCandidates: number
  share: number
  thresholds: Thresholds
}

// The winners in order, with their scores; empty when there are too few candidates.
export async function listWinners(db: Db, question: Question) {
  const { cityId, type, period, judged, fewestCandidates, share, thresholds } = question
  const { rows } = await sql<Winner>`
    WITH team AS (${team}), taken AS (${bookingsIn(period)}), heard AS (${reviewsIn(period)}),
    cancellers AS (${cancellersIn(judged)}), candidates AS (${candidatesIn(cityId)}),
    scores AS (${scoresOf[type](thresholds)}), ranked AS (
      SELECT barber_id, profile_id, shop_name, score, row_number() OVER (
        ORDER BY score DESC, clients DESC, average_rating DESC, created_at, barber_id) AS rank
      FROM scores JOIN candidates USING (barber_id)
      WHERE barber_id NOT IN (${barredFrom(type, period)})
    )
    SELECT barber_id AS "barberId", profile_id AS "profileId", shop_name AS "shopName", rank, score
    FROM ranked CROSS JOIN (SELECT count(*) AS number FROM candidates) AS taking_part
    WHERE number >= ${fewestCandidates} AND rank <= ceil(number * ${share}::numeric)
    ORDER BY rank
  `.execute(db)
  return rows
}

// Everyone the winners are the best of, the barred ones included.
export async function countCandidates(db: Db, { cityId, period, judged }: Question) {
  const { rows } = await sql<{ count: number }>`
    WITH team AS (${team}), taken AS (${bookingsIn(period)}),
    cancellers AS (${cancellersIn(judged)}), candidates AS (${candidatesIn(cityId)})
    SELECT count(*)::int AS count FROM candidates`.execute(db)
  return rows[0]?.count ?? 0
}

// Only one run at a time.
export async function lockRun(db: Db) {
  await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(db)
}

export function listCities(db: Db) {
  return db
    .selectFrom('cities')
    .select(['id', 'timeZone'])
    .where('isActive', '=', true)
    .orderBy('name')
    .execute()
}

// False if the city had its run of that day.
export async function insertRun(db: Db, cityId: string, runOn: string) {
  const row = await db
    .insertInto('badgeRuns')
    .values({ cityId, runOn })
    .onConflict((conflict) => conflict.doNothing())
    .returning('runOn')
    .executeTakeFirst()
  return row !== undefined
}

export function findThresholds(db: Db) {
  return db
    .selectFrom('badgeThresholds')
    .select([
      'mostBookedVisits',
      'mostBookedClients',
      'mostReviewedReviews',
      'bestServicesReviews',
      'bestServicesRating',
    ])
    .executeTakeFirstOrThrow()
}

// Barbers of the city with a badge on their page.
export async function listHolders(db: Db, cityId: string) {
  const rows = await db
    .selectFrom('currentBadges as c')
    .innerJoin('barberProfiles as b', (join) => join.onRef('b.userId', '=', 'c.barberId'))
    .select('b.userId')
    .distinct()
    .where('b.cityId', '=', cityId)
    .execute()
  return rows.map(({ userId }) => userId)
}

export async function insertAwards(db: Db, awards: Award[], awardedAt: string) {
  if (awards.length === 0) return
  const rows = awards.map((award) => ({ ...award, awardedAt }))
  await db
    .insertInto('barberBadges')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('barber_badges_once').doNothing())
    .execute()
}

// The owner and all current and former team members of a business.
const team = sql`
  SELECT member.barber_id, member.user_id, lower(email) AS email, phone
  FROM (
    SELECT barber_id, user_id FROM employees UNION SELECT user_id, user_id FROM barber_profiles
  ) AS member
  JOIN users ON users.id = member.user_id JOIN profiles ON profiles.user_id = member.user_id`

// Excludes bookings by the business's own staff, as clients or as guests.
const byOthers = sql`
  NOT EXISTS (SELECT FROM team
    WHERE team.barber_id = bookings.barber_id AND team.user_id = bookings.client_id)
  AND NOT EXISTS (SELECT FROM team
    WHERE team.barber_id = bookings.barber_id AND team.email = lower(bookings.guest_email))
  AND NOT EXISTS (SELECT FROM team
    WHERE team.barber_id = bookings.barber_id AND team.phone = bookings.guest_phone)`

// A guest is identified by email or phone.
const bookingsIn = ({ from, to }: Period) => sql`
  SELECT barber_id, coalesce(client_id::text, lower(guest_email), guest_phone, id::text) AS client
  FROM bookings
  WHERE status = 'completed' AND completed_at >= ${from} AND completed_at < ${to} AND ${byOthers}`

const reviewsIn = ({ from, to }: Period) => sql`
  SELECT reviews.barber_id, rating, coalesce(reviews.client_id, reviews.id) AS client
  FROM reviews JOIN bookings ON bookings.id = booking_id
  WHERE reviews.status = 'published' AND reviews.created_at >= ${from}
  AND reviews.created_at < ${to} AND ${byOthers}`

// Barbers who cancel more than one booking in twenty. Holds and requests that were never accepted
// do not count.
const cancellersIn = ({ from, to }: Period) => sql`
  SELECT barber_id FROM bookings
  WHERE starts_at >= ${from} AND starts_at < ${to} AND ${byOthers}
  AND status NOT IN ('held', 'pending', 'declined', 'expired')
  GROUP BY barber_id
  HAVING count(*) FILTER (WHERE status = 'cancelled'
    AND (barber_id, cancelled_by) IN (SELECT barber_id, user_id FROM team)) > 0.05 * count(*)`

// Listed barbers of the city with bookings in the period who do not cancel too often.
const candidatesIn = (cityId: string) => sql`
  SELECT barber.user_id AS barber_id, barber.id AS profile_id, shop_name, average_rating,
    barber.created_at
  FROM barber_profiles AS barber
  JOIN profiles ON profiles.user_id = barber.user_id AND profiles.is_active
  WHERE barber.is_approved AND barber.is_active AND barber.city_id = ${cityId}
  AND barber.user_id IN (SELECT barber_id FROM taken)
  AND barber.user_id NOT IN (SELECT barber_id FROM cancellers)`

// Barbers whose badge was taken away, until their first run without the days it was won with.
const barredFrom = (type: BadgeType, { end }: Period) => sql`
  SELECT barber_id FROM barber_badges WHERE badge_type = ${type} AND barred_until > ${end}::date`

const scoresOf: Record<BadgeType, (needs: Thresholds) => RawBuilder<unknown>> = {
  most_booked: ({ mostBookedVisits, mostBookedClients }) => sql`
    SELECT barber_id, sum(least(number, 3)) AS score, count(*) AS clients
    FROM (
      SELECT barber_id, client, count(*) AS number FROM taken GROUP BY barber_id, client
    ) AS regulars
    GROUP BY barber_id
    HAVING sum(least(number, 3)) >= ${mostBookedVisits} AND count(*) >= ${mostBookedClients}`,

  most_reviewed: ({ mostReviewedReviews }) => sql`
    SELECT barber_id, count(*) AS score, count(DISTINCT client) AS clients
    FROM heard GROUP BY barber_id HAVING count(*) >= ${mostReviewedReviews}`,

  // Adds ten average reviews, so that a few good reviews cannot win by luck.
  best_services: ({ bestServicesReviews, bestServicesRating }) => sql`
    SELECT barber_id, round((10 * mean + sum(rating)) / (10 + count(*)), 4) AS score,
      count(DISTINCT client) AS clients
    FROM (
      SELECT heard.*, avg(rating) OVER (PARTITION BY city_id) AS mean
      FROM heard JOIN barber_profiles ON barber_profiles.user_id = heard.barber_id
    ) AS heard
    GROUP BY barber_id, mean
    HAVING count(*) >= ${bestServicesReviews} AND avg(rating) >= ${bestServicesRating}::numeric`,
}
