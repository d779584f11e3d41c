import type { health as calls } from '#contract/admin/health.ts'
import type { Handlers } from '#server/handlers.ts'
import { runAgain } from './running-again.ts'
import { readHealth } from './service.ts'

export const health: Handlers<typeof calls> = {
  read: ({ db }) => readHealth(db),
  runAgain: ({ input, ...caller }) => runAgain(caller, input),
}
