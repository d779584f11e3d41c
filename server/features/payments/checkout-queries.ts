import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

// Once: whoever comes back to pay again has what is left of it.
export async function extendForPayment(db: Db, bookingId: string, minutes: number) {
  await db
    .updateTable('bookings')
    .set({
      holdExpiresAt: sql`greatest(hold_expires_at, now() + make_interval(mins => ${minutes}))`,
    })
    .where('id', '=', bookingId)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM payments WHERE booking_id = bookings.id)`)
    .execute()
}

export function findPaid(db: Db, bookingId: string) {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .where('purpose', '=', 'prepay')
    .where('state', '=', 'succeeded')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}
