import type { Handlers } from '#server/api.ts'
import {
  approve,
  listApprovals,
  readApproval,
  reject,
  requestChanges,
  restore,
  suspend,
} from './service.ts'

export const approvals: Handlers<'approvals'> = {
  list: ({ input, db }) => listApprovals(db, input),
  read: ({ input, db }) => readApproval(db, input.id),
  approve: ({ input, db, actor, visit }) => approve(db, { actor, visit }, input),
  requestChanges: ({ input, db, actor, visit }) => requestChanges(db, { actor, visit }, input),
  reject: ({ input, db, actor, visit }) => reject(db, { actor, visit }, input),
  suspend: ({ input, db, actor, visit }) => suspend(db, { actor, visit }, input),
  restore: ({ input, db, actor, visit }) => restore(db, { actor, visit }, input),
}
