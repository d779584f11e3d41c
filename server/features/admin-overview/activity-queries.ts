// The newest rows of each kind of activity, through the index of their age. The statements are the same
// for everyone, so they are planned once. LIMIT is a part of them, or its plan would not suit all values.
import { sql } from 'kysely'
import type { Activity } from '#contract/admin/overview.ts'
import { prepared, type Db } from '#server/database/db.ts'

// As many bookings as one suspension may cancel.
const mostInOneAction = 500

// What an outsider would notice about a booking.
const toldEvents = [
  'pending',
  'confirmed',
  'completed',
  'declined',
  'cancelled',
  'no_show',
  'rescheduled',
  'flagged_not_happened',
  'appealed',
  'problem_reported',
]

type Group = Omit<Activity, 'kind'>

// The newest events. What one action canceled is one row: its events have one actor and one moment.
export async function listBookingActivity(db: Db, limit: number): Promise<Activity[]> {
  const { rows } = await sql<Group>`${prepared}
    WITH newest AS (
      SELECT * FROM booking_events WHERE event = ANY (${toldEvents}::text[])
      ORDER BY id DESC LIMIT ${sql.lit(mostInOneAction)}),
    groups AS (
      SELECT max(id) AS id, array_agg(booking_id) AS ids
      FROM newest
      GROUP BY actor_id, created_at,
        CASE WHEN event IN ('cancelled', 'declined') THEN 0 ELSE id END
      ORDER BY 1 DESC LIMIT ${sql.lit(limit)})
    SELECT e.id::text AS id, e.created_at AS at, e.event AS what, its.count,
      CASE WHEN e.actor_id IS NOT NULL THEN ${nameOf('e.actor_id')}
           WHEN e.event IN ('pending', 'confirmed', 'appealed', 'flagged_not_happened')
             THEN coalesce(${nameOf('k.client_id')}, k.guest_name) END AS who,
      CASE WHEN its.barbers = 1
        THEN (SELECT shop_name FROM barber_profiles WHERE user_id = k.barber_id) END AS about,
      CASE WHEN its.count = 1 THEN k.id END AS opens
    FROM groups AS g
    CROSS JOIN LATERAL (SELECT count(*)::int AS count, count(DISTINCT barber_id) AS barbers
      FROM bookings WHERE id = ANY (g.ids)) AS its
    JOIN booking_events AS e ON e.id = g.id
    JOIN bookings AS k ON k.id = e.booking_id`.execute(db)
  return rows.map((row) => ({ ...row, id: `booking:${row.id}`, kind: 'booking' }))
}

const nameOf = (userId: string) =>
  sql`(SELECT name FROM profiles WHERE user_id = ${sql.ref(userId)})`

export async function listReviewActivity(db: Db, limit: number) {
  const { rows } = await sql<Activity>`${prepared}
    SELECT 'review:' || r.id AS id, r.created_at AS at, 'review' AS kind, r.rating::text AS what,
      coalesce(p.name, k.guest_name) AS who, b.shop_name AS about, r.booking_id AS opens, 0 AS count
    FROM (SELECT * FROM reviews ORDER BY created_at DESC LIMIT ${sql.lit(limit)}) AS r
    JOIN bookings AS k ON k.id = r.booking_id
    JOIN barber_profiles AS b ON b.user_id = r.barber_id
    LEFT JOIN profiles AS p ON p.user_id = r.client_id`.execute(db)
  return rows
}

export async function listSubmissions(db: Db, limit: number) {
  const { rows } = await sql<Activity>`${prepared}
    SELECT 'submission:' || s.barber_id AS id, s.submitted_at AS at, 'submission' AS kind,
      'submitted' AS what, p.name AS who, b.shop_name AS about, b.id AS opens, 0 AS count
    FROM (SELECT * FROM barber_setups WHERE submitted_at IS NOT NULL
      ORDER BY submitted_at DESC LIMIT ${sql.lit(limit)}) AS s
    JOIN barber_profiles AS b ON b.user_id = s.barber_id
    JOIN profiles AS p ON p.user_id = s.barber_id`.execute(db)
  return rows
}

export async function listJoined(db: Db, limit: number) {
  const { rows } = await sql<Activity>`${prepared}
    SELECT 'joined:' || u.id AS id, u.created_at AS at, 'joined' AS kind, 'joined' AS what,
      p.name AS who, NULL AS about, u.id AS opens, 0 AS count
    FROM (SELECT * FROM users ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(limit)}) AS u
    JOIN profiles AS p ON p.user_id = u.id
    WHERE p.deactivation_reason IS DISTINCT FROM 'deleted'`.execute(db)
  return rows
}
