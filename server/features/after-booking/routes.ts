import type { afterBooking as calls } from '#contract/bookings/after-booking/after-booking.ts'
import type { Handlers } from '#server/handlers.ts'
import { answerFlag, sayNotHappened } from './flags.ts'
import { sayComing, sayToPrice, tipBooking } from './service.ts'

export const afterBooking: Handlers<typeof calls> = {
  attend: ({ input, ...caller }) => sayComing(caller, input),
  tip: ({ input, ...caller }) => tipBooking(caller, input),
  answerPrice: ({ input, ...caller }) => sayToPrice(caller, input),
  notHappened: ({ input, ...caller }) => sayNotHappened(caller, input),
  answerFlag: ({ input, ...caller }) => answerFlag(caller, input),
}
