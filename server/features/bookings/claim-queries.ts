import type { Db } from '#server/database/db.ts'

// Moves a guest's bookings to their account, with what they paid for them.
export async function setClientOfBookings(db: Db, clientId: string, email: string) {
  await db
    .updateTable('bookings')
    .set({ clientId })
    .where('guestEmail', '=', email)
    .where('clientId', 'is', null)
    .execute()
  await db
    .updateTable('payments as p')
    .from('bookings as k')
    .set({ userId: clientId })
    .whereRef('k.id', '=', 'p.bookingId')
    .where('k.clientId', '=', clientId)
    .where('p.userId', 'is', null)
    .execute()
}
