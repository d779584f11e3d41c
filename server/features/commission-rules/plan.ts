// What a change of the rules means for barbers, now and later. A plan is all rules that are not over;
// between their starts and ends nothing changes, so only those moments are compared.
import {
  chargedSources,
  commissionBy,
  type ChargedSource,
  type CommissionRule,
} from '#contract/money/commission.ts'
import { noticeDays } from '#contract/money/commission-rules.ts'
import { isoOf } from '#server/shop-clock.ts'

export type DatedRule = CommissionRule & { startsAt: string; endsAt: string | null }
// `basePercent` is that of the settings, which applies while there is no rule of the default.
export type Plan = { rules: readonly DatedRule[]; basePercent: number }

// From `at`, until it is again as it would have been. `barberId` is null for all who have no rule of
// their own in either plan.
export type Change = {
  barberId: string | null
  source: ChargedSource
  before: number
  after: number
  at: string
  until: string | null
}

type Whom = { barberId: string | null; source: ChargedSource }

export const noticeMs = noticeDays * 86_400_000

export function percentAt({ rules, basePercent }: Plan, { barberId, source }: Whom, ms: number) {
  const running = rules.filter((rule) => runsAt(rule, ms))
  const usual = running.find((rule) => isDefault(rule))
  const its = running.filter(
    (rule) => !isDefault(rule) && (rule.barberId === null || rule.barberId === barberId),
  )
  return commissionBy(its, { source, defaultPercent: usual?.percent ?? basePercent }).percent
}

export function isDefault({ barberId, source }: Pick<CommissionRule, 'barberId' | 'source'>) {
  return barberId === null && source === null
}

function runsAt({ startsAt, endsAt }: DatedRule, ms: number) {
  return Date.parse(startsAt) <= ms && (endsAt === null || Date.parse(endsAt) > ms)
}

export type Comparison = { before: Plan; after: Plan; nowMs: number }

// The first difference of each group and source.
export function changesOf({ before, after, nowMs }: Comparison): Change[] {
  const moments = momentsOf([before, after], nowMs)
  return whomsOf([before, after]).flatMap((whom) => {
    const old = moments.map((ms) => percentAt(before, whom, ms))
    const now = moments.map((ms) => percentAt(after, whom, ms))
    const first = moments.findIndex((_, index) => old[index] !== now[index])
    const [was, is, ms] = [old[first], now[first], moments[first]]
    if (was === undefined || is === undefined || ms === undefined) return []
    const end = moments.find((_, index) => index > first && now[index] !== is)
    const until = end === undefined ? null : momentOf(end)
    return [{ ...whom, before: was, after: is, at: momentOf(ms), until }]
  })
}

// Whether someone would pay more than now, and more than they would otherwise, before they had notice.
export function isTooSoon({ before, after, nowMs }: Comparison) {
  const moments = momentsOf([before, after], nowMs).filter((ms) => ms < nowMs + noticeMs)
  return whomsOf([before, after]).some((whom) => {
    const today = percentAt(before, whom, nowMs)
    return moments.some((ms) => {
      const then = percentAt(after, whom, ms)
      return then > today && then > percentAt(before, whom, ms)
    })
  })
}

// Barbers who have a rule of their own.
export function namedIn(plans: readonly Plan[]) {
  const ids = plans.flatMap(({ rules }) => rules.flatMap(({ barberId }) => barberId ?? []))
  return [...new Set(ids)]
}

function whomsOf(plans: readonly Plan[]): Whom[] {
  return [...namedIn(plans), null].flatMap((barberId) =>
    chargedSources.map((source) => ({ barberId, source })),
  )
}

function momentsOf(plans: readonly Plan[], nowMs: number) {
  const ends = plans.flatMap(({ rules }) =>
    rules.flatMap(({ startsAt, endsAt }) => (endsAt === null ? [startsAt] : [startsAt, endsAt])),
  )
  const later = ends.map((at) => Date.parse(at)).filter((ms) => ms > nowMs)
  return [...new Set([nowMs, ...later])].toSorted((a, b) => a - b)
}

// In the format of the database's timestamps.
export const momentOf = (ms: number) => isoOf(ms / 60_000)
