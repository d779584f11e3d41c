import type { Jobs } from '#server/tasks.ts'
import { listWrongWallets } from './queries.ts'
import { expireCredit, warnOfExpiry } from './expiry.ts'

export const walletJobs: Jobs<'expire-credit' | 'warn-of-expiry' | 'check-wallets'> = {
  'expire-credit': { cron: '15 10 * * *', run: (_, { db }) => expireCredit(db) },
  // In the morning of the shops.
  'warn-of-expiry': { cron: '0 15 * * *', run: (_, { db }) => warnOfExpiry(db) },
  // Fails, and so shows in the health of the platform.
  'check-wallets': {
    cron: '45 9 * * *',
    async run(_, { db }) {
      const wrong = await listWrongWallets(db)
      if (wrong.length > 0)
        throw new Error(`Credit is not what the ledger says: ${wrong.slice(0, 5).join(', ')}`)
    },
  },
}
