import type { adminGrants as calls } from '#contract/admin/grants.ts'
import type { Handlers } from '#server/handlers.ts'
import { grant, previewRevoke, readAdmins, revoke, withdraw } from './service.ts'

export const adminGrants: Handlers<typeof calls> = {
  list: ({ db }) => readAdmins(db),
  grant: ({ input, ...caller }) => grant(caller, input),
  previewRevoke: ({ input, ...caller }) => previewRevoke(caller, input.id),
  revoke: ({ input, ...caller }) => revoke(caller, input),
  withdraw: ({ input, ...caller }) => withdraw(caller, input),
}
