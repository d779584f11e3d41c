import type { referrals as calls } from '#contract/money/referrals.ts'
import type { Handlers } from '#server/handlers.ts'
import { codeOf, openLink, readReferrals } from './service.ts'

export const referrals: Handlers<typeof calls> = {
  open: ({ input, ...caller }) => openLink(caller, input),
  read: ({ db, actor }) => readReferrals(db, actor.id),
  getCode: async ({ db, actor }) => ({ code: await codeOf(db, actor.id) }),
}
