// An administrator gives a client credit, which Kempt pays for.
import { errors, fail } from '#contract/errors.ts'
import { mostGiven, type CreditOrder } from '#contract/money/wallet.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { lockAccountOf } from '#server/features/auth/service.ts'
import { grantCredit, lockCredit, readCredit } from '#server/features/booking-money/service.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { tellGiven } from './notices.ts'
import { findGiven, findGrant } from './queries.ts'

// The lock of the account makes two gifts at once take turns.
export function giveCredit(caller: SignedInCaller, order: CreditOrder) {
  const { id: clientId, requestId: id, amountCents: cents, reason } = order
  return inTransaction(caller.db, async (db) => {
    const { isActive } = await lockAccountOf(db, clientId)
    await requireOthersCase({ ...caller, db }, clientId)
    if (await isRepeated(db, order)) return { creditCents: await readCredit(db, clientId) }
    if (!isActive) fail('ACCOUNT_NOT_OPEN')
    const given = await findGiven(db, clientId, mostGiven.days)
    if (given + cents > mostGiven.cents)
      fail('CREDIT_TOO_MUCH', { amount: errors.CREDIT_TOO_MUCH.message })
    const before = await lockCredit(db, clientId)
    const gift = { reason: 'goodwill', expense: 'goodwill_expense' } as const
    await grantCredit(db, { id, clientId, cents, ...gift, actorId: caller.actor.id })
    await tellGiven(db, { clientId, cents })
    const creditCents = before + cents
    const deed = { action: 'give-credit', entity: 'profile', entityId: clientId, reason }
    const change = { before: { creditCents: before }, after: { creditCents, amountCents: cents } }
    await writeDown({ ...caller, db }, { ...deed, ...change })
    return { creditCents }
  })
}

// The answer of an earlier try may have been lost. With other terms it is no repetition.
async function isRepeated(db: Db, { id, requestId, amountCents }: CreditOrder) {
  const known = await findGrant(db, requestId)
  if (!known) return false
  if (known.clientId !== id) fail('NOT_FOUND')
  if (known.cents !== amountCents) fail('CREDIT_SENT')
  return true
}
