// A client's credit, as they see it. What gives, spends and returns it is in booking-money/service.ts.
import type { Wallet } from '#contract/money/wallet.ts'
import type { Db } from '#server/database/db.ts'
import { readCredit } from '#server/features/booking-money/service.ts'
import { listGrants, listMovements } from './queries.ts'

const movementsShown = 50

export async function readWallet(db: Db, clientId: string): Promise<Wallet> {
  return {
    creditCents: await readCredit(db, clientId),
    grants: await listGrants(db, clientId),
    movements: await listMovements(db, clientId, movementsShown),
  }
}
