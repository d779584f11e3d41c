// An administrator moves a booking to an open time. The client is asked to agree, as when the shop
// moves it.
import type { Rescheduled } from '#contract/admin/booking-desk.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { mayReschedule } from '#contract/bookings/rescheduling.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { lockVersion, readAs, requireBooking } from '#server/features/bookings/booking-view.ts'
import { moveTo, notOpen } from '#server/features/bookings/moves/reschedule.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { requireOperating } from '#server/features/bookings/require-open.ts'

export async function rescheduleByAdmin(
  caller: SignedInCaller,
  asked: Rescheduled,
): Promise<Booking> {
  const { db, actor } = caller
  const { id, startsAt, professionalId, reason, isAnyNotice } = asked
  const { row, see } = await readAs(caller, { id })
  await requireOthersCase(caller, row.clientId, row.barberId, row.providerId)
  const time = {
    startsAt,
    professionalId,
    chosenBy: 'client',
    isOutsideHours: false,
    ...(isAnyNotice && { rules: { noticeMinutes: 0 } }),
  } as const
  const isMoved = await inTransaction(db, async (db) => {
    const { isListed } = await requireOperating(db, row)
    if (!isListed) fail('BARBER_CLOSED')
    const current = await lockVersion(db, asked)
    if (!mayReschedule(current, ['admin'], Date.now())) fail('MOVE_NOT_OPEN')
    const by = { actorId: actor.id, isByClient: false, hasYes: false, reason }
    if (!(await moveTo(db, current, time, by))) return false
    const moved = await requireBooking(db, id)
    const deed = {
      action: 'reschedule-booking',
      entity: 'bookings',
      entityId: id,
      reason,
      before: { startsAt: current.startsAt, professionalId: current.providerId },
      after: { startsAt, professionalId: moved.providerId, isAnyNotice },
    }
    await writeDown({ ...caller, db }, deed)
    return true
  })
  if (!isMoved) throw await notOpen(db, row, time)
  return see(await requireBooking(db, id))
}
