import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export async function countCompletions(db: Db, bookingId: string) {
  const { count } = await db
    .selectFrom('bookingEvents')
    .select(sql<number>`count(*)`.as('count'))
    .where('bookingId', '=', bookingId)
    .where('event', '=', 'completed')
    .executeTakeFirstOrThrow()
  return count
}
