import type { completion as calls } from '#contract/bookings/completion.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  flagByLink,
  rateBooking,
  readBooking,
  reportProblem,
  sayAllGood,
  sayToPriceByLink,
  tipByLink,
} from './service.ts'

export const completion: Handlers<typeof calls> = {
  read: ({ input, db }) => readBooking(db, input.token),
  allGood: ({ input, db }) => sayAllGood(db, input.token),
  answerPrice: ({ input, db }) => sayToPriceByLink(db, input.token, input.isAccepted),
  problem: ({ input, ...caller }) => reportProblem(caller, input),
  notHappened: ({ input, db }) => flagByLink(db, input.token),
  tip: ({ input, db }) => tipByLink(db, input.token, input.tipCents),
  rate: ({ input, db }) => rateBooking(db, input.token, input.rating),
}
