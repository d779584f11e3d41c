import type { Db } from '#server/database/db.ts'

// Moves a guest's bookings to their account.
export async function setClientOfBookings(db: Db, clientId: string, email: string) {
  await db
    .updateTable('bookings')
    .set({ clientId })
    .where('guestEmail', '=', email)
    .where('clientId', 'is', null)
    .execute()
}
