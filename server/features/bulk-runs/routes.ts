import type { bulkRuns as calls } from '#contract/admin/lists/bulk-runs.ts'
import type { Handlers } from '#server/handlers.ts'
import { assignMany, finishMany, readLatest, readRun, resetMany } from './service.ts'

export const bulkRuns: Handlers<typeof calls> = {
  assign: ({ input, ...caller }) => assignMany(caller, input),
  finish: ({ input, ...caller }) => finishMany(caller, input),
  sendResets: ({ input, ...caller }) => resetMany(caller, input),
  read: ({ input, ...caller }) => readRun(caller, input.id),
  latest: ({ input, ...caller }) => readLatest(caller, input.action),
}
