// What administrators do to a booking is also in the audit trail, with their reason and the money it
// moved. One who is the client or works at the shop acts as such.
import type { Booking, bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { MoneyMoved } from '#contract/money/moved.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { movedIn, watchMoney } from '#server/features/booking-money/moved.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { moveBooking } from './moves.ts'
import { answerProposal, proposeTime } from './proposals.ts'

export function moveAudited(caller: Caller, asked: Received<typeof bookings.move>) {
  return audited(caller, asked.id, {
    act: (caller) => moveBooking(caller, asked),
    deed: (before, after, money) => ({
      action: 'move-booking',
      reason: asked.reason,
      before: { status: before.status },
      after: { status: after.status, ...movedIn(money) },
    }),
  })
}

export function proposeAudited(caller: Caller, asked: Received<typeof bookings.propose>) {
  return audited(caller, asked.id, {
    act: (caller) => proposeTime(caller, asked),
    deed: ({ startsAt }) => ({
      action: 'propose-time',
      reason: asked.reason,
      before: { startsAt },
      after: { proposedStartsAt: asked.startsAt },
    }),
  })
}

export function answerAudited(caller: Caller, asked: Received<typeof bookings.answerProposal>) {
  return audited(caller, asked.id, {
    act: (caller) => answerProposal(caller, asked),
    deed: ({ startsAt, proposedStartsAt }, after) => ({
      action: asked.isAccepted ? 'accept-time' : 'decline-time',
      reason: asked.reason,
      before: { startsAt, proposedStartsAt },
      after: { startsAt: after.startsAt },
    }),
  })
}

type Deed = Omit<Parameters<typeof writeDown>[1], 'entity' | 'entityId'>
type Work = {
  act: (caller: Caller) => Promise<Booking>
  deed: (before: BookingRow, after: Booking, money: MoneyMoved) => Deed
}

function audited(caller: Caller, id: string, { act, deed }: Work) {
  if (!caller.actor?.permissions.has('bookings.write')) return act(caller)
  return inTransaction(caller.db, async (db) => {
    const before = await requireBooking(db, id)
    const { done: after, money } = await watchMoney(db, id, () => act({ ...caller, db }))
    if (!isAdministrator(after)) return after
    const { reason, ...rest } = deed(before, after, money)
    if (reason === '') fail('REASON_REQUIRED', { reason: 'Please say why.' })
    const row = { entity: 'bookings', entityId: id, reason, ...rest }
    await writeDown({ ...caller, db }, row)
    return after
  })
}

function isAdministrator({ parts }: Booking) {
  return !parts.some((part) => part === 'client' || part === 'owner' || part === 'provider')
}
