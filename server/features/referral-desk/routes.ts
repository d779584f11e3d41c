import type { referralDesk as calls } from '#contract/money/referral-desk.ts'
import type { Handlers } from '#server/handlers.ts'
import { decideReferral, readPage, readProgram, readReferral } from './service.ts'

export const referralDesk: Handlers<typeof calls> = {
  read: ({ db }) => readProgram(db),
  list: ({ input, ...caller }) => readPage(caller, input),
  referral: ({ input, ...caller }) => readReferral(caller, input.id),
  decide: ({ input, ...caller }) => decideReferral(caller, input),
}
