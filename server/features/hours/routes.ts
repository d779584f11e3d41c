import type { hours as calls } from '#contract/business/hours.ts'
import type { Handlers } from '#server/handlers.ts'
import { previewHours } from './preview.ts'
import { readRules, saveRules } from './rules.ts'
import { clearDate, readHours, readTeam, saveDate, saveShopWeek, saveWeek } from './service.ts'
import {
  answerRequest,
  readRequests,
  removeTimeOff,
  takeTimeOff,
  withdrawRequest,
} from './time-off.ts'

export const hours: Handlers<typeof calls> = {
  read: ({ input, db, actor }) => readHours(db, actor, input),
  team: ({ input, db, actor }) => readTeam(db, actor, input.place),
  saveWeek: ({ input, ...caller }) => saveWeek(caller, input),
  saveDate: ({ input, ...caller }) => saveDate(caller, input),
  clearDate: ({ input, db, actor }) => clearDate(db, actor, input),
  takeTimeOff: ({ input, db, actor }) => takeTimeOff(db, actor, input),
  removeTimeOff: ({ input, db, actor }) => removeTimeOff(db, actor, input),
  requests: ({ input, db, actor }) => readRequests(db, actor, input.place),
  answerRequest: ({ input, db, actor }) => answerRequest(db, actor, input),
  withdrawRequest: ({ input, db, actor }) => withdrawRequest(db, actor, input),
  saveShop: ({ input, db, actor }) => saveShopWeek(db, actor, input),
  rules: ({ input, db, actor }) => readRules(db, actor, input.place),
  saveRules: ({ input, db, actor }) => saveRules(db, actor, input),
  preview: ({ input, db, actor }) => previewHours(db, actor, input),
}
