import type { Handlers } from '#server/api.ts'
import { grantRole, restore, revokeRole, suspend } from './service.ts'

export const people: Handlers<'people'> = {
  suspend: ({ input, db, actor, visit }) => suspend(db, actor, visit, input),
  restore: ({ input, db, actor, visit }) => restore(db, actor, visit, input),
  grantRole: ({ input, db, actor, visit }) => grantRole(db, actor, visit, input),
  revokeRole: ({ input, db, actor, visit }) => revokeRole(db, actor, visit, input),
}
