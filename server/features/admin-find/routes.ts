import type { adminFind as calls } from '#contract/admin/find.ts'
import type { Handlers } from '#server/handlers.ts'
import { find } from './service.ts'

export const adminFind: Handlers<typeof calls> = {
  find: ({ input, ...caller }) => find(caller, input.q),
}
