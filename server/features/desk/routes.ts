import type { Handlers } from '#server/api.ts'
import { readCalendar, readShop } from './calendar.ts'
import { createVisit, finishVisit, readVisit, tellLate } from './service.ts'

export const desk: Handlers<'desk'> = {
  shop: ({ input, db, actor }) => readShop(db, actor, input.place),
  calendar: ({ input, db, actor }) => readCalendar(db, actor, input),
  visit: ({ input, db, actor, visit }) => readVisit(db, { actor, visit }, input),
  create: ({ input, db, actor, visit }) => createVisit(db, { actor, visit }, input),
  finish: ({ input, db, actor, visit }) => finishVisit(db, { actor, visit }, input),
  late: ({ input, db, actor, visit }) => tellLate(db, { actor, visit }, input),
}
