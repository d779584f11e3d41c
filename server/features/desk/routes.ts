import type { desk as calls } from '#contract/bookings/desk.ts'
import type { Handlers } from '#server/handlers.ts'
import { readCalendar, readShop } from './calendar.ts'
import { createVisit, finishVisit, readVisit, tellLate } from './service.ts'

export const desk: Handlers<typeof calls> = {
  shop: ({ input, db, actor }) => readShop(db, actor, input.place),
  calendar: ({ input, db, actor }) => readCalendar(db, actor, input),
  visit: ({ input, db, actor, request }) => readVisit(db, { actor, request }, input),
  create: ({ input, db, actor, request }) => createVisit(db, { actor, request }, input),
  finish: ({ input, db, actor, request }) => finishVisit(db, { actor, request }, input),
  late: ({ input, db, actor, request }) => tellLate(db, { actor, request }, input),
}
