// Money that a shop gave back from its own till, as its staff note it. The caller holds the booking's
// lock.
import { fail } from '#contract/errors.ts'
import { tillDays, type TillOrder } from '#contract/money/refunds.ts'
import type { Db } from '#server/database/db.ts'
import { leftOf } from '#server/features/booking-money/by-hand.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { carryOut, planOf, requireGivable } from './giving.ts'
import { hasWaiting, insertOrder } from './queries.ts'
import { findRepeated } from './repeated.ts'

// What staff can still say they gave back: a part of what was paid at the shop, for a while.
export async function leftInTill(db: Db, booking: BookingRow) {
  const { completedAt } = booking
  if (completedAt === null || Date.parse(completedAt) < Date.now() - tillDays * 86_400_000) return 0
  return (await leftOf(db, booking)).tillCents
}

export async function noteTill(db: Db, booking: BookingRow, order: TillOrder & { by: string }) {
  const { requestId: id, amountCents, cause, note, by: actorId } = order
  const { id: bookingId } = booking
  const terms = { id, method: 'till', amountCents, chargedTo: 'barber', note } as const
  if (await findRepeated(db, { ...terms, bookingId, askedBy: actorId, cause })) return
  if (await hasWaiting(db, bookingId)) fail('REFUND_WAITING')
  if ((await leftInTill(db, booking)) === 0) fail('MOVE_NOT_OPEN')
  await requireGivable(db, booking, terms)
  const { lines } = await planOf(db, booking, terms)
  await insertOrder(db, {
    ...terms,
    bookingId,
    cause,
    reason: '',
    state: 'approved',
    askedBy: actorId,
  })
  await carryOut(db, booking, { ...terms, tipCents: 0, lines, actorId, isByShop: true })
}
