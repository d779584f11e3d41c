// Last Monday's badges, counted from the bookings and reviews as they are: the best tenth of the
// barbers who took part, if at least ten did.
import { sql, type RawBuilder } from 'kysely'
import type { Clock } from '#db/seed/clock.ts'
import type { Db } from '#server/db.ts'

const fewestCandidates = 10

type Period = { start: string; end: string; from: string; to: string }
type Badge = { type: string; days: number; scores: (period: Period) => RawBuilder<unknown> }

const badges: Badge[] = [
  { type: 'most_booked', days: 30, scores: bookedMost },
  { type: 'most_reviewed', days: 30, scores: reviewedMost },
  { type: 'best_services', days: 90, scores: ratedBest },
]

export async function awardBadges(db: Db, clock: Clock) {
  const run = clock.lastBadgeRun()
  for (const { type, days, scores } of badges) {
    const [start, end] = [run.toPlainDate().subtract({ days }), run.toPlainDate()]
    const period = {
      start: start.toString(),
      end: end.toString(),
      from: start.toZonedDateTime(run.timeZoneId).toInstant().toString(),
      to: end.toZonedDateTime(run.timeZoneId).toInstant().toString(),
    }
    await award(db, { type, period, scores: scores(period), at: run.toInstant().toString() })
  }
}

type Award = { type: string; period: Period; scores: RawBuilder<unknown>; at: string }

async function award(db: Db, { type, period, scores, at }: Award) {
  await sql`
    WITH candidates AS (${candidatesIn(period)}), scores AS (${scores}), ranked AS (
      SELECT barber_id, row_number() OVER (
        ORDER BY score DESC, clients DESC, average_rating DESC, created_at) AS rank
      FROM scores JOIN candidates USING (barber_id)
    )
    INSERT INTO barber_badges (barber_id, badge_type, rank, period_start, period_end, awarded_at)
    SELECT barber_id, ${type}, rank, ${period.start}::date, ${period.end}::date, ${at}
    FROM ranked CROSS JOIN (SELECT count(*) AS number FROM candidates) AS all_candidates
    WHERE number >= ${fewestCandidates} AND rank <= ceil(number * 0.1)
    ORDER BY rank
  `.execute(db)
}

// Listed, at work in the period, and not in the habit of cancelling on clients.
const candidatesIn = ({ from, to }: Period) => sql`
  SELECT user_id AS barber_id, average_rating, created_at FROM barber_profiles
  WHERE is_approved AND is_active AND EXISTS (
    SELECT FROM bookings WHERE barber_id = user_id
    AND status = 'completed' AND completed_at >= ${from} AND completed_at < ${to})
  AND (
    SELECT count(*) FILTER (WHERE status = 'cancelled' AND cancelled_by IN (barber_id, provider_id))
      <= 0.05 * count(*)
    FROM bookings WHERE barber_id = user_id AND starts_at >= ${from} AND starts_at < ${to})`

// Completed visits by others than the shop's own people. A guest is known by address or number.
const visitsIn = ({ from, to }: Period) => sql`
  SELECT barber_id, coalesce(client_id::text, guest_email, guest_phone) AS client
  FROM bookings
  WHERE status = 'completed' AND completed_at >= ${from} AND completed_at < ${to}
  AND client_id IS DISTINCT FROM barber_id AND NOT EXISTS (
    SELECT FROM employees WHERE employees.barber_id = bookings.barber_id AND user_id = client_id)`

function bookedMost(period: Period) {
  return sql`
    SELECT barber_id, sum(least(visits, 3)) AS score, count(*) AS clients
    FROM (
      SELECT barber_id, client, count(*) AS visits FROM (${visitsIn(period)}) AS visits
      GROUP BY barber_id, client
    ) AS regulars
    GROUP BY barber_id HAVING sum(least(visits, 3)) >= 10 AND count(*) >= 6`
}

const reviewsIn = ({ from, to }: Period) => sql`
  SELECT barber_id, rating, coalesce(client_id, id) AS client FROM reviews
  WHERE status = 'published' AND created_at >= ${from} AND created_at < ${to}`

function reviewedMost(period: Period) {
  return sql`
    SELECT barber_id, count(*) AS score, count(DISTINCT client) AS clients
    FROM (${reviewsIn(period)}) AS heard GROUP BY barber_id HAVING count(*) >= 5`
}

// As if ten average reviews came on top, so that few reviews cannot win by luck.
function ratedBest(period: Period) {
  return sql`
    SELECT barber_id, (10 * city.mean + sum(rating)) / (10 + count(*)) AS score,
      count(DISTINCT client) AS clients
    FROM (${reviewsIn(period)}) AS heard
    CROSS JOIN (SELECT avg(rating) AS mean FROM (${reviewsIn(period)}) AS everyone) AS city
    GROUP BY barber_id, city.mean HAVING count(*) >= 10 AND avg(rating) >= 4.5`
}
