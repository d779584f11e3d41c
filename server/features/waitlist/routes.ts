import type { waitlist as calls } from '#contract/bookings/waitlist.ts'
import type { Handlers } from '#server/handlers.ts'
import { askCode, joinWaitlist, leaveWaitlist, listMine, takeOffer } from './waiting.ts'

export const waitlist: Handlers<typeof calls> = {
  code: ({ input, db, request }) => askCode(db, request, input.email),
  join: ({ input, db, actor, request }) => joinWaitlist(db, { actor, request }, input),
  mine: ({ db, actor, request }) => listMine(db, { actor, request }),
  leave: ({ input, db, actor, request }) => leaveWaitlist(db, { actor, request }, input.id),
  take: ({ input, db, actor, request }) => takeOffer(db, { actor, request }, input.link),
}
