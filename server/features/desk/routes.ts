import type { Handlers } from '#server/api.ts'
import { readCalendar, readShop } from './calendar.ts'
import { blockTime, createVisit, findClients, readVisit, tellLate, unblockTime } from './service.ts'

export const desk: Handlers<'desk'> = {
  shop: ({ input, db, actor }) => readShop(db, actor, input.place),
  calendar: ({ input, db, actor }) => readCalendar(db, actor, input),
  visit: ({ input, db, actor, visit }) => readVisit(db, { actor, visit }, input),
  clients: ({ input, db, actor }) => findClients(db, actor, input),
  create: ({ input, db, actor, visit }) => createVisit(db, { actor, visit }, input),
  late: ({ input, db, actor, visit }) => tellLate(db, { actor, visit }, input),
  blockTime: ({ input, db, actor }) => blockTime(db, actor, input),
  unblock: ({ input, db, actor }) => unblockTime(db, actor, input),
}
