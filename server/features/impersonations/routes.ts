import type { impersonations as calls } from '#contract/admin/impersonations.ts'
import type { Handlers } from '#server/handlers.ts'
import { start, stop } from './service.ts'

export const impersonations: Handlers<typeof calls> = {
  start: ({ input, ...caller }) => start(caller, input),
  stop: (caller) => stop(caller),
}
