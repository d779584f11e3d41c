// Credit of clients. Every change of a grant is posted in the same transaction, so that the grants and
// the client's wallet in the ledger are always the same sum.
import type { Wallet } from '#contract/money/wallet.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { WalletGrants } from '#server/database/tables.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import { tellExpiring } from './notices.ts'
import {
  countPosted,
  expireGrants,
  findCredit,
  findUsed,
  giveCents,
  insertGrant,
  listExpired,
  listGrants,
  listMovements,
  lockGrants,
  takeCents,
  tellableClients,
  type Use,
} from './queries.ts'

const creditDays = 180
// What comes back can be used for a while, even if it would have expired meanwhile.
const returnedDays = 14
const warningDays = 7
const movementsShown = 50

export async function readWallet(db: Db, clientId: string): Promise<Wallet> {
  return {
    creditCents: await findCredit(db, clientId),
    grants: await listGrants(db, clientId),
    movements: await listMovements(db, clientId, movementsShown),
  }
}

export function readCredit(db: Db, clientId: string) {
  return findCredit(db, clientId)
}

// The credit that this transaction alone can spend.
export async function lockCredit(db: Db, clientId: string) {
  await lockGrants(db, clientId)
  return findCredit(db, clientId)
}

type Grant = Pick<WalletGrants, 'clientId' | 'cents' | 'reason' | 'expense'>

// In the transaction of whoever decides it.
export async function grantCredit(db: Db, grant: Grant) {
  const { clientId, cents, expense } = grant
  const expiresAt = new Date(Date.now() + creditDays * 86_400_000).toISOString()
  const id = await insertGrant(db, { ...grant, leftCents: cents, expiresAt })
  const lines = postings.creditGranted(clientId, cents, expense)
  await post(db, { key: `grant:${id}`, event: 'credit_granted', lines })
  return id
}

type Spent = Use & { actorId?: string | null }

// For callers that hold the locks of the booking and of the credit.
export async function spendCredit(db: Db, { actorId = null, ...use }: Spent) {
  const { clientId, bookingId, cents } = use
  if ((await takeCents(db, use)) !== cents)
    throw new Error(`the credit of ${clientId} is less than ${cents} cents`)
  await post(db, {
    key: `credit:${bookingId}:${await countPosted(db, bookingId)}`,
    event: 'credit',
    bookingId,
    lines: postings.creditUsed(clientId, cents),
    actorId,
  })
}

// Gives credit of a booking back to where it came from. For callers that hold the booking's lock.
export async function returnCredit(db: Db, { actorId = null, ...use }: Spent) {
  const { clientId, bookingId, cents } = use
  if (cents <= 0) return
  await lockGrants(db, clientId)
  await giveCents(db, use, returnedDays)
  await post(db, {
    key: `credit-back:${bookingId}:${await countPosted(db, bookingId)}`,
    event: 'credit_back',
    bookingId,
    lines: postings.givenBack(clientId, 0, cents),
    actorId,
  })
}

// Takes the credit that was given back for a booking which took place after all. What the client has
// spent elsewhere meanwhile is the platform's loss, not the barber's.
export async function takeCreditAgain(db: Db, { clientId, bookingId, cents }: Use) {
  const missing = cents - (await findUsed(db, bookingId))
  if (missing <= 0) return
  const short = missing - (await lockCredit(db, clientId))
  if (short > 0)
    await grantCredit(db, {
      clientId,
      cents: short,
      reason: 'goodwill',
      expense: 'goodwill_expense',
    })
  await spendCredit(db, { clientId, bookingId, cents: missing })
}

export async function expireCredit(db: Db) {
  for (const { clientId } of await listExpired(db))
    await inTransaction(db, async (db) => {
      await lockGrants(db, clientId)
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
