import type { userAdmin as calls } from '#contract/accounts/user-admin.ts'
import type { Handlers } from '#server/handlers.ts'
import { grantRole, restore, revokeRole, suspend } from './service.ts'

export const userAdmin: Handlers<typeof calls> = {
  suspend: ({ input, db, actor, request }) => suspend(db, actor, request, input),
  restore: ({ input, db, actor, request }) => restore(db, actor, request, input),
  grantRole: ({ input, db, actor, request }) => grantRole(db, actor, request, input),
  revokeRole: ({ input, db, actor, request }) => revokeRole(db, actor, request, input),
}
