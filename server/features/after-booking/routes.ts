import type { afterBooking as calls } from '#contract/bookings/after-booking.ts'
import type { Handlers } from '#server/handlers.ts'
import { answerFlag, sayNotHappened } from './flags.ts'
import { sayComing, sayToPrice, tipVisit } from './service.ts'

export const afterBooking: Handlers<typeof calls> = {
  attend: ({ input, db, actor, request }) => sayComing(db, { actor, request }, input),
  tip: ({ input, db, actor, request }) => tipVisit(db, { actor, request }, input),
  answerPrice: ({ input, db, actor, request }) => sayToPrice(db, { actor, request }, input),
  notHappened: ({ input, db, actor, request }) => sayNotHappened(db, { actor, request }, input),
  answerFlag: ({ input, db, actor, request }) => answerFlag(db, { actor, request }, input),
}
