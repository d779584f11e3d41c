// What an order of an administrator amounts to, and doing it.
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import type { MoneyOrderKind } from '#contract/money/transfers.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { isPaused } from '#server/features/flags/service.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { post } from '#server/features/ledger/service.ts'
import { clearRefusedBank } from './account-queries.ts'
import { findHold, setReleased } from './order-queries.ts'
import { findPayout, setFree, setSoon, sumHeld } from './payout-queries.ts'
import { findPlan, listPlans, lockBalance } from './plan-queries.ts'
import { areBooksRed } from './reconciling.ts'
import { blockOf } from './rules.ts'
import { enqueueSending, payBarbers } from './scheduling.ts'

export type Wanted = {
  kind: MoneyOrderKind
  barberId: BarberId | null
  payoutId: string | null
  // Of an adjustment.
  amountCents: number
}

type Measured = { amountCents: number; barberIds: BarberId[] }

// By what is there now. Refuses what cannot be done.
export async function measure(db: Db, wanted: Wanted): Promise<Measured> {
  const { kind, barberId } = wanted
  if (kind === 'run') return measureRun(db, barberId)
  if (barberId === null) return fail('NOT_FOUND')
  if (kind === 'release') return measureRelease(db, barberId)
  if (kind === 'retry') return measureRetry(db, barberId, wanted.payoutId)
  return { amountCents: wanted.amountCents, barberIds: [barberId] }
}

async function requireSending(db: Db) {
  if (await isPaused(db, 'payouts_paused')) fail('PAYOUTS_PAUSED')
  if (await areBooksRed(db)) fail('BOOKS_RED')
}

async function measureRun(db: Db, barberId: BarberId | null): Promise<Measured> {
  await requireSending(db)
  const now = new Date()
  const plans = await listPlans(db, now.toISOString())
  const due = plans.filter(
    (plan) =>
      (barberId === null || plan.barberId === barberId) && blockOf(plan, now.getTime()) === null,
  )
  if (due.length === 0) fail('NOTHING_TO_PAY_OUT')
  return {
    amountCents: due.reduce((sum, { payableCents }) => sum + payableCents, 0),
    barberIds: due.map((plan) => plan.barberId),
  }
}

async function measureRelease(db: Db, barberId: BarberId): Promise<Measured> {
  await lockBalance(db, barberId)
  if (!(await findHold(db, barberId))) fail('NOTHING_CHANGED')
  const plan = await findPlan(db, barberId, new Date().toISOString())
  const amountCents = Math.max(0, plan?.payableCents ?? 0) + (await sumHeld(db, barberId))
  return { amountCents, barberIds: [barberId] }
}

// One that came back is paid anew, with all that is available by now.
async function measureRetry(
  db: Db,
  barberId: BarberId,
  payoutId: string | null,
): Promise<Measured> {
  await requireSending(db)
  const payout = await findPayout(db, payoutId ?? '')
  if (payout?.state === 'scheduled' && payout.shortAt !== null)
    return { amountCents: payout.amountCents, barberIds: [barberId] }
  if (payout?.state !== 'failed') return fail('PAYOUT_NOT_OPEN')
  const now = new Date()
  const plan = await findPlan(db, barberId, now.toISOString())
  const account = plan?.account && { ...plan.account, refusedBankId: null }
  if (!plan || !account || blockOf({ ...plan, account }, now.getTime()) !== null)
    return fail('NOTHING_TO_PAY_OUT')
  return { amountCents: plan.payableCents, barberIds: [barberId] }
}

type Ordered = Wanted & { id: string; barberIds: readonly BarberId[]; reason: string }

export async function carryOut(caller: SignedInCaller, ordered: Ordered) {
  const { db, actor } = caller
  const { id, kind, barberId, payoutId, amountCents, barberIds, reason } = ordered
  if (kind === 'run') return void (await payBarbers(caller, barberIds, id))
  if (barberId === null) return fail('NOT_FOUND')
  if (kind === 'release') {
    await setReleased(db, barberId, actor.id)
    for (const payout of await setFree(db, barberId)) await enqueueSending(db, payout.id)
    return
  }
  if (kind === 'retry') return retry(caller, { id, barberId, payoutId: payoutId ?? '' })
  await post(db, {
    key: `adjust:${id}`,
    event: 'adjusted',
    lines: postings.adjusted(barberId, amountCents),
    actorId: actor.id,
    reason,
  })
}

type Retried = { id: string; barberId: BarberId; payoutId: string }

async function retry(caller: SignedInCaller, { id, barberId, payoutId }: Retried) {
  const { db } = caller
  if (await setSoon(db, payoutId)) return enqueueSending(db, payoutId)
  await clearRefusedBank(db, barberId)
  const paid = await payBarbers(caller, [barberId], id)
  if (paid.length === 0) fail('NOTHING_TO_PAY_OUT')
}
