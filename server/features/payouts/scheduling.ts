// Decides who is paid how much. The row and its posting are written under the lock of the barber's
// ledger account, after everything that could speak against it was read again.
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { isPaused } from '#server/features/flags/service.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import type { ProviderContext } from '#server/features/payment-provider/service.ts'
import { hasRun, insertPayout, insertRun, listWaiting } from './payout-queries.ts'
import { findPlan, listPlans, lockBalance } from './plan-queries.ts'
import { areBooksRed, reconcile } from './reconciling.ts'
import { blockOf, dayOf, isTheirDay } from './rules.ts'

export type Run = {
  day: string
  // Names the run, which pays everyone once.
  key: string
  madeBy: string | null
}

// The payout's id and amount, or null when there is nothing to pay.
export function schedulePayout(db: Db, barberId: BarberId, run: Run) {
  return inTransaction(db, async (db) => {
    await lockBalance(db, barberId)
    const nowMs = Date.now()
    const plan = await findPlan(db, barberId, new Date(nowMs).toISOString())
    if (!plan?.account || blockOf(plan, nowMs) !== null) return null
    const amountCents = plan.payableCents
    const { accountId, bankId, bankLast4 } = plan.account
    const payout = await insertPayout(db, {
      barberId,
      amountCents,
      accountId,
      bankId,
      bankLast4,
      runOn: run.day,
      runKey: run.key,
      madeBy: run.madeBy,
    })
    if (!payout) return null
    const { id } = payout
    await post(db, {
      key: `payout:${id}`,
      event: 'payout_scheduled',
      lines: postings.payoutScheduled(barberId, amountCents),
      actorId: run.madeBy,
    })
    await enqueueSending(db, id)
    return { id, amountCents }
  })
}

export function enqueueSending(db: Db, payoutId: string) {
  return enqueue(db, 'send-payout', { payoutId }, { jobKey: `payout:${payoutId}` })
}

// The run of today, by itself. A day that is done is not done again; of many at once, each barber is
// paid by one.
export async function runToday(context: ProviderContext, nowMs = Date.now()) {
  const { db, config } = context
  const day = dayOf(nowMs)
  if (config.payments === 'shop' || (await hasRun(db, day))) return
  if (await isPaused(db, 'payouts_paused')) return
  await reconcile(context)
  if (await areBooksRed(db)) return
  for (const { id } of await listWaiting(db)) await enqueueSending(db, id)
  const plans = await listPlans(db, new Date(nowMs).toISOString())
  const due = plans.filter((plan) => isTheirDay(plan, day) && blockOf(plan, nowMs) === null)
  const run = { day, key: `run:${day}`, madeBy: null }
  const failures: unknown[] = []
  // One that fails does not hold up the others. The next hour tries it again.
  for (const { barberId } of due)
    await schedulePayout(db, barberId, run).catch((error: unknown) => failures.push(error))
  if (failures.length > 0)
    throw new AggregateError(failures, `Payouts that were not scheduled: ${failures.length}`)
  await insertRun(db, day)
}

// Everyone whom nothing speaks against, ordered by an administrator. `key` is the order's.
export async function payBarbers(
  { db, actor }: Pick<SignedInCaller, 'db' | 'actor'>,
  barberIds: readonly BarberId[],
  key: string,
) {
  const run = { day: dayOf(Date.now()), key: `hand:${key}`, madeBy: actor.id }
  const paid: { id: string; amountCents: number }[] = []
  for (const barberId of barberIds) {
    const made = await schedulePayout(db, barberId, run)
    if (made) paid.push(made)
  }
  return paid
}
