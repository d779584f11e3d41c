// The newest rows of each kind of activity, through the index of their age.
import { sql } from 'kysely'
import type { Activity } from '#contract/admin/overview.ts'
import type { Db } from '#server/database/db.ts'

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

export async function listBookingActivity(db: Db, limit: number) {
  const { rows } = await sql<Activity>`
    SELECT 'booking:' || e.id AS id, e.created_at AS at, 'booking' AS kind, e.event AS what,
      CASE WHEN e.actor_id IS NOT NULL THEN actor.name
           WHEN e.event IN ('pending', 'confirmed', 'appealed', 'flagged_not_happened')
             THEN coalesce(client.name, k.guest_name) END AS who,
      b.shop_name AS about, k.id AS opens
    FROM (SELECT * FROM booking_events WHERE event = ANY (${toldEvents}::text[])
      ORDER BY id DESC LIMIT ${limit}) AS e
    JOIN bookings AS k ON k.id = e.booking_id
    JOIN barber_profiles AS b ON b.user_id = k.barber_id
    LEFT JOIN profiles AS actor ON actor.user_id = e.actor_id
    LEFT JOIN profiles AS client ON client.user_id = k.client_id`.execute(db)
  return rows
}

export async function listReviewActivity(db: Db, limit: number) {
  const { rows } = await sql<Activity>`
    SELECT 'review:' || r.id AS id, r.created_at AS at, 'review' AS kind, r.rating::text AS what,
      coalesce(p.name, k.guest_name) AS who, b.shop_name AS about, r.booking_id AS opens
    FROM (SELECT * FROM reviews ORDER BY created_at DESC LIMIT ${limit}) AS r
    JOIN bookings AS k ON k.id = r.booking_id
    JOIN barber_profiles AS b ON b.user_id = r.barber_id
    LEFT JOIN profiles AS p ON p.user_id = r.client_id`.execute(db)
  return rows
}

export async function listSubmissions(db: Db, limit: number) {
  const { rows } = await sql<Activity>`
    SELECT 'submission:' || s.barber_id AS id, s.submitted_at AS at, 'submission' AS kind,
      'submitted' AS what, p.name AS who, b.shop_name AS about, b.id AS opens
    FROM (SELECT * FROM barber_setups WHERE submitted_at IS NOT NULL
      ORDER BY submitted_at DESC LIMIT ${limit}) AS s
    JOIN barber_profiles AS b ON b.user_id = s.barber_id
    JOIN profiles AS p ON p.user_id = s.barber_id`.execute(db)
  return rows
}

export async function listJoined(db: Db, limit: number) {
  const { rows } = await sql<Activity>`
    SELECT 'joined:' || u.id AS id, u.created_at AS at, 'joined' AS kind, 'joined' AS what,
      p.name AS who, NULL AS about, u.id AS opens
    FROM (SELECT * FROM users ORDER BY created_at DESC, id DESC LIMIT ${limit}) AS u
    JOIN profiles AS p ON p.user_id = u.id
    WHERE p.deactivation_reason IS DISTINCT FROM 'deleted'`.execute(db)
  return rows
}
