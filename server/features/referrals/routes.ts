import type { referrals as calls } from '#contract/money/referrals.ts'
import type { Handlers } from '#server/handlers.ts'
import { readReferrals } from './service.ts'

export const referrals: Handlers<typeof calls> = {
  read: ({ db, actor }) => readReferrals(db, actor.id),
}
