// Staff note what they gave a client back from the till.
import type { desk } from '#contract/bookings/desk.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { givesRefunds } from '#contract/business/team-rights.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { lockCurrent, requireBooking } from '#server/features/bookings/booking-view.ts'
import { noteTill } from '#server/features/refunds/till.ts'
import { readAsStaff } from './service.ts'

type Asked = Received<typeof desk.gaveBack>

export async function giveFromTill(caller: SignedInCaller, asked: Asked) {
  const { business, see } = await readAsStaff(caller, asked)
  if (!givesRefunds(business.seat)) fail('NO_REFUNDS')
  return inTransaction(caller.db, async (db) => {
    const booking = await lockCurrent(db, asked.id)
    await noteTill(db, booking, { ...asked, by: caller.actor.id })
    return see(await requireBooking(db, asked.id))
  })
}
