// For tests: whether a booking row lies inside its provider's hours, according to the tables.
import { sql } from 'kysely'

const openTime = sql`
  SELECT provider_id, tstzrange(
    (local_day + make_interval(mins => lower(range))) AT TIME ZONE time_zone,
    (local_day + make_interval(mins => upper(range))) AT TIME ZONE time_zone) AS open
  FROM generate_series(
    date_trunc('day', now() AT TIME ZONE 'UTC') - interval '2 days',
    date_trunc('day', now() AT TIME ZONE 'UTC') + interval '30 days',
    interval '1 day') AS local_day
  CROSS JOIN LATERAL (
    SELECT provider_id, open_range AS range FROM availability_rules
    WHERE weekday = extract(dow FROM local_day) AND NOT EXISTS (
      SELECT FROM availability_exceptions AS exception
      WHERE exception.provider_id = availability_rules.provider_id AND day = local_day::date)
    UNION ALL
    SELECT provider_id, unnest(open_ranges) FROM availability_exceptions
    WHERE day = local_day::date
  ) AS hours
  CROSS JOIN LATERAL (SELECT time_zone_of_person(provider_id) AS time_zone) AS clock`

export const fitsHours = sql<boolean>`(
  EXISTS (SELECT FROM (${openTime}) AS hours
    WHERE hours.provider_id = bookings.provider_id AND hours.open @> busy_range)
  AND NOT EXISTS (SELECT FROM time_off
    WHERE time_off.provider_id = bookings.provider_id AND during && busy_range))`
