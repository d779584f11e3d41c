// A shop's opening hours: the union of its providers' hours.
import { sql, type RawBuilder } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { OpeningHours } from '#contract/marketplace/barbers.ts'
import type { Db } from '#server/database/db.ts'

const openTime = sql`(${onClock(sql`coalesce(special.open_ranges, weekly.open_ranges) * house`)}
  - away.during)`

export type Shop = { barberId: BarberId; providerIds: string[] }

export async function listWeeklyHours(db: Db, { barberId, providerIds }: Shop) {
  const { rows } = await sql<OpeningHours['weekly'][number]>`
    SELECT weekday, lower(open) AS "opensMinutes", upper(open) AS "closesMinutes"
    FROM (
      SELECT weekday, unnest(range_agg(open_range) * ${house(sql`${barberId}`, sql`own.weekday`)}) AS open
      FROM availability_rules AS own
      WHERE provider_id = ANY (${providerIds}::uuid[]) GROUP BY weekday
    ) AS windows
    ORDER BY weekday, open
  `.execute(db)
  return rows
}

export type Days = { from: string; count: number }

export async function listDays(db: Db, { barberId, providerIds }: Shop, { from, count }: Days) {
  const { rows } = await sql<OpeningHours['days'][number]>`
    SELECT date::text, open = usual AS "isUsual", (
      SELECT coalesce(json_agg(json_build_object(
        'opensAt', ${utc(sql`lower(each)`)}, 'closesAt', ${utc(sql`upper(each)`)}) ORDER BY each), '[]')
      FROM unnest(open) AS each
    ) AS windows
    FROM (
      SELECT date, range_agg(${onClock(sql`weekly.open_ranges * house`)}) AS usual,
        range_agg(${openTime}) AS open
      ${everyDay({ barberId, providerIds }, { from, count })}
      GROUP BY date
    ) AS days
    ORDER BY date
  `.execute(db)
  return rows
}

// Open minutes per provider over these days.
export async function listOpenMinutes(db: Db, shop: Shop, days: Days) {
  const { rows } = await sql<{ providerId: string; openMinutes: number }>`
    SELECT provider AS "providerId",
      coalesce(sum(extract(epoch FROM upper(each) - lower(each)) / 60), 0)::int AS "openMinutes"
    FROM (SELECT provider, ${openTime} AS open ${everyDay(shop, days)}) AS each_day
    LEFT JOIN LATERAL unnest(open) AS each ON true
    GROUP BY provider
  `.execute(db)
  return rows
}

// Open minutes of everyone who can be booked somewhere, on one day of each shop's calendar.
export async function sumOpenMinutes(db: Db, day: string) {
  const { rows } = await sql<{ openMinutes: number }>`
    SELECT coalesce(sum(extract(epoch FROM upper(each) - lower(each)) / 60), 0)::int
      AS "openMinutes"
    FROM (
      SELECT ${openTime} AS open
      FROM (SELECT ${day}::date AS date) AS days
      CROSS JOIN (
        SELECT b.user_id AS barber, member.id AS provider, time_zone_in(b.city_id) AS name
        FROM barber_profiles AS b
        CROSS JOIN LATERAL (
          SELECT b.user_id AS id
          UNION SELECT user_id FROM employees WHERE barber_id = b.user_id AND is_active) AS member
        WHERE is_listed(b)
      ) AS zone
      ${weeklyHours(sql`zone.barber`)}
    ) AS chairs
    CROSS JOIN LATERAL unnest(open) AS each`.execute(db)
  return rows[0]?.openMinutes ?? 0
}

// Open windows per provider on a day.
export async function listOpenWindows(db: Db, shop: Shop, date: string) {
  const { rows } = await sql<{ providerId: string; opensAt: string; closesAt: string }>`
    SELECT provider AS "providerId", ${utc(sql`lower(each)`)} AS "opensAt",
      ${utc(sql`upper(each)`)} AS "closesAt"
    FROM (SELECT provider, ${openTime} AS open ${everyDay(shop, { from: date, count: 1 })}) AS day
    CROSS JOIN LATERAL unnest(open) AS each
    ORDER BY each
  `.execute(db)
  return rows
}

// Every provider on every day: weekly hours, exceptions and time off.
function everyDay({ barberId, providerIds }: Shop, { from, count }: Days) {
  return sql`
      FROM generate_series(0, ${count - 1}::int) AS later
      CROSS JOIN LATERAL (SELECT ${from}::date + later AS date) AS days
      CROSS JOIN (SELECT time_zone_of(${barberId}) AS name OFFSET 0) AS zone
      CROSS JOIN unnest(${providerIds}::uuid[]) AS provider
      ${weeklyHours(sql`${barberId}`)}`
}

// Of the columns `provider` and `date` before it.
function weeklyHours(barber: RawBuilder<unknown>) {
  return sql`
      CROSS JOIN LATERAL (
        SELECT coalesce(range_agg(open_range), '{}') AS open_ranges,
               ${house(barber, sql`extract(dow FROM date)::int`)} AS house
        FROM availability_rules
        WHERE provider_id = provider AND weekday = extract(dow FROM date)
      ) AS weekly
      LEFT JOIN availability_exceptions AS special
        ON special.provider_id = provider AND special.day = date
      CROSS JOIN LATERAL (
        SELECT coalesce(range_agg(during), '{}') AS during FROM time_off
        WHERE provider_id = provider
      ) AS away`
}

// The shop's own hours on a weekday, including shifts from yesterday and into tomorrow; unlimited
// when the shop has no hours.
function house(barber: RawBuilder<unknown>, weekday: RawBuilder<unknown>) {
  return sql`(
    SELECT CASE WHEN count(*) = 0 THEN '{(,)}' ELSE coalesce(range_agg(
        int4range(lower(open_range) + step * 1440, upper(open_range) + step * 1440))
      FILTER (WHERE rule.weekday = (${weekday} + step + 7) % 7), '{}') END
    FROM shop_hours AS rule CROSS JOIN generate_series(-1, 1) AS step
    WHERE rule.barber_id = ${barber}
  )`
}

// Converts wall-clock minutes of a date to instants. Drops windows inside the hour that spring
// skips.
function onClock(walls: RawBuilder<unknown>) {
  return sql`(
    SELECT coalesce(range_agg(tstzrange(opens, closes)), '{}')
    FROM unnest(${walls}) AS wall
    CROSS JOIN LATERAL (SELECT ${instant(sql`lower(wall)`)} AS opens,
                               ${instant(sql`upper(wall)`)} AS closes) AS real
    WHERE opens < closes
  )`
}

// An ambiguous time means its first occurrence, as in shop-clock.ts; PostgreSQL would take the
// second.
function instant(minutes: RawBuilder<unknown>) {
  return sql`(
    SELECT CASE (second - interval '1 hour') AT TIME ZONE zone.name
      WHEN wall_time THEN second - interval '1 hour' ELSE second END
    FROM (SELECT date + make_interval(mins => ${minutes}) AS wall_time) AS wall_clock
    CROSS JOIN LATERAL (SELECT wall_time AT TIME ZONE zone.name AS second) AS last
  )`
}

function utc(time: RawBuilder<unknown>) {
  return sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}
