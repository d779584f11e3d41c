import type { appeals as calls } from '#contract/bookings/appeals.ts'
import type { Handlers } from '#server/handlers.ts'
import { answerAppeal, listAppeals, openAppeal } from './service.ts'

export const appeals: Handlers<typeof calls> = {
  open: ({ input, db, actor, request }) => openAppeal(db, { actor, request }, input),
  list: ({ input, db }) => listAppeals(db, input),
  answer: ({ input, db, actor, request }) => answerAppeal(db, { actor, request }, input),
}
