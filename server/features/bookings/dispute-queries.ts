import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

// A dispute about whether the booking took place ends with that question.
export async function closeDisputes(db: Db, bookingId: string) {
  await sql`
    WITH closed AS (
      UPDATE disputes SET state = 'closed', outcome = 'settled', due_at = NULL, closed_at = now()
      WHERE booking_id = ${bookingId} AND kind = 'claim' AND reason = 'no_service'
        AND state = 'escalated'
      RETURNING id
    )
    INSERT INTO dispute_events (dispute_id, side, event) SELECT id, 'system', 'settled' FROM closed
  `.execute(db)
}
