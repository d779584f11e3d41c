import type { Handlers } from '#server/api.ts'
import { flagNotHappened, rateVisit, readVisit, reportProblem, sayAllGood } from './service.ts'

export const completion: Handlers<'completion'> = {
  read: ({ input, db }) => readVisit(db, input.token),
  allGood: ({ input, db }) => sayAllGood(db, input.token),
  problem: ({ input, db, actor, visit }) => reportProblem(db, { actor, visit }, input),
  notHappened: ({ input, db }) => flagNotHappened(db, input.token),
  rate: ({ input, db }) => rateVisit(db, input.token, input.rating),
}
