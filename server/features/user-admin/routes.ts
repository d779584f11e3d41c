import type { userAdmin as calls } from '#contract/accounts/user-admin.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  grantRole,
  previewRevoke,
  previewSuspend,
  restore,
  revokeRole,
  suspend,
} from './service.ts'

export const userAdmin: Handlers<typeof calls> = {
  previewSuspend: ({ input, ...caller }) => previewSuspend(caller, input),
  suspend: ({ input, ...caller }) => suspend(caller, input),
  restore: ({ input, ...caller }) => restore(caller, input),
  grantRole: ({ input, ...caller }) => grantRole(caller, input),
  previewRevoke: ({ input, ...caller }) => previewRevoke(caller, input),
  revokeRole: ({ input, ...caller }) => revokeRole(caller, input),
}
