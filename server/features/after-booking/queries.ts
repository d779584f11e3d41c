import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

export async function setFlagged(db: Db, id: string, hours: number) {
  await db
    .updateTable('bookings')
    .set((eb) => ({
      disputeStatus: 'flagged',
      flagAnswerBy: sql<string>`now() + make_interval(hours => ${hours})`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

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
