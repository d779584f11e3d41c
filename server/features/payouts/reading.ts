// A barber's next payout with everything that leads to it, and the payouts so far.
import type { BarberId } from '#contract/ids.ts'
import {
  balanceKinds,
  dailyPayoutCents,
  type PayoutPage,
  type PayoutReport,
} from '#contract/money/payouts.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { businessOf } from '#server/features/businesses/service.ts'
import { isPaused } from '#server/features/flags/service.ts'
import { findAccount } from './account-queries.ts'
import { viewOf } from './accounts.ts'
import { listOfBarber } from './payout-queries.ts'
import { findPlan, listHeldBack, listKinds, listNotYet } from './plan-queries.ts'
import { areBooksRed } from './reconciling.ts'
import { blockOf, nextRun, type Block } from './rules.ts'

export async function readReport(caller: SignedInCaller): Promise<PayoutReport> {
  const { db } = caller
  const { barberId } = await businessOf(caller, 'barber')
  const next = await forecast(db, barberId, Date.now())
  const kinds = await listKinds(db, barberId)
  const before = kinds.find(({ kind }) => kind === 'before')?.cents ?? 0
  const lines = balanceKinds.flatMap((kind) => {
    const found = kinds.find((each) => each.kind === kind)
    return found ? [{ kind, count: found.count, cents: found.cents }] : []
  })
  return {
    account: viewOf(await findAccount(db, barberId)),
    next: { at: next.at, amountCents: next.amountCents, block: next.block },
    beforeCents: before,
    lines,
    balanceCents: before + lines.reduce((sum, { cents }) => sum + cents, 0),
    notYet: await listNotYet(db, barberId, next.asOf),
    heldBack: await listHeldBack(db, barberId, next.asOf),
  }
}

// As of the next run, by which more is available than now. Where time alone helps, as of the run after.
export async function forecast(db: Db, barberId: BarberId, nowMs: number) {
  const isDaily = (await findAccount(db, barberId))?.isDaily ?? false
  const soon = nextRun(nowMs, isDaily)
  const first = await readAt(db, barberId, soon)
  const isEnough = !isDaily || first.payableCents > dailyPayoutCents
  const planned = isEnough ? soon : nextRun(nowMs, false)
  const until = first.blocked?.until ?? null
  const at = until === null ? planned : nextRun(Date.parse(until) - 1, isDaily)
  const { payableCents, blocked } = at === soon ? first : await readAt(db, barberId, at)
  const block = await blockNow(db, blocked, first.blocked)
  const isComing = blocked === null
  return {
    at: isComing ? at : null,
    asOf: at,
    amountCents: isComing ? payableCents : 0,
    block,
  }
}

async function readAt(db: Db, barberId: BarberId, at: string) {
  const plan = await findPlan(db, barberId, at)
  if (!plan) return { payableCents: 0, blocked: { block: 'minimum', until: null } satisfies Block }
  return { payableCents: plan.payableCents, blocked: blockOf(plan, Date.parse(at)) }
}

// What stops everyone comes first; what only waits is said beside the day.
async function blockNow(db: Db, blocked: Block | null, first: Block | null) {
  if (await isPaused(db, 'payouts_paused')) return 'paused'
  if (await areBooksRed(db)) return 'books'
  return (blocked ?? first)?.block ?? null
}

export async function readPage(caller: SignedInCaller, { after }: PayoutPage) {
  const { barberId } = await businessOf(caller, 'barber')
  const found = await listOfBarber(caller.db, barberId, { after, limit: pageLimit })
  return cutPage(found, ({ createdAt }) => createdAt)
}

// More than anyone has.
const mostExported = 10_000

export async function exportAll(caller: SignedInCaller) {
  const { barberId } = await businessOf(caller, 'barber')
  return listOfBarber(caller.db, barberId, { limit: mostExported })
}
