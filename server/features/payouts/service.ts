// Payouts as other features know them: events of the provider, the sweep, and people who leave.
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import {
  isAway,
  providerOf,
  type ProviderContext,
} from '#server/features/payment-provider/service.ts'
import { deleteAccount, findAccountById, listOwnAccounts } from './account-queries.ts'
import { refreshAccount } from './accounts.ts'
import {
  clearBanks,
  findPayout,
  hasOpen,
  listOwnPayouts,
  takeDuePayouts,
} from './payout-queries.ts'
import { sendToBank, sendTransfer, settle } from './sending.ts'

// Goes on with a payout from wherever it stands. Called by its job, an event, and the sweep: all do
// the same, so their order does not matter.
export async function goOnPayout(context: ProviderContext, id: string) {
  const scheduled = await findPayout(context.db, id)
  if (scheduled?.state === 'scheduled') await sendTransfer(context, scheduled)
  const sent = await findPayout(context.db, id)
  if (sent?.state === 'processing' && sent.bankPayoutId === null) await sendToBank(context, sent)
  const payout = await findPayout(context.db, id)
  if (!payout || payout.bankPayoutId === null) return
  if (payout.state === 'processing' || payout.state === 'paid')
    await settle(context, payout, payout.bankPayoutId)
}

// Accounts that we do not have are left alone.
export async function hearAccount(context: ProviderContext, accountId: string) {
  if (await findAccountById(context.db, accountId)) await refreshAccount(context, accountId)
}

// Money that has left the balance and has not arrived.
export function isPayoutUnderWay(db: Db, barberId: BarberId) {
  return hasOpen(db, barberId)
}

export async function collectPayouts(db: Db, userId: string) {
  return {
    payouts: await listOwnPayouts(db, userId),
    payoutAccount: await listOwnAccounts(db, userId),
  }
}

// With the account, later events about it are left alone.
export async function forgetBank(db: Db, userId: string) {
  await clearBanks(db, userId)
  await deleteAccount(db, userId)
}

const atOnce = 200

// Every minute: goes on with everything that is not final. One that fails does not hold up the others,
// unless the provider is away.
export async function sweepPayouts(context: ProviderContext) {
  if (context.config.payments === 'shop') return
  const { requirePresent } = await providerOf(context)
  const failures: unknown[] = []
  for (const id of await takeDuePayouts(context.db, atOnce)) {
    try {
      requirePresent()
      await goOnPayout(context, id)
    } catch (error) {
      if (!isAway(error)) failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'the sweep failed for some payouts')
}
