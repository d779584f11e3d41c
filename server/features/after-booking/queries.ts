import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export function listUnanswered(db: Db, limit: number) {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('disputeStatus', '=', 'flagged')
    .where('flagAnswerBy', '<=', sql<string>`now()`)
    .orderBy('flagAnswerBy')
    .limit(limit)
    .execute()
}
