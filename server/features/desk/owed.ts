// What staff decide about money that a booking left to pay by card.
import { feeOf } from '#contract/bookings/cancellation.ts'
import type { desk } from '#contract/bookings/desk.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { givesRefunds } from '#contract/business/team-rights.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { giveFeeBack, settleAtShop } from '#server/features/booking-money/fees.ts'
import { lockVersion, requireBooking } from '#server/features/bookings/booking-view.ts'
import { announceDecision } from '#server/features/bookings/service.ts'
import { readAsStaff } from './service.ts'

type Asked = Received<typeof desk.waiveFee>

export async function waiveFee(caller: SignedInCaller, asked: Asked) {
  const { business, see } = await readAsStaff(caller, asked)
  if (!givesRefunds(business.seat)) fail('NO_WAIVING')
  return inTransaction(caller.db, async (db) => {
    const booking = await lockVersion(db, asked)
    const cents = feeOf(booking)
    if (cents === 0 || booking.feeWaivedAt !== null) fail('MOVE_NOT_OPEN')
    const actorId = caller.actor.id
    const back = await giveFeeBack(db, booking, { actorId, reason: '' })
    await announceDecision(db, booking, { event: 'fee_waived', cents, actorId, back })
    return see(await requireBooking(db, asked.id))
  })
}

// A charge that is on its way meanwhile is refunded when it arrives.
export async function notePaidAtShop(caller: SignedInCaller, asked: Asked) {
  const { see } = await readAsStaff(caller, asked)
  return inTransaction(caller.db, async (db) => {
    const booking = await lockVersion(db, asked)
    const { owedCents: cents } = booking
    if (cents === 0) fail('MOVE_NOT_OPEN')
    await settleAtShop(db, booking)
    const actorId = caller.actor.id
    await announceDecision(db, booking, { event: 'paid_at_shop', cents, actorId })
    return see(await requireBooking(db, asked.id))
  })
}
