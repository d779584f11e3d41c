import type { desk as calls } from '#contract/bookings/desk.ts'
import type { Handlers } from '#server/handlers.ts'
import { readCalendar, readShop } from './calendar.ts'
import { notePaidAtShop, waiveFee } from './owed.ts'
import { createBooking, finishBooking, readBooking, tellLate } from './service.ts'
import { giveFromTill } from './till.ts'

export const desk: Handlers<typeof calls> = {
  shop: ({ input, ...caller }) => readShop(caller, input),
  calendar: ({ input, ...caller }) => readCalendar(caller, input),
  visit: ({ input, ...caller }) => readBooking(caller, input),
  create: ({ input, ...caller }) => createBooking(caller, input),
  finish: ({ input, ...caller }) => finishBooking(caller, input),
  waiveFee: ({ input, ...caller }) => waiveFee(caller, input),
  paidAtShop: ({ input, ...caller }) => notePaidAtShop(caller, input),
  gaveBack: ({ input, ...caller }) => giveFromTill(caller, input),
  late: ({ input, ...caller }) => tellLate(caller, input),
}
