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
  read: ({ input, ...caller }) => readHours(caller, input),
  team: ({ input, ...caller }) => readTeam(caller, input),
  saveWeek: ({ input, ...caller }) => saveWeek(caller, input),
  saveDate: ({ input, ...caller }) => saveDate(caller, input),
  clearDate: ({ input, ...caller }) => clearDate(caller, input),
  takeTimeOff: ({ input, ...caller }) => takeTimeOff(caller, input),
  removeTimeOff: ({ input, ...caller }) => removeTimeOff(caller, input),
  requests: ({ input, ...caller }) => readRequests(caller, input),
  answerRequest: ({ input, ...caller }) => answerRequest(caller, input),
  withdrawRequest: ({ input, ...caller }) => withdrawRequest(caller, input),
  saveShop: ({ input, ...caller }) => saveShopWeek(caller, input),
  rules: ({ input, ...caller }) => readRules(caller, input),
  saveRules: ({ input, ...caller }) => saveRules(caller, input),
  preview: ({ input, ...caller }) => previewHours(caller, input),
}
