import type { Jobs } from '#server/tasks.ts'
import { hearChargeback, sendEvidence } from './chargebacks/chargebacks.ts'
import { tendDisputes } from './clocks.ts'

export const disputeJobs: Jobs<'hear-chargeback' | 'send-evidence' | 'tend-disputes'> = {
  'hear-chargeback': {
    run: ({ providerDisputeId }, context) => hearChargeback(context, providerDisputeId),
  },
  'send-evidence': { run: ({ disputeId }, context) => sendEvidence(context, disputeId) },
  'tend-disputes': { cron: '*/5 * * * *', run: (_, { db }) => tendDisputes(db) },
}
