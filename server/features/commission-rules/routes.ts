import type { commissionRules as calls } from '#contract/money/commission-rules.ts'
import type { Handlers } from '#server/handlers.ts'
import { createRule, previewRule, previewWithdraw, withdrawRule } from './changing.ts'
import { readCommission, readPage, readRule } from './service.ts'
import { simulate } from './simulation.ts'

export const commissionRules: Handlers<typeof calls> = {
  read: ({ db }) => readCommission(db),
  list: ({ input, db }) => readPage(db, input),
  rule: ({ input, db }) => readRule(db, input.id),
  preview: ({ input, ...caller }) => previewRule(caller, input),
  create: ({ input, ...caller }) => createRule(caller, input),
  previewWithdraw: ({ input, ...caller }) => previewWithdraw(caller, input),
  withdraw: ({ input, ...caller }) => withdrawRule(caller, input),
  simulate: ({ input, db }) => simulate(db, input),
}
