import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

// The client's answer about the booking, and their rating.
export function findSaid(db: Db, bookingId: string) {
  return db
    .selectFrom('bookings as k')
    .leftJoin('reviews as r', 'r.bookingId', 'k.id')
    .select(['r.rating'])
    .select([
      sql<boolean>`EXISTS (SELECT FROM booking_events WHERE booking_id = k.id
        AND event = 'problem_reported')`.as('hasProblem'),
      sql<boolean>`is_disputed(k.id)`.as('isDisputed'),
      sql<string | null>`(SELECT id FROM disputes WHERE booking_id = k.id AND kind = 'claim'
        ORDER BY created_at DESC LIMIT 1)`.as('disputeId'),
      sql<boolean>`EXISTS (SELECT FROM booking_events WHERE booking_id = k.id
        AND event = 'flagged_not_happened')`.as('isFlagged'),
    ])
    .where('k.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}
