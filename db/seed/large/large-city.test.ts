import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { fitsHours } from '#db/seed/open-time.ts'
import { connect } from '#server/database/db.ts'
import { databaseUrl } from '#tests/world.ts'
import { seedLarge } from './large-city.ts'

const db = connect(databaseUrl, { max: 2, statementTimeoutMs: 60_000 })
afterAll(() => db.destroy())

const size = { barbers: 60, clients: 200, bookings: 9000 }
const isNew = await seedLarge(db, size, () => {})

async function one<Row>(query: ReturnType<typeof sql<Row>>) {
  return (await query.execute(db)).rows[0]
}

test('as many barbers, clients and bookings as asked for, ready to be booked', async () => {
  expect(isNew).toBe(true)
  expect(
    await one(sql`
      SELECT (SELECT count(*) FROM barber_profiles WHERE is_approved) AS barbers,
        (SELECT count(*) FROM user_roles WHERE role = 'client') AS clients,
        (SELECT count(*) FROM bookings) AS bookings, (SELECT count(*) FROM booking_items) AS items`),
  ).toEqual({ barbers: 60, clients: 200, bookings: 9000, items: 9000 })
  expect(
    await one(sql`
      SELECT min(cardinality(portfolio_photos)) AS pictures, min(latitude) > 29.5 AS north,
        max(latitude) < 30.12 AS south, min(longitude) > -95.79 AS east, max(longitude) < -95 AS west,
        min((SELECT count(*) FROM services WHERE barber_id = user_id)) >= 5 AS sells,
        min((SELECT count(*) FROM availability_rules WHERE provider_id = user_id)) >= 5 AS opens
      FROM barber_profiles`),
  ).toMatchObject({ north: true, south: true, east: true, west: true, sells: true, opens: true })
})

test('no provider has two bookings at once, and upcoming bookings are inside the hours', async () => {
  expect(
    await one(sql`
      SELECT count(*) AS overlaps FROM bookings AS one JOIN bookings AS other
        ON one.provider_id = other.provider_id AND one.id < other.id
        AND one.busy_range && other.busy_range`),
  ).toEqual({ overlaps: 0 })
  const coming = await one<{ bookings: number; inside: number }>(sql`
    SELECT count(*) AS bookings, count(*) FILTER (WHERE ${fitsHours}) AS inside
    FROM bookings WHERE starts_at > now()`)
  expect(coming?.bookings).toBeGreaterThan(500)
  expect(coming?.inside).toBe(coming?.bookings)
})

test('ratings are what the reviews say, and the trigger is on again', async () => {
  const wrong = sql`
    SELECT count(*) AS barbers FROM barber_profiles LEFT JOIN (
      SELECT barber_id, round(avg(rating), 1) AS mean, count(*) AS reviews FROM reviews
      GROUP BY barber_id) AS heard ON barber_id = user_id
    WHERE average_rating <> coalesce(mean, 0) OR total_reviews <> coalesce(reviews, 0)`
  expect(await one(wrong)).toEqual({ barbers: 0 })
  await sql`UPDATE reviews SET rating = 1`.execute(db)
  expect(await one(wrong)).toEqual({ barbers: 0 })
})

test('a second large city is refused', async () => {
  expect(await seedLarge(db, size, () => {})).toBe(false)
  expect(await one(sql`SELECT count(*) AS barbers FROM barber_profiles`)).toEqual({ barbers: 60 })
})
