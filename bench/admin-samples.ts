// Rows of the city that the questions of bench:admin are about.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

const many = 60

export type Samples = Awaited<ReturnType<typeof takeSamples>>

export async function takeSamples(db: Db) {
  return {
    bookings: await taken<{ bookingNumber: string; key: string }>(
      db,
      sql`SELECT booking_number AS "bookingNumber", ${key('starts_at')} AS key
        FROM bookings WHERE status <> 'held'`,
    ),
    guests: await taken<{ email: string; phone: string }>(
      db,
      sql`SELECT guest_email AS email, guest_phone AS phone
        FROM bookings WHERE guest_phone IS NOT NULL AND guest_email IS NOT NULL`,
    ),
    people: await taken<{ id: string; name: string; email: string; phone: string; key: string }>(
      db,
      sql`SELECT id, name, email, phone, ${key('created_at')} AS key
        FROM users JOIN profiles ON user_id = id
        WHERE phone IS NOT NULL AND email LIKE '%@large.example'`,
    ),
    entries: await taken<{ id: number; actorId: string; entityId: string }>(
      db,
      sql`SELECT id, actor_id AS "actorId", entity_id AS "entityId"
        FROM audit_log WHERE entity = 'bookings' AND actor_id IS NOT NULL`,
    ),
    shops: await taken<{ name: string }>(db, sql`SELECT shop_name AS name FROM barber_profiles`),
    reports: await taken<{ key: string }>(
      db,
      sql`SELECT ${key('created_at')} AS key FROM problem_reports WHERE state = 'happened'`,
    ),
    awards: await taken<{ key: string }>(
      db,
      sql`SELECT period_end || '_' || id AS key FROM barber_badges`,
    ),
    // A business with as many bookings as most, the largest one, and a city with badges.
    ...(await findPlaces(db)),
    claims: await taken<{ key: string }>(
      db,
      sql`SELECT ${key('created_at')} AS key FROM commission_claims`,
    ),
    refunds: await taken<{ key: string; number: string }>(
      db,
      sql`SELECT ${key('o.created_at', 'o.id')} AS key, booking_number AS number
        FROM refund_orders AS o JOIN bookings AS k ON k.id = o.booking_id`,
    ),
    rules: await taken<{ key: string }>(
      db,
      sql`SELECT ${key('created_at')} AS key FROM commission_rules`,
    ),
    offers: await taken<{ key: string; code: string }>(
      db,
      sql`SELECT ${key('created_at')} AS key, code FROM promotions WHERE code LIKE 'LARGE%'`,
    ),
    referrals: await taken<{ key: string; code: string }>(
      db,
      sql`SELECT ${key('created_at', 'referee_id')} AS key, code FROM referrals`,
    ),
    deepBooking: await atShare(db, 'bookings', 'starts_at'),
    deepPerson: await atShare(db, 'users', 'created_at'),
    deepEntry: await findDeepEntry(db),
  }
}

// As the lists write it: 2026-11-16T15:00:00.123456Z_<id>.
const key = (column: string, id = 'id') =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z_"') || ${sql.ref(id)}`

async function findPlaces(db: Db) {
  const { rows } = await sql<{ usual: string; huge: string; hugeName: string; city: string }>`
    SELECT (SELECT id FROM barber_profiles WHERE user_id = (SELECT barber_id FROM bookings
        GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1)) AS huge,
      (SELECT shop_name FROM barber_profiles WHERE user_id = (SELECT barber_id FROM bookings
        GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1)) AS "hugeName",
      (SELECT id FROM barber_profiles WHERE user_id = (SELECT barber_id FROM bookings
        GROUP BY 1 ORDER BY count(*) DESC, 1 OFFSET 20 LIMIT 1)) AS usual,
      (SELECT city_id FROM barber_profiles GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS city`.execute(
    db,
  )
  return rows[0]!
}

// The same rows in every run.
async function taken<Row>(db: Db, rows: ReturnType<typeof sql>) {
  const found =
    await sql<Row>`SELECT * FROM (${rows}) AS r ORDER BY md5(r::text) LIMIT ${many}`.execute(db)
  return (n: number) => found.rows[n % found.rows.length]!
}

// The place of the row that nine tenths of the list come before.
async function atShare(db: Db, table: 'bookings' | 'users', column: string) {
  const { rows } = await sql<{ key: string }>`
    SELECT ${key(column)} AS key FROM ${sql.table(table)} ORDER BY ${sql.ref(column)} DESC, id DESC
    OFFSET (SELECT count(*) * 9 / 10 FROM ${sql.table(table)}) LIMIT 1`.execute(db)
  return rows[0]!.key
}

async function findDeepEntry(db: Db) {
  const { rows } = await sql<{ id: number }>`SELECT max(id) / 10 AS id FROM audit_log`.execute(db)
  return rows[0]!.id
}
