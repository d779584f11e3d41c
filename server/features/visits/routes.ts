import type { Handlers } from '#server/api.ts'
import { answerFlag, sayNotHappened } from './flags.ts'
import { sayComing, sayToPrice, tipVisit } from './service.ts'

export const visits: Handlers<'visits'> = {
  attend: ({ input, db, actor, visit }) => sayComing(db, { actor, visit }, input),
  tip: ({ input, db, actor, visit }) => tipVisit(db, { actor, visit }, input),
  answerPrice: ({ input, db, actor, visit }) => sayToPrice(db, { actor, visit }, input),
  notHappened: ({ input, db, actor, visit }) => sayNotHappened(db, { actor, visit }, input),
  answerFlag: ({ input, db, actor, visit }) => answerFlag(db, { actor, visit }, input),
}
