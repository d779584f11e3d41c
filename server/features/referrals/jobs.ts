import type { Jobs } from '#server/tasks.ts'
import { rewardReferrals } from './service.ts'

export const referralJobs: Jobs<'reward-referrals'> = {
  'reward-referrals': { cron: '20 * * * *', run: (_, { db }) => rewardReferrals(db) },
}
