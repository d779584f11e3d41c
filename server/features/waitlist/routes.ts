import type { waitlist as calls } from '#contract/bookings/waitlist.ts'
import type { Handlers } from '#server/handlers.ts'
import { askCode, joinWaitlist, leaveWaitlist, listMine, takeOffer } from './waiting.ts'

export const waitlist: Handlers<typeof calls> = {
  code: ({ input, ...caller }) => askCode(caller, input),
  join: ({ input, ...caller }) => joinWaitlist(caller, input),
  mine: (caller) => listMine(caller),
  leave: ({ input, ...caller }) => leaveWaitlist(caller, input),
  take: ({ input, ...caller }) => takeOffer(caller, input),
}
