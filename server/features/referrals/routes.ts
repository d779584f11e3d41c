import type { referrals as calls } from '#contract/money/referrals.ts'
import type { Handlers } from '#server/handlers.ts'
import { codeOf, readReferrals } from './service.ts'

export const referrals: Handlers<typeof calls> = {
  read: ({ db, actor }) => readReferrals(db, actor.id),
  getCode: async ({ db, actor }) => ({ code: await codeOf(db, actor.id) }),
}
