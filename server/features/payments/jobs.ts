import type { Jobs } from '#server/tasks.ts'
import { isAway } from '#server/features/payment-provider/service.ts'
import { detachCard } from './customers.ts'
import { hearUnlessAway } from './events.ts'
import { goOn } from './go-on.ts'
import { chargeOwed, forgetGuestCards } from './on-file/owed.ts'
import { closePage } from './pages.ts'
import { listAtWork } from './queries.ts'
import { payRefund } from './refunds.ts'
import { readMissedEvents, sweepPayments } from './sweep.ts'

type Names =
  | 'charge-owed'
  | 'charge-payment'
  | 'close-checkout'
  | 'detach-card'
  | 'forget-guest-cards'
  | 'hear-provider'
  | 'pay-refund'
  | 'read-provider-events'
  | 'sweep-payments'

// While the provider is away the sweep takes the work up; the job need not fail.
async function unlessAway(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if (!isAway(error)) throw error
  }
}

const maxAttempts = 5

// Each reads its row first, so all of them may run twice.
export const paymentJobs: Jobs<Names> = {
  'charge-owed': {
    maxAttempts,
    run: (owed, context) => unlessAway(chargeOwed(context, owed)),
  },
  'charge-payment': {
    maxAttempts,
    run: ({ paymentId }, context) => unlessAway(goOn(context, paymentId)),
  },
  'close-checkout': {
    maxAttempts,
    async run({ bookingId }, context) {
      for (const payment of await listAtWork(context.db, bookingId))
        await closePage(context, payment)
    },
  },
  // Tried for days: nothing else asks for it.
  'detach-card': { run: ({ methodId }, context) => detachCard(context, methodId) },
  'forget-guest-cards': { cron: '40 9 * * *', run: (_, { db }) => forgetGuestCards(db) },
  'hear-provider': {
    maxAttempts,
    priority: 1,
    isGentle: true,
    run: ({ eventId }, context) => hearUnlessAway(context, eventId),
  },
  'pay-refund': {
    maxAttempts,
    run: ({ refundId }, context) => unlessAway(payRefund(context, refundId)),
  },
  'read-provider-events': { cron: '25 * * * *', run: (_, context) => readMissedEvents(context) },
  'sweep-payments': { cron: '* * * * *', run: (_, context) => sweepPayments(context) },
}
