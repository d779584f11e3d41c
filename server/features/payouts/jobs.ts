import { isAway } from '#server/features/payment-provider/service.ts'
import type { Jobs } from '#server/tasks.ts'
import { expireOrders } from './order-queries.ts'
import { reconcile } from './reconciling.ts'
import { runToday } from './scheduling.ts'
import { goOnPayout, sweepPayouts } from './service.ts'

// While the provider is away the sweep takes the work up; the job need not fail.
async function unlessAway(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if (!isAway(error)) throw error
  }
}

// Each reads its rows first, so all of them may run twice.
export const payoutJobs: Jobs<
  'expire-money-orders' | 'pay-out' | 'reconcile-provider' | 'send-payout' | 'sweep-payouts'
> = {
  'expire-money-orders': { cron: '*/10 * * * *', run: (_, { db }) => expireOrders(db) },
  // The first one pays. The others make up for an hour in which nothing ran.
  'pay-out': { cron: '0 15-23 * * *', maxAttempts: 1, run: (_, context) => runToday(context) },
  'reconcile-provider': {
    cron: '10 * * * *',
    maxAttempts: 1,
    run: (_, context) => unlessAway(reconcile(context)),
  },
  'send-payout': {
    maxAttempts: 5,
    run: ({ payoutId }, context) => unlessAway(goOnPayout(context, payoutId)),
  },
  'sweep-payouts': { cron: '* * * * *', run: (_, context) => sweepPayouts(context) },
}
