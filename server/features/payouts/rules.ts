// When a barber is paid, and why not.
import {
  dailyPayoutCents,
  firstPayoutDays,
  leastPayoutCents,
  payoutHour,
  type PayoutBlock,
} from '#contract/money/payouts.ts'
import { bankHeldUntil, isRefused, stateOf } from './accounts.ts'
import type { Plan } from './plan-queries.ts'

const dayMs = 86_400_000
const tuesday = 2

// The moment of the run on a day. Its hour is chosen so that UTC and the cities have the same date.
export const runAt = (day: string) => `${day}T${payoutHour}:00:00.000Z`

export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export const isTuesday = (day: string) => new Date(runAt(day)).getUTCDay() === tuesday

// Whether the run of a day is for this barber at all.
export function isTheirDay(plan: Pick<Plan, 'isDaily' | 'payableCents'>, day: string) {
  if (isTuesday(day)) return true
  return plan.isDaily === true && plan.payableCents > dailyPayoutCents
}

// The first run after a moment. `isDaily` for barbers whose money goes out on every day.
export function nextRun(afterMs: number, isDaily: boolean) {
  for (let ms = afterMs; ; ms += dayMs) {
    const day = dayOf(ms)
    if (Date.parse(runAt(day)) > afterMs && (isDaily || isTuesday(day))) return runAt(day)
  }
}

export type Block = { block: PayoutBlock; until: string | null }

// What keeps a barber from being paid. `until` where time alone helps.
export function blockOf(plan: Plan, atMs: number): Block | null {
  const { payableCents } = plan
  if (plan.isHeld) return is('hold')
  if (plan.openState !== null) return is('under_way')
  if (plan.balanceCents < 0 || payableCents < 0) return is('debt')
  if (plan.account === null) return is('no_account')
  if (isRefused(plan.account)) return is('bank_refused')
  if (stateOf(plan.account) !== 'ready' || plan.account.bankLast4 === null) return is('incomplete')
  const bankUntil = bankHeldUntil(plan.account, atMs)
  if (bankUntil !== null) return is('bank_changed', bankUntil)
  const firstUntil = firstPayoutAt(plan)
  if (firstUntil !== null && Date.parse(firstUntil) > atMs) return is('first_week', firstUntil)
  return payableCents < leastPayoutCents ? is('minimum') : null
}

const is = (block: PayoutBlock, until: string | null = null): Block => ({ block, until })

function firstPayoutAt({ firstEarnedAt, wasPaid }: Plan) {
  if (wasPaid || firstEarnedAt === null) return null
  return new Date(Date.parse(firstEarnedAt) + firstPayoutDays * dayMs).toISOString()
}
