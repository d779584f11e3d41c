// An administrator decides whether a booking took place, after a client's report, or closes the report of
// a problem.
import { fail } from '#contract/errors.ts'
import { ruleFor } from '#contract/bookings/workflow.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { announce } from '#server/features/bookings/announce.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { moveLocked, publishChange } from '#server/features/bookings/moves/moves.ts'
import { closeDisputes } from '#server/features/bookings/closing-queries.ts'
import { insertEvent, updateBooking } from '#server/features/bookings/queries.ts'
import { setReportClosed, setReportsDecided } from './report-queries.ts'

const happened = { move: 'complete', target: 'completed', parts: ['admin'] } as const
// The client's report stands for the right to force it when the booking counts as completed.
const voided = { move: 'void', target: 'cancelled', parts: ['admin', 'enforcer'] } as const

type Decision = { didHappen: boolean; reason: string }

// Needs the row's lock. A booking that already has the state is not moved; the report is closed. Returns
// the state of the booking.
export async function decideReports(caller: SignedInCaller, row: BookingRow, asked: Decision) {
  const { db, actor } = caller
  const { didHappen, reason } = asked
  const { id } = row
  const state = didHappen ? 'happened' : 'not_happened'
  await setReportsDecided(db, id, { state, reason, decidedBy: actor.id })
  await closeDisputes(db, id)
  if (row.disputeStatus !== null) await updateBooking(db, id, { disputeStatus: 'closed' })
  const { move, target, parts } = didHappen ? happened : voided
  const by = { parts, actorId: actor.id, reason, isQuiet: true } as const
  const isOpen = ruleFor(move, row, by.parts, Date.now()) !== undefined
  if (!isOpen && row.status !== target) fail('MOVE_NOT_OPEN')
  const back = isOpen ? await moveLocked(db, id, move, by) : undefined
  const event = didHappen ? 'report_declined' : 'report_upheld'
  await insertEvent(db, { bookingId: id, event, actorId: actor.id, data: { reason } })
  const after = await requireBooking(db, id)
  await announce(db, after, event, { reason, actorId: actor.id, ...(back && { back }) })
  await publishChange(db, after)
  return target
}

// Both sides get the note, and the booking stays as it is. Needs the row's lock.
export async function closeReport(
  { db, actor }: SignedInCaller,
  row: BookingRow,
  report: { id: string; reason: string },
) {
  const { id, reason } = report
  const { id: actorId } = actor
  await setReportClosed(db, id, { reason, decidedBy: actorId })
  await insertEvent(db, { bookingId: row.id, event: 'report_closed', actorId, data: { reason } })
  await announce(db, row, 'report_closed', { reason, actorId })
  await publishChange(db, row)
}
