import type { approvals as calls } from '#contract/accounts/approvals.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  approve,
  listApprovals,
  readApproval,
  reject,
  requestChanges,
  restore,
  suspend,
} from './service.ts'

export const approvals: Handlers<typeof calls> = {
  list: ({ input, db }) => listApprovals(db, input),
  read: ({ input, db }) => readApproval(db, input.id),
  approve: ({ input, db, actor, request }) => approve(db, { actor, request }, input),
  requestChanges: ({ input, db, actor, request }) => requestChanges(db, { actor, request }, input),
  reject: ({ input, db, actor, request }) => reject(db, { actor, request }, input),
  suspend: ({ input, db, actor, request }) => suspend(db, { actor, request }, input),
  restore: ({ input, db, actor, request }) => restore(db, { actor, request }, input),
}
