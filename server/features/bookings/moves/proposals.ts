// Proposes another time for a booking when one side may not decide alone: staff ask the client, and
// a client asks staff once the deadline has passed. Without consent the booking keeps its time.
import type { bookings } from '#contract/bookings/bookings.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { mayAnswer, mayPropose } from '#contract/bookings/rescheduling.ts'
import { sideOf } from '#contract/bookings/workflow.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { noProposal, publishChange } from './moves.ts'
import { announce } from '#server/features/bookings/announce.ts'
import { requireOperating } from '#server/features/bookings/require-open.ts'
import { insertEvent, updateBooking } from '#server/features/bookings/queries.ts'
import { lockVersion, readAs, requireBooking } from '#server/features/bookings/booking-view.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { findTime, lockClient, moveTo, notOpen, refuseClose } from './reschedule.ts'

export async function proposeTime(caller: Caller, asked: Received<typeof bookings.propose>) {
  const { db } = caller
  const { row, parts, see } = await readAs(caller, asked)
  const actorId = caller.actor?.id ?? null
  const { startsAt, isOutsideHours } = asked
  const side = sideOf(parts)
  const time = { startsAt, professionalId: null, chosenBy: side, isOutsideHours }
  const isOpen = await inTransaction(db, async (db) => {
    if (side === 'client') await lockClient(db, row)
    const current = await lockVersion(db, asked)
    if (!mayPropose(current, parts, Date.now())) fail('MOVE_NOT_OPEN')
    if (side === 'client') await refuseClose(db, { ...current, startsAt })
    if ((await findTime(db, current, time)) === null) return false
    const { proposalAnswerHours } = await readSettings(db)
    await updateBooking(db, asked.id, {
      proposedStartsAt: asked.startsAt,
      proposalExpiresAt: answerBy(proposalAnswerHours, current.startsAt, startsAt),
      proposedBy: side,
    })
    const data = { to: asked.startsAt }
    await insertEvent(db, { bookingId: asked.id, event: 'proposed', actorId, data })
    await tellSide(db, asked.id, 'propose', actorId)
    return true
  })
  if (!isOpen) throw await notOpen(db, row, time)
  return see(await requireBooking(db, asked.id))
}

type Answer = Received<typeof bookings.answerProposal>

export async function answerProposal(caller: Caller, asked: Answer) {
  const { db } = caller
  const { row, parts, see } = await readAs(caller, asked)
  const actorId = caller.actor?.id ?? null
  // Times that staff proposed may be outside the opening hours.
  const time = {
    startsAt: row.proposedStartsAt ?? '',
    professionalId: null,
    chosenBy: row.proposedBy ?? 'client',
    isOutsideHours: true,
  }
  const isDone = await inTransaction(db, async (db) => {
    if (asked.isAccepted) await requireOperating(db, row)
    const isByClient = sideOf(parts) === 'client'
    if (isByClient) await lockClient(db, row)
    const current = await lockVersion(db, asked)
    if (!mayAnswer(current, parts, Date.now())) fail('MOVE_NOT_OPEN')
    // The other side asked for it, so it does not count as the client's own reschedule.
    const by = { actorId, isByClient: false, hasYes: true }
    if (asked.isAccepted) {
      if (isByClient) await refuseClose(db, { ...current, startsAt: time.startsAt })
      return moveTo(db, current, time, by)
    }
    await updateBooking(db, asked.id, noProposal)
    await insertEvent(db, { bookingId: asked.id, event: 'proposal_declined', actorId })
    await tellSide(db, asked.id, 'keep', actorId)
    return true
  })
  if (!isDone) throw await notOpen(db, row, time)
  return see(await requireBooking(db, asked.id))
}

// Within these hours, and before the old or the new start.
function answerBy(hours: number, ...starts: string[]) {
  const latest = Date.now() + hours * 3_600_000
  return new Date(Math.min(latest, ...starts.map((at) => Date.parse(at)))).toISOString()
}

async function tellSide(db: Db, id: string, what: 'propose' | 'keep', actorId: string | null) {
  const row = await requireBooking(db, id)
  await announce(db, row, what, { actorId })
  await publishChange(db, row)
}
