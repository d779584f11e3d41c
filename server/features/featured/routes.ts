import type { featured as calls } from '#contract/admin/featured.ts'
import type { Handlers } from '#server/handlers.ts'
import { pin, readPins, unpin } from './service.ts'

export const featured: Handlers<typeof calls> = {
  list: (caller) => readPins(caller),
  pin: ({ input, ...caller }) => pin(caller, input),
  unpin: ({ input, ...caller }) => unpin(caller, input),
}
