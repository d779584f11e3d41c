// What administrators see of balances, payouts and the books.
import type {
  BalanceQuery,
  BarberBalance,
  TransferQuery,
  TransferReport,
} from '#contract/money/transfers.ts'
import { cutPage, pageLimit, totalOf } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { isPaused } from '#server/features/flags/service.ts'
import {
  countTransfers,
  listBalances,
  listDays,
  listOrders,
  listRuns,
  listTransfers,
  sumUnderWay,
} from './desk-queries.ts'
import { listPlans, type Plan } from './plan-queries.ts'
import { findLatest, listUnmatched } from './reconciling-queries.ts'
import { blockOf, dayOf, isTheirDay, nextRun } from './rules.ts'

const mostUnmatched = 50

export async function readTransfers({ db, actor }: SignedInCaller): Promise<TransferReport> {
  const nowMs = Date.now()
  const plans = await listPlans(db, new Date(nowMs).toISOString())
  const sum = (cents: (plan: Plan) => number) => plans.reduce((all, plan) => all + cents(plan), 0)
  const at = nextRun(nowMs, true)
  return {
    owedCents: sum(({ balanceCents }) => Math.max(0, balanceCents)),
    heldCents: sum(heldOf),
    debtCents: sum(({ balanceCents }) => Math.max(0, -balanceCents)),
    underWayCents: await sumUnderWay(db),
    nextRun: { at, ...totalsOf(await listDue(db, at)) },
    now: totalsOf(plans.filter((plan) => blockOf(plan, nowMs) === null)),
    isPaused: await isPaused(db, 'payouts_paused'),
    books: await readBooks(db),
    orders: await listOrders(db, actor.id),
    runs: await listRuns(db),
    days: await listDays(db),
  }
}

const heldOf = ({ balanceCents, payableCents }: Plan) =>
  Math.max(0, balanceCents) - Math.max(0, Math.min(balanceCents, payableCents))

const totalsOf = (plans: readonly Plan[]) => ({
  count: plans.length,
  cents: plans.reduce((sum, { payableCents }) => sum + payableCents, 0),
})

// Whom the run of a moment would pay.
async function listDue(db: Db, at: string) {
  const atMs = Date.parse(at)
  const plans = await listPlans(db, at)
  return plans.filter((plan) => isTheirDay(plan, dayOf(atMs)) && blockOf(plan, atMs) === null)
}

async function readBooks(db: Db) {
  const latest = await findLatest(db)
  if (!latest) return null
  const { at, providerCents, ledgerCents, differenceCents, unmatched: unmatchedCount } = latest
  const unmatched = unmatchedCount === 0 ? [] : await listUnmatched(db, mostUnmatched)
  return { at, providerCents, ledgerCents, differenceCents, unmatched, unmatchedCount }
}

function balanceOf(plan: Plan, atMs: number): BarberBalance {
  const { barberId: id, name, profileId, balanceCents, payableCents, holdReason, account } = plan
  return {
    id,
    name,
    profileId,
    balanceCents,
    heldCents: heldOf(plan),
    payableCents,
    block: blockOf(plan, atMs)?.block ?? null,
    holdReason,
    bankLast4: account?.bankLast4 ?? null,
  }
}

// As of the next run, which the list previews.
export async function readBalances(db: Db, query: BalanceQuery): Promise<BarberBalance[]> {
  const at = nextRun(Date.now(), true)
  const atMs = Date.parse(at)
  const found = await listBalances(db, at, query)
  const isShown = (plan: Plan) => {
    if (query.show === 'next') return isTheirDay(plan, dayOf(atMs)) && blockOf(plan, atMs) === null
    return query.show !== 'blocked' || blockOf(plan, atMs) !== null
  }
  return found.filter(isShown).map((plan) => balanceOf(plan, atMs))
}

export async function readBalancePage(db: Db, query: BalanceQuery) {
  const all = await readBalances(db, query)
  const { after } = query
  const rest = after === undefined ? all : all.filter((row) => isAfter(row, after))
  const page = cutPage(rest.slice(0, pageLimit), ({ balanceCents }) => String(balanceCents))
  return { ...page, total: totalOf(all.length) }
}

type Key = NonNullable<BalanceQuery['after']>

const isAfter = ({ balanceCents, id }: BarberBalance, after: Key) =>
  balanceCents < after.cents || (balanceCents === after.cents && id > after.id)

export async function readTransferPage(db: Db, query: TransferQuery) {
  const found = await listTransfers(db, query, pageLimit)
  return {
    ...cutPage(found, ({ createdAt }) => createdAt),
    total: await countTransfers(db, query),
  }
}

export function readTransferLines(db: Db, query: TransferQuery, limit: number) {
  return listTransfers(db, query, limit)
}
