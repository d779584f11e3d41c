import type { Handlers } from '#server/api.ts'
import { answerAppeal, listAppeals, openAppeal } from './service.ts'

export const appeals: Handlers<'appeals'> = {
  open: ({ input, db, actor, request }) => openAppeal(db, { actor, request }, input),
  list: ({ input, db }) => listAppeals(db, input),
  answer: ({ input, db, actor, request }) => answerAppeal(db, { actor, request }, input),
}
