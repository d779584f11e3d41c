import type { userAdmin as calls } from '#contract/accounts/user-admin.ts'
import type { Handlers } from '#server/handlers.ts'
import { grantRole, restore, revokeRole, suspend } from './service.ts'

export const userAdmin: Handlers<typeof calls> = {
  suspend: ({ input, ...caller }) => suspend(caller, input),
  restore: ({ input, ...caller }) => restore(caller, input),
  grantRole: ({ input, ...caller }) => grantRole(caller, input),
  revokeRole: ({ input, ...caller }) => revokeRole(caller, input),
}
