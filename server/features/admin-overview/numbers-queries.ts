// The platform's numbers, counted from bookings into tables by day and by period.
import { sql } from 'kysely'
import type { Days } from '#contract/business/analytics.ts'
import type { Db } from '#server/database/db.ts'
import {
  brought,
  isDone,
  isRefused,
  isTaken,
  minutesBooked,
  wasBooked,
} from '#server/database/measures.ts'

export async function findToday(db: Db) {
  const { rows } = await sql<{ today: string }>`SELECT today_of(NULL)::text AS today`.execute(db)
  return rows[0]!.today
}

// Bookings with the day on which they start at their shop. A day of the calendar lies within a day
// of the same date in UTC, so the index on starts_at applies.
const onDays = ({ from, to }: Days) => sql`
  SELECT k.*, (k.starts_at AT TIME ZONE shop.zone)::date AS day
  FROM bookings AS k
  JOIN (SELECT user_id, time_zone_in(city_id) AS zone FROM barber_profiles OFFSET 0) AS shop
    ON shop.user_id = k.barber_id
  WHERE k.starts_at >= ${from}::date - 1 AND k.starts_at < ${to}::date + 2 AND ${wasBooked}`

// What clients get back, by the day it was decided in the launch city. Orders that wait for a second
// person or were declined give nothing back.
const refundedOn = ({ from, to }: Days) => sql`
  SELECT (created_at AT TIME ZONE time_zone_of(NULL))::date AS day, sum(amount_cents) AS cents
  FROM refund_log
  WHERE created_at >= ${from}::date - 1 AND created_at < ${to}::date + 2
    AND state IN ('asked', 'sent', 'done', 'failed')
  GROUP BY 1`

export async function countDays(db: Db, days: Days) {
  await sql`
    WITH refunded AS MATERIALIZED (${refundedOn(days)})
    INSERT INTO platform_days AS old (day, done, no_shows, cancelled, accepted, revenue_cents,
      commission_cents, booked_minutes, refunded_cents)
    SELECT each::date, count(*) FILTER (WHERE ${isDone}),
      count(*) FILTER (WHERE status = 'no_show'),
      count(*) FILTER (WHERE status = 'cancelled'),
      count(status) FILTER (WHERE NOT ${isRefused}),
      coalesce(sum(${brought}) FILTER (WHERE ${isDone}), 0),
      coalesce(sum(commission_cents) FILTER (WHERE ${isDone}), 0),
      coalesce(sum(${minutesBooked}) FILTER (WHERE ${isTaken}), 0),
      coalesce((SELECT cents FROM refunded WHERE refunded.day = each::date), 0)
    FROM generate_series(${days.from}::date::timestamp, ${days.to}::date::timestamp, '1 day') AS each
    LEFT JOIN (${onDays(days)}) AS k ON k.day = each::date
    GROUP BY each
    ON CONFLICT (day) DO UPDATE SET (done, no_shows, cancelled, accepted, revenue_cents,
      commission_cents, booked_minutes, refunded_cents) = (excluded.done, excluded.no_shows,
      excluded.cancelled, excluded.accepted, excluded.revenue_cents, excluded.commission_cents,
      excluded.booked_minutes, excluded.refunded_cents)
  `.execute(db)
}

type Period = { days: number; period: Days; previous: Days }

// Barbers and clients with a visit that took place. Guests are known by their email or phone;
// walk-ins without contact info are nobody.
export async function countPeople(db: Db, { days, period, previous }: Period) {
  await sql`
    WITH visits AS (
      SELECT barber_id, coalesce(client_id::text, lower(guest_email), guest_phone) AS client,
        day >= ${period.from}::date AS is_now
      FROM (${onDays({ from: previous.from, to: period.to })}) AS k
      WHERE ${isDone} AND day BETWEEN ${previous.from}::date AND ${period.to}::date),
    barbers AS (SELECT bool_or(is_now) AS now, bool_or(NOT is_now) AS before
      FROM visits GROUP BY barber_id),
    clients AS (SELECT bool_or(is_now) AS now, bool_or(NOT is_now) AS before
      FROM visits WHERE client IS NOT NULL GROUP BY client)
    INSERT INTO platform_periods (days, last_day, active_barbers, active_barbers_before,
      active_clients, active_clients_before)
    SELECT ${days}, ${period.to}::date,
      (SELECT count(*) FROM barbers WHERE now), (SELECT count(*) FROM barbers WHERE before),
      (SELECT count(*) FROM clients WHERE now), (SELECT count(*) FROM clients WHERE before)
    ON CONFLICT (days) DO UPDATE SET (last_day, active_barbers, active_barbers_before,
      active_clients, active_clients_before, counted_at) = (excluded.last_day,
      excluded.active_barbers, excluded.active_barbers_before, excluded.active_clients,
      excluded.active_clients_before, now())
  `.execute(db)
}

// The newest first. A day that is over is counted once more after its end, and then stays.
export async function listUncountedDays(db: Db, { from, to }: Days) {
  const { rows } = await sql<{ day: string }>`
    SELECT each::date::text AS day
    FROM generate_series(${from}::date::timestamp, ${to}::date::timestamp, '1 day') AS each
    LEFT JOIN platform_open_days AS o ON o.day = each::date
    WHERE o.day IS NULL
      OR (o.counted_at < o.day + interval '2 days' AND o.counted_at < now() - interval '1 hour')
    ORDER BY each DESC`.execute(db)
  return rows.map(({ day }) => day)
}

export async function saveOpenMinutes(db: Db, day: string, openMinutes: number) {
  await db
    .insertInto('platformOpenDays')
    .values({ day, openMinutes })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ openMinutes, countedAt: sql`now()` }),
    )
    .execute()
}

export function findPeriod(db: Db, days: number) {
  return db.selectFrom('platformPeriods').selectAll().where('days', '=', days).executeTakeFirst()
}

export function listDays(db: Db, { from, to }: Days) {
  return db
    .selectFrom('platformDays as d')
    .leftJoin('platformOpenDays as o', 'o.day', 'd.day')
    .selectAll('d')
    .select('o.openMinutes')
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)
    .orderBy('d.day')
    .execute()
}
export type DayRow = Awaited<ReturnType<typeof listDays>>[number]
