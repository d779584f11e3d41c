import type { Handlers } from '#server/api.ts'
import { answerAppeal, listAppeals, openAppeal } from './service.ts'

export const appeals: Handlers<'appeals'> = {
  open: ({ input, db, actor, visit }) => openAppeal(db, { actor, visit }, input),
  list: ({ input, db }) => listAppeals(db, input),
  answer: ({ input, db, actor, visit }) => answerAppeal(db, { actor, visit }, input),
}
