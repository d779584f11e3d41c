import type { adminOverview as calls } from '#contract/admin/overview.ts'
import type { Handlers } from '#server/handlers.ts'
import { readNumbers } from './numbers.ts'
import { readActivity, readQueues } from './service.ts'

export const adminOverview: Handlers<typeof calls> = {
  numbers: ({ input, ...caller }) => readNumbers(caller, input.period),
  queues: (caller) => readQueues(caller),
  activity: ({ input, ...caller }) => readActivity(caller, input.language),
}
