import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

async function count(db: Db, query: ReturnType<typeof sql<{ count: number }>>) {
  const { rows } = await query.execute(db)
  return rows[0]?.count ?? 0
}

// Upcoming bookings whose client may no longer move them, or may again.
export function countMovable(db: Db, before: number, after: number) {
  return count(
    db,
    sql`SELECT count(*) AS count FROM bookings
      WHERE status IN ('pending', 'confirmed') AND starts_at > now()
        AND (reschedule_count < ${before}) <> (reschedule_count < ${after})`,
  )
}

// Bookings that are over and wait to be closed, by the client or by themselves.
export function countClosing(db: Db) {
  return count(
    db,
    sql`SELECT count(*) AS count FROM bookings
      WHERE status = 'awaiting_confirmation'
        OR (status IN ('confirmed', 'checked_in', 'in_progress') AND ends_at < now())`,
  )
}

export function countReferrals(db: Db) {
  return count(db, sql`SELECT count(*) AS count FROM referrals WHERE state = 'joined'`)
}

// Clients with a no-show or a late cancellation in the last year: only their standing can change.
export async function listMarked(db: Db, limit: number) {
  const { rows } = await sql<{ clientId: string }>`
    SELECT DISTINCT client_id AS "clientId" FROM bookings
    WHERE starts_at > now() - interval '12 months' AND client_id IS NOT NULL
      AND (status = 'no_show' OR is_late_cancel)
    ORDER BY 1 LIMIT ${limit}`.execute(db)
  return rows.map(({ clientId }) => clientId)
}
