// A business's numbers over some days in the shop's time zone. Unconfirmed holds do not count.
import { sql } from 'kysely'
import type { Days } from '#contract/business/analytics.ts'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import {
  brought,
  isBooked,
  isComing,
  isDone,
  isRefused,
  isTaken,
  minutesBooked,
  wasBooked,
} from '#server/database/measures.ts'
import { midnightAfter, midnightOf, timeZoneOf } from '#server/database/shop-days.ts'

const shopTime = (barberId: BarberId) => sql`(starts_at AT TIME ZONE ${timeZoneOf(barberId)})`

const rebookedHours = 45 * 24

function booked(barberId: BarberId, { from, to }: Days) {
  return sql`SELECT * FROM bookings WHERE barber_id = ${barberId} AND ${wasBooked}
    AND starts_at >= ${midnightOf(barberId, from)} AND starts_at < ${midnightAfter(barberId, to)}`
}

export type Counts = {
  bookings: number
  upcoming: number
  done: number
  cancelled: number
  lateCancelled: number
  declined: number
  expired: number
  noShows: number
  accepted: number
  revenueCents: number
  leadMinutes: number | null
}

export async function countBookings(db: Db, barberId: BarberId, days: Days) {
  const { rows } = await sql<Counts>`
    SELECT count(*) FILTER (WHERE ${isBooked}) AS bookings,
      count(*) FILTER (WHERE ${isComing}) AS upcoming,
      count(*) FILTER (WHERE ${isDone}) AS done,
      count(*) FILTER (WHERE status = 'cancelled') AS cancelled,
      count(*) FILTER (WHERE status = 'cancelled' AND is_late_cancel) AS "lateCancelled",
      count(*) FILTER (WHERE status = 'declined') AS declined,
      count(*) FILTER (WHERE status = 'expired') AS expired,
      count(*) FILTER (WHERE status = 'no_show') AS "noShows",
      count(*) FILTER (WHERE NOT ${isRefused}) AS accepted,
      coalesce(sum(${brought}) FILTER (WHERE ${isDone}), 0) AS "revenueCents",
      percentile_disc(0.5) WITHIN GROUP (
        ORDER BY floor(extract(epoch FROM starts_at - created_at) / 60)::int)
        FILTER (WHERE source <> 'walk_in') AS "leadMinutes"
    FROM (${booked(barberId, days)}) AS k`.execute(db)
  return at(rows, 0)
}

type Rebooked = { known: number; rebooked: number }

// Completed bookings of known clients, and how many of them were followed by another booking.
export async function countRebooked(db: Db, barberId: BarberId, { from, to }: Days) {
  const { rows } = await sql<Rebooked>`
    WITH of_client AS (
      SELECT starts_at, ${isDone} AS is_done,
        min(starts_at) OVER (PARTITION BY client_record_id ORDER BY starts_at
                             GROUPS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) AS next_at
      FROM bookings
      WHERE barber_id = ${barberId} AND ${wasBooked} AND (${isDone} OR ${isComing})
        AND client_record_id IS NOT NULL)
    SELECT count(*) AS known, count(*) FILTER (
      WHERE next_at <= starts_at + make_interval(hours => ${rebookedHours})) AS rebooked
    FROM of_client
    WHERE is_done AND starts_at >= ${midnightOf(barberId, from)} AND starts_at < ${midnightAfter(barberId, to)}
  `.execute(db)
  return at(rows, 0)
}

type Steps = { views: number; starts: number; bookedOnline: number }

export async function countSteps(db: Db, barberId: BarberId, { from, to }: Days) {
  const { rows } = await sql<Steps>`
    SELECT coalesce(sum(views), 0) AS views, coalesce(sum(starts), 0) AS starts,
      (SELECT count(*) FROM bookings
       WHERE barber_id = ${barberId} AND ${wasBooked} AND source IN ('marketplace', 'direct_link')
         AND created_at >= ${midnightOf(barberId, from)}
         AND created_at < ${midnightAfter(barberId, to)}) AS "bookedOnline"
    FROM page_views
    WHERE barber_id = ${barberId} AND day BETWEEN ${from}::date AND ${to}::date`.execute(db)
  return at(rows, 0)
}

export type DayRow = { day: string; bookings: number; revenueCents: number }

export async function listDays(db: Db, barberId: BarberId, days: Days) {
  const { rows } = await sql<DayRow>`
    SELECT day::date::text AS day, count(k.id) FILTER (WHERE ${isBooked}) AS bookings,
      coalesce(sum(${brought}) FILTER (WHERE ${isDone}), 0) AS "revenueCents"
    FROM generate_series(${days.from}::date::timestamp, ${days.to}::date::timestamp, '1 day') AS day
    LEFT JOIN (${booked(barberId, days)}) AS k ON ${shopTime(barberId)}::date = day::date
    GROUP BY day ORDER BY day`.execute(db)
  return rows
}

export async function listHours(db: Db, barberId: BarberId, days: Days) {
  const { rows } = await sql<{ weekday: number; hour: number; visits: number }>`
    SELECT extract(dow FROM ${shopTime(barberId)})::int AS weekday,
      extract(hour FROM ${shopTime(barberId)})::int AS hour, count(*) AS visits
    FROM (${booked(barberId, days)}) AS k WHERE ${isTaken}
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db)
  return rows
}

export async function listTopServices(db: Db, barberId: BarberId, days: Days & { limit: number }) {
  const { rows } = await sql<{ name: string; visits: number; revenueCents: number }>`
    SELECT i.name, count(DISTINCT k.id) AS visits, sum(i.price_cents) AS "revenueCents"
    FROM (${booked(barberId, days)}) AS k JOIN booking_items AS i ON i.booking_id = k.id
    WHERE ${isDone}
    GROUP BY i.name ORDER BY 2 DESC, 3 DESC, 1 LIMIT ${days.limit}`.execute(db)
  return rows
}

export type MemberRow = {
  providerId: string
  bookings: number
  revenueCents: number
  bookedMinutes: number
}

export async function listByProvider(db: Db, barberId: BarberId, days: Days) {
  const { rows } = await sql<MemberRow>`
    SELECT provider_id AS "providerId", count(*) FILTER (WHERE ${isBooked}) AS bookings,
      coalesce(sum(${brought}) FILTER (WHERE ${isDone}), 0) AS "revenueCents",
      coalesce(sum(${minutesBooked})
        FILTER (WHERE ${isTaken}), 0) AS "bookedMinutes"
    FROM (${booked(barberId, days)}) AS k GROUP BY provider_id`.execute(db)
  return rows
}

// The owner, then the current team.
export async function listPeople(db: Db, barberId: BarberId) {
  const { rows } = await sql<{ id: string; name: string; photoUrl: string | null }>`
    SELECT p.user_id AS id, p.name, p.photo_url AS "photoUrl"
    FROM profiles AS p
    LEFT JOIN employees AS e ON e.user_id = p.user_id AND e.barber_id = ${barberId} AND e.is_active
    WHERE p.user_id = ${barberId} OR e.id IS NOT NULL
    ORDER BY p.user_id <> ${barberId}, p.name, p.user_id`.execute(db)
  return rows
}

// Former providers who had bookings in the period.
export function listFormer(db: Db, ids: string[]) {
  return db
    .selectFrom('profiles')
    .select(['userId as id', 'name', 'photoUrl'])
    .where('userId', 'in', ids)
    .orderBy('name')
    .execute()
}
