// Bookings on an hourly grid inside each barber's hours, spread evenly over the past and the next
// two weeks, and reviews of some of them.
import { sql } from 'kysely'
import { rangesOn } from '#db/seed/barbers/hours.ts'
import { iso, type Clock } from '#db/seed/clock.ts'
import { insertReviews } from '#db/seed/bookings/reviews.ts'
import type { Db } from '#server/database/db.ts'
import { hoursNames, type Size } from './chairs.ts'

const comingDays = 14
const fewestPastDays = 90
// Each kind of hours has room for at least five bookings a day, averaged over the week.
const bookingsPerDay = 4
const commissionPercent = 10

export async function fillDiaries(db: Db, { barbers, clients, bookings }: Size, clock: Clock) {
  const each = Math.ceil(bookings / barbers)
  if (each === 0) return
  await drawGrid(db, each, clock)
  await planBookings(db, { each, clients })
  await writeBookings(db)
  await writeReviews(db)
}

async function drawGrid(db: Db, each: number, clock: Clock) {
  const pastDays = Math.max(fewestPastDays, Math.ceil(each / bookingsPerDay))
  const days = Array.from({ length: pastDays + comingDays }, (_, index) => index - pastDays)
  const grid = hoursNames.flatMap((hours) =>
    days
      .flatMap((day) =>
        rangesOn(hours, clock.weekdayOf(day)).flatMap(([from, to]) =>
          Array.from({ length: Math.floor(to - from) }, (_, hour) =>
            clock.at(day, (from + hour) * 60),
          ),
        ),
      )
      .map((at, slot, all) => ({ hours, slot, slots: all.length, at: iso(at) })),
  )
  await sql`
    CREATE TEMP TABLE new_grid ON COMMIT DROP AS
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(grid)}::jsonb)
      AS grid (hours text, slot integer, slots integer, at timestamptz)
  `.execute(db)
  await sql`ANALYZE new_grid`.execute(db)
}

// The first two services of every menu and the fourth take an hour at most.
const sold = sql`(ARRAY[0, 1, 3])[1 + (visit + n) % 3]`

// Ordered by time, as a real table grows.
async function planBookings(db: Db, { each, clients }: { each: number; clients: number }) {
  await sql`
    CREATE TEMP TABLE new_visits ON COMMIT DROP AS
    SELECT uuidv7() AS id, barber_id, service_id, name, price_cents, minutes, at, stars, status,
      clients.id AS client_id
    FROM (
      SELECT barbers.id AS barber_id, services.id AS service_id, services.name, price_cents, at, stars,
        duration_minutes AS minutes, 1 + floor(random() * ${clients})::integer AS client,
        CASE WHEN at > now() THEN 'confirmed' WHEN random() < 0.04 THEN 'cancelled'
          WHEN random() < 0.03 THEN 'no_show' ELSE 'completed' END AS status
      FROM new_barbers AS barbers
      CROSS JOIN generate_series(0, ${each - 1}) AS visit
      JOIN (SELECT hours, max(slots) AS slots FROM new_grid GROUP BY hours) AS length USING (hours)
      JOIN new_grid AS grid ON grid.hours = barbers.hours
        AND grid.slot = (visit * length.slots::bigint + n * 7919 % length.slots) / ${each}
      JOIN services ON services.barber_id = barbers.id AND services.position = ${sold}
    ) AS visits
    JOIN new_clients AS clients ON clients.n = visits.client
    ORDER BY at
  `.execute(db)
}

// Skips the client records: the benchmarks do not read them, and a million would take hours.
async function writeBookings(db: Db) {
  await sql`ALTER TABLE bookings DISABLE TRIGGER bookings_file_new`.execute(db)
  await sql`
    INSERT INTO bookings (id, client_id, created_by, barber_id, provider_id, starts_at, ends_at,
      busy_range, status, payment_status, subtotal_cents, total_cents, commission_percent,
      commission_cents, completed_at, completion_source, created_at)
    SELECT id, client_id, client_id, barber_id, barber_id, at, at + minutes * interval '1 minute',
      tstzrange(at, at + minutes * interval '1 minute'), status,
      CASE status WHEN 'completed' THEN 'paid_at_shop' ELSE 'unpaid' END,
      price_cents, price_cents, ${commissionPercent}, price_cents * ${commissionPercent} / 100,
      CASE status WHEN 'completed' THEN least(at + interval '2 hours', now()) END,
      CASE status WHEN 'completed' THEN 'client' END, least(at, now()) - interval '3 days'
    FROM new_visits
  `.execute(db)
  await sql`ALTER TABLE bookings ENABLE TRIGGER bookings_file_new`.execute(db)
  await sql`
    INSERT INTO booking_items (booking_id, position, service_id, name, price_cents, duration_minutes)
    SELECT id, 0, service_id, name, price_cents, minutes FROM new_visits
  `.execute(db)
}

function writeReviews(db: Db) {
  return insertReviews(db, () =>
    sql`
      INSERT INTO reviews (booking_id, barber_id, provider_id, client_id, rating, body, created_at)
      SELECT id, barber_id, barber_id, client_id,
        least(5, greatest(1, floor(stars + random() * 1.2)))::integer, 'Clean work, on time.',
        least(at + interval '1 day', now())
      FROM new_visits WHERE status = 'completed' AND random() < 0.25
    `.execute(db),
  )
}
