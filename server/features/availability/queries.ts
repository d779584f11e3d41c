import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import { prepared, type Db } from '#server/database/db.ts'

export type ServiceRow = {
  id: string
  category: string
  name: string
  priceCents: number
  minutes: number
  bufferMinutes: number
  isAddOn: boolean
  depositPercent: number | null
}

type Pair = [from: number, to: number]

export type PersonRow = {
  id: string
  employeeId: string | null
  name: string
  photoUrl: string | null
  // Null means all services.
  serviceIds: string[] | null
  weekly: [weekday: number, from: number, to: number][]
  exceptions: { date: string; spans: Pair[] }[]
  off: Pair[]
  bookings: { from: number; to: number; start: number; isBusy: boolean }[]
}

export type BusinessRow = {
  barberId: BarberId
  timeZone: string
  intervalMinutes: number
  noticeHours: number
  advanceDays: number
  bufferMinutes: number
  maxPerDay: number | null
  house: [weekday: number, from: number, to: number][]
  services: ServiceRow[]
  people: PersonRow[]
}

type Between = { fromDate: string; toDate: string; exceptBookingId?: string | null }

// Everything that decides which slots are open, for some businesses and days, in one statement.
// Times are minutes since 1970, so nothing is parsed from text. Reads two days more on both sides: the
// zone's days differ from those in UTC, and a shift of the evening before may reach into the first.
export async function listBusinesses(db: Db, barberIds: BarberId[], between: Between) {
  const { fromDate, toDate, exceptBookingId = null } = between
  const { rows } = await sql<BusinessRow>`${prepared}
    WITH asked AS (
      SELECT (${fromDate}::date - 2)::timestamptz AS from_at,
             (${toDate}::date + 3)::timestamptz AS to_at,
             ${exceptBookingId}::uuid AS except_id)
    SELECT b.user_id AS "barberId", city.time_zone AS "timeZone",
      coalesce(s.slot_interval_minutes, 30) AS "intervalMinutes",
      greatest(coalesce(s.min_notice_hours, 1),
               coalesce((SELECT min_booking_notice_hours FROM settings), 1)) AS "noticeHours",
      coalesce(s.max_advance_days, 30) AS "advanceDays",
      coalesce(s.buffer_minutes, 0) AS "bufferMinutes",
      s.max_per_day AS "maxPerDay",
      (SELECT coalesce(json_agg(json_build_array(weekday, lower(open_range), upper(open_range))), '[]')
       FROM shop_hours WHERE barber_id = b.user_id) AS house,
      (SELECT coalesce(json_agg(json_build_object(
         'id', id, 'category', category, 'name', name, 'priceCents', price_cents,
         'minutes', duration_minutes, 'bufferMinutes', buffer_minutes, 'isAddOn', is_add_on,
         'depositPercent', deposit_percent)
         ORDER BY position, id), '[]')
       FROM services WHERE barber_id = b.user_id AND is_active) AS services,
      (SELECT coalesce(json_agg(json_build_object(
         'id', person.id, 'employeeId', person.employee_id, 'name', profile.name,
         'photoUrl', profile.photo_url,
         'serviceIds', CASE WHEN person.employee_id IS NOT NULL THEN
           (SELECT coalesce(json_agg(service_id), '[]') FROM employee_services
            WHERE employee_id = person.employee_id) END,
         'weekly', ${weekly}, 'exceptions', ${exceptions}, 'off', ${off}, 'bookings', ${bookings})
         ORDER BY person.employee_id NULLS FIRST), '[]')
       FROM (SELECT b.user_id AS id, NULL::uuid AS employee_id
             UNION ALL
             SELECT user_id, id FROM bookable_employees
             WHERE barber_id = b.user_id) AS person
       JOIN profiles AS profile ON profile.user_id = person.id AND profile.is_active) AS people
    FROM asked CROSS JOIN barber_profiles AS b
    JOIN cities AS city ON city.id = b.city_id
    LEFT JOIN barber_booking_settings AS s ON s.barber_id = b.user_id
    WHERE b.user_id = ANY (${barberIds}::uuid[])
  `.execute(db)
  return rows
}

const weekly = sql`(
  SELECT coalesce(json_agg(json_build_array(weekday, lower(open_range), upper(open_range))
                           ORDER BY weekday, open_range), '[]')
  FROM availability_rules WHERE provider_id = person.id)`

const exceptions = sql`(
  SELECT coalesce(json_agg(json_build_object('date', day, 'spans', (
    SELECT coalesce(json_agg(json_build_array(lower(span), upper(span)) ORDER BY span), '[]')
    FROM unnest(open_ranges) AS span))), '[]')
  FROM availability_exceptions
  WHERE provider_id = person.id AND day BETWEEN asked.from_at::date AND asked.to_at::date)`

const off = sql`(
  SELECT coalesce(json_agg(json_build_array(${minutes('lower(during)')}, ${minutes('upper(during)')})
                           ORDER BY during), '[]')
  FROM time_off
  WHERE provider_id = person.id AND during && tstzrange(asked.from_at, asked.to_at))`

// Expired holds do not block, even before the sweep has ended them.
const bookings = sql`(
  SELECT coalesce(json_agg(json_build_object(
    'from', ${minutes('lower(busy_range)')}, 'to', ${minutes('upper(busy_range)')},
    'start', ${minutes('starts_at')},
    'isBusy', status IN ('held', 'pending', 'confirmed', 'checked_in', 'in_progress'))
    ORDER BY busy_range), '[]')
  FROM bookings
  WHERE provider_id = person.id
    AND starts_at >= asked.from_at AND starts_at < asked.to_at
    AND status NOT IN ('declined', 'expired', 'cancelled', 'no_show')
    AND (status <> 'held' OR hold_expires_at > now())
    AND id IS DISTINCT FROM asked.except_id)`

// Caps open-ended time off.
function minutes(instant: string) {
  return sql.raw(`floor(extract(epoch FROM
    greatest(least(coalesce(${instant}, 'infinity'), '2200-01-01'), '1970-01-01')) / 60)::int`)
}
