import type { refunds as calls } from '#contract/money/refunds.ts'
import type { Handlers } from '#server/handlers.ts'
import { decideRefund } from './deciding.ts'
import { giveRefund, previewRefund, readRefundable } from './giving.ts'
import { creditRefund, retryRefund } from './retrying.ts'
import { readPage, readRefund } from './service.ts'

export const refunds: Handlers<typeof calls> = {
  list: ({ input, db }) => readPage(db, input),
  read: ({ input, ...caller }) => readRefund(caller, input.id),
  open: ({ input, ...caller }) => readRefundable(caller, input.id),
  preview: ({ input, ...caller }) => previewRefund(caller, input),
  give: ({ input, ...caller }) => giveRefund(caller, input),
  decide: ({ input, ...caller }) => decideRefund(caller, input),
  retry: ({ input, ...caller }) => retryRefund(caller, input),
  credit: ({ input, ...caller }) => creditRefund(caller, input),
}
