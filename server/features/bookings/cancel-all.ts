// A client who leaves: everything they have booked and not begun.
import { termsOf } from '#contract/bookings/cancellation.ts'
import type { Db } from '#server/db.ts'
import { moveLocked } from './moves.ts'
import { lockBooking } from './queries.ts'
import { listToCancel } from './booking-rows-queries.ts'

export async function listCancelable(db: Db, clientId: string) {
  const rows = await listToCancel(db, clientId)
  return rows.map((row) => ({
    id: row.id,
    shopName: row.shopName,
    startsAt: row.startsAt,
    isLate: termsOf(row, Date.now()).isLate,
  }))
}

// In the transaction in which they leave.
export async function cancelAllOf(db: Db, clientId: string) {
  const by = { parts: ['client'], actorId: clientId } as const
  for (const { id } of await listToCancel(db, clientId)) {
    const locked = await lockBooking(db, id)
    if (locked?.status === 'pending' || locked?.status === 'confirmed')
      await moveLocked(db, id, 'cancel', by)
  }
}
