import type { approvals as calls } from '#contract/accounts/approvals.ts'
import type { Handlers } from '#server/handlers.ts'
import { askForLicense } from './license.ts'
import {
  approve,
  listApprovalsFor,
  previewSuspend,
  readApprovalFor,
  reject,
  reopen,
  requestChanges,
  restore,
  suspend,
} from './service.ts'

export const approvals: Handlers<typeof calls> = {
  list: ({ input, ...caller }) => listApprovalsFor(caller, input),
  read: ({ input, ...caller }) => readApprovalFor(caller, input.id),
  approve: ({ input, ...caller }) => approve(caller, input),
  requestChanges: ({ input, ...caller }) => requestChanges(caller, input),
  reject: ({ input, ...caller }) => reject(caller, input),
  previewSuspend: ({ input, ...caller }) => previewSuspend(caller, input),
  suspend: ({ input, ...caller }) => suspend(caller, input),
  restore: ({ input, ...caller }) => restore(caller, input),
  reopen: ({ input, ...caller }) => reopen(caller, input),
  askForLicense: ({ input, ...caller }) => askForLicense(caller, input),
}
