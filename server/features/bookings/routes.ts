import type { Handlers } from '#server/api.ts'
import { readAlternatives } from './alternatives.ts'
import { askGuestCode, confirmBooking } from './confirm.ts'
import { holdTime, releaseHold } from './holds.ts'
import { moveBooking } from './moves.ts'
import { listMine } from './mine.ts'
import { answerProposal, proposeTime } from './proposals.ts'
import { readOwn } from './reading.ts'
import { rescheduleBooking } from './reschedule.ts'
import { readSlots } from './slots.ts'
import { readSummary } from './summary.ts'

export const bookings: Handlers<'bookings'> = {
  slots: ({ input, db, actor, visit }) => readSlots(db, { actor, visit }, input),
  hold: ({ input, db, actor, visit }) => holdTime(db, { actor, visit }, input),
  release: ({ input, db, actor, visit }) => releaseHold(db, { actor, visit }, input.id),
  guestCode: ({ input, db, actor, visit }) => askGuestCode(db, { actor, visit }, input),
  confirm: ({ input, db, actor, visit }) => confirmBooking(db, { actor, visit }, input),
  mine: ({ input, db, actor }) => listMine(db, actor.id, input),
  summary: ({ db, actor }) => readSummary(db, actor.id),
  async read({ input, db, actor, visit }) {
    const { row, see } = await readOwn(db, { actor, visit }, input)
    return see(row)
  },
  alternatives: ({ input, db, actor, visit }) => readAlternatives(db, { actor, visit }, input),
  move: ({ input, db, actor, visit }) => moveBooking(db, { actor, visit }, input),
  propose: ({ input, db, actor, visit }) => proposeTime(db, { actor, visit }, input),
  answerProposal: ({ input, db, actor, visit }) => answerProposal(db, { actor, visit }, input),
  reschedule: ({ input, db, actor, visit }) => rescheduleBooking(db, { actor, visit }, input),
}
