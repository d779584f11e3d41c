import type { Handlers } from '#server/api.ts'
import { askCode, joinWaitlist, leaveWaitlist, listMine, takeOffer } from './waiting.ts'

export const waitlist: Handlers<'waitlist'> = {
  code: ({ input, db, visit }) => askCode(db, visit, input.email),
  join: ({ input, db, actor, visit }) => joinWaitlist(db, { actor, visit }, input),
  mine: ({ db, actor, visit }) => listMine(db, { actor, visit }),
  leave: ({ input, db, actor, visit }) => leaveWaitlist(db, { actor, visit }, input.id),
  take: ({ input, db, actor, visit }) => takeOffer(db, { actor, visit }, input.link),
}
