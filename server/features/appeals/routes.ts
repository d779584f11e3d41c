import type { appeals as calls } from '#contract/bookings/appeals.ts'
import type { Handlers } from '#server/handlers.ts'
import { answerAppeal, listAppeals, openAppeal, previewAnswer } from './service.ts'

export const appeals: Handlers<typeof calls> = {
  open: ({ input, ...caller }) => openAppeal(caller, input),
  list: ({ input, ...caller }) => listAppeals(caller, input),
  preview: ({ input, ...caller }) => previewAnswer(caller, input.id),
  answer: ({ input, ...caller }) => answerAppeal(caller, input),
}
