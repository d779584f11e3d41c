import type { Booking, bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { moveBooking } from './moves.ts'

// Moves of administrators are also in the audit trail. One who is the client or works at the shop
// acts as such.
export function moveAudited(caller: Caller, asked: Received<typeof bookings.move>) {
  if (!caller.actor?.permissions.has('bookings.write')) return moveBooking(caller, asked)
  return inTransaction(caller.db, async (db) => {
    const before = await requireBooking(db, asked.id)
    const after = await moveBooking({ ...caller, db }, asked)
    if (isAdministrator(after))
      await writeDown(
        { ...caller, db },
        {
          action: 'move-booking',
          entity: 'bookings',
          entityId: asked.id,
          reason: asked.reason,
          before: { status: before.status },
          after: { status: after.status },
        },
      )
    return after
  })
}

function isAdministrator({ parts }: Booking) {
  return !parts.some((part) => part === 'client' || part === 'owner' || part === 'provider')
}
