import type { bookings as calls } from '#contract/bookings/bookings.ts'
import type { Handlers } from '#server/handlers.ts'
import { readAlternatives } from './alternatives.ts'
import { listMine, readSummary } from './client-list.ts'
import { confirmBooking } from './confirm.ts'
import { askGuestCode } from './holds/guest-code.ts'
import { holdTime, releaseHold } from './holds/holds.ts'
import { moveBooking } from './moves/moves.ts'
import { answerProposal, proposeTime } from './moves/proposals.ts'
import { readAs } from './booking-view.ts'
import { rescheduleBooking } from './moves/reschedule.ts'
import { readSlots } from './holds/slots.ts'

export const bookings: Handlers<typeof calls> = {
  slots: ({ input, db, actor, request }) => readSlots(db, { actor, request }, input),
  hold: ({ input, db, actor, request }) => holdTime(db, { actor, request }, input),
  release: ({ input, db, actor, request }) => releaseHold(db, { actor, request }, input.id),
  guestCode: ({ input, db, actor, request }) => askGuestCode(db, { actor, request }, input),
  confirm: ({ input, db, actor, request }) => confirmBooking(db, { actor, request }, input),
  mine: ({ input, db, actor }) => listMine(db, actor.id, input),
  summary: ({ db, actor }) => readSummary(db, actor.id),
  async read({ input, db, actor, request }) {
    const { row, see } = await readAs(db, { actor, request }, input)
    return see(row)
  },
  alternatives: ({ input, db, actor, request }) => readAlternatives(db, { actor, request }, input),
  move: ({ input, db, actor, request }) => moveBooking(db, { actor, request }, input),
  propose: ({ input, db, actor, request }) => proposeTime(db, { actor, request }, input),
  answerProposal: ({ input, db, actor, request }) => answerProposal(db, { actor, request }, input),
  reschedule: ({ input, db, actor, request }) => rescheduleBooking(db, { actor, request }, input),
}
