import type { Jobs } from '#server/tasks.ts'
import { insertSnapshot, listWrongSnapshots } from './queries.ts'

export const ledgerJobs: Jobs<'snapshot-ledger' | 'check-ledger'> = {
  // Keeps balances of the platform's accounts fast.
  'snapshot-ledger': {
    cron: '5 * * * *',
    async run(_, { db }) {
      await insertSnapshot(db)
    },
  },
  // Fails, and so shows in the health of the platform, when a snapshot is not the sum of its lines.
  'check-ledger': {
    cron: '40 9 * * *',
    async run(_, { db }) {
      const wrong = await listWrongSnapshots(db)
      if (wrong.length > 0) throw new Error(`The ledger's snapshots are wrong: ${wrong.join(', ')}`)
    },
  },
}
