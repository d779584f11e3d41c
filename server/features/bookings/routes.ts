import type { bookings as calls } from '#contract/bookings/bookings.ts'
import type { Handlers } from '#server/handlers.ts'
import { readAlternatives } from './alternatives.ts'
import { listMine, readSummary } from './client-list.ts'
import { confirmBooking } from './confirm.ts'
import { askGuestCode } from './holds/guest-code.ts'
import { holdTime, releaseHold } from './holds/holds.ts'
import { answerAudited, moveAudited, proposeAudited } from './moves/audited.ts'
import { readAs } from './booking-view.ts'
import { rescheduleBooking } from './moves/reschedule.ts'
import { readSlots } from './holds/slots.ts'
import { readSwitches } from './holds/switches.ts'

export const bookings: Handlers<typeof calls> = {
  slots: ({ input, ...caller }) => readSlots(caller, input),
  hold: ({ input, ...caller }) => holdTime(caller, input),
  release: ({ input, ...caller }) => releaseHold(caller, input),
  guestCode: ({ input, ...caller }) => askGuestCode(caller, input),
  confirm: async ({ input, ...caller }) =>
    confirmBooking(caller, { ...input, switches: await readSwitches(caller) }),
  mine: ({ input, ...caller }) => listMine(caller, input),
  summary: (caller) => readSummary(caller),
  async read({ input, ...caller }) {
    const { row, see } = await readAs(caller, input)
    return see(row)
  },
  alternatives: ({ input, ...caller }) => readAlternatives(caller, input),
  move: ({ input, ...caller }) => moveAudited(caller, input),
  propose: ({ input, ...caller }) => proposeAudited(caller, input),
  answerProposal: ({ input, ...caller }) => answerAudited(caller, input),
  reschedule: ({ input, ...caller }) => rescheduleBooking(caller, input),
}
