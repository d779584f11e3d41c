// Credit that expires, by jobs.
import { inTransaction, type Db } from '#server/database/db.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import { lockCredit } from '#server/features/booking-money/service.ts'
import { tellExpiring } from './notices.ts'
import { expireGrants, listExpired, tellableClients } from './queries.ts'

const warningDays = 7

export async function expireCredit(db: Db) {
  for (const { clientId } of await listExpired(db))
    await inTransaction(db, async (db) => {
      await lockCredit(db, clientId)
      for (const { id, cents, expense, expiresAt } of await expireGrants(db, clientId))
        await post(db, {
          // Credit that comes back to an expired grant expires again, at another time.
          key: `expired:${id}:${expiresAt}`,
          event: 'credit_expired',
          lines: postings.creditExpired(clientId, cents, expense),
        })
    })
}

// Once for each grant.
export async function warnOfExpiry(db: Db) {
  await inTransaction(db, async (db) => {
    for (const grant of await tellableClients(db, warningDays)) await tellExpiring(db, grant)
  })
}
