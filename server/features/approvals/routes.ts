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
  approve: ({ input, ...caller }) => approve(caller, input),
  requestChanges: ({ input, ...caller }) => requestChanges(caller, input),
  reject: ({ input, ...caller }) => reject(caller, input),
  suspend: ({ input, ...caller }) => suspend(caller, input),
  restore: ({ input, ...caller }) => restore(caller, input),
}
