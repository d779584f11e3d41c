import type { desk as calls } from '#contract/bookings/desk.ts'
import type { Handlers } from '#server/handlers.ts'
import { readCalendar, readShop } from './calendar.ts'
import { createVisit, finishVisit, readVisit, tellLate } from './service.ts'

export const desk: Handlers<typeof calls> = {
  shop: ({ input, db, actor }) => readShop(db, actor, input.place),
  calendar: ({ input, db, actor }) => readCalendar(db, actor, input),
  visit: ({ input, ...caller }) => readVisit(caller, input),
  create: ({ input, ...caller }) => createVisit(caller, input),
  finish: ({ input, ...caller }) => finishVisit(caller, input),
  late: ({ input, ...caller }) => tellLate(caller, input),
}
