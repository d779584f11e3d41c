// What is charged now and later, and the rules as administrators list them.
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import { defaultSettings } from '#contract/marketplace/settings.ts'
import { chargedSources, type ChargedSource } from '#contract/money/commission.ts'
import type {
  CommissionRuleRow,
  CommissionState,
  RuleQuery,
} from '#contract/money/commission-rules.ts'
import { freeMonthDays } from '#contract/money/referrals.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { dateOfDay, zoneOf } from '#server/shop-clock.ts'
import { momentOf, noticeMs, percentAt, type Plan } from './plan.ts'
import {
  countRules,
  countStates,
  findBasePercent,
  findCityZone,
  findRule,
  insertRule,
  listLive,
  listOwn,
  listRules,
  lockRules,
  setEnd,
} from './queries.ts'

export async function readCommission(db: Db): Promise<CommissionState> {
  const plan = await readPlan(db)
  const zone = zoneOf(await findCityZone(db))
  const nowMs = Date.now()
  // The first midnight after the notice.
  const earliest = zone.dayOf(Math.floor((nowMs + noticeMs) / 60_000)) + 1
  return {
    timeZone: zone.timeZone,
    percents: percentsAt(plan, null, nowMs),
    coming: comingOf(plan, nowMs),
    counts: await countStates(db),
    earliestOn: dateOfDay(earliest),
  }
}

export async function readPlan(db: Db): Promise<Plan> {
  const basePercent = (await findBasePercent(db)) ?? defaultSettings.platformCommissionPercent
  return { rules: await listLive(db), basePercent }
}

const monthMs = freeMonthDays * 86_400_000

// A month without commission, after one that runs already. What the barber would have paid otherwise
// goes on afterwards. Null if the barber pays nothing anyway.
export async function giveFreeMonth(db: Db, barberId: BarberId, reason: string) {
  await lockRules(db)
  const own = await listOwn(db, barberId)
  const ends = own
    .filter(({ source, percent }) => source === null && percent === 0)
    .map(({ endsAt }) => (endsAt === null ? Infinity : Date.parse(endsAt)))
  const startMs = Math.max(Date.now(), ...ends)
  if (startMs === Infinity) return null
  const endMs = startMs + monthMs
  const month = { startsAt: momentOf(startMs), endsAt: momentOf(endMs) }
  for (const { id, startsAt, endsAt, ...terms } of own) {
    const [firstMs, lastMs] = [
      Date.parse(startsAt),
      endsAt === null ? Infinity : Date.parse(endsAt),
    ]
    if (lastMs <= startMs || firstMs >= endMs) continue
    await setEnd(db, id, momentOf(Math.max(startMs, firstMs)))
    if (lastMs > endMs) await insertRule(db, { ...terms, barberId, startsAt: month.endsAt, endsAt })
  }
  await insertRule(db, { barberId, source: null, percent: 0, reason, ...month })
  return { ...month, timeZone: await findCityZone(db) }
}

// What a barber pays for each source; without a barber, whoever has no rule of their own.
export function percentsAt(plan: Plan, barberId: string | null, ms: number) {
  const of = (source: ChargedSource) => percentAt(plan, { barberId, source }, ms)
  return { marketplace: of('marketplace'), direct_link: of('direct_link'), admin: of('admin') }
}

// For whoever has no rule of their own.
function comingOf(plan: Plan, nowMs: number) {
  const ends = plan.rules.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? []].flat())
  const moments = [...new Set(ends.map((each) => Date.parse(each)))]
    .filter((ms) => ms > nowMs)
    .toSorted((a, b) => a - b)
  return moments.flatMap((ms, index) => {
    const before = percentsAt(plan, null, moments[index - 1] ?? nowMs)
    const then = percentsAt(plan, null, ms)
    return chargedSources
      .filter((source) => then[source] !== before[source])
      .map((source) => ({ source, percent: then[source], at: momentOf(ms) }))
  })
}

export async function readPage(db: Db, query: RuleQuery) {
  const found = await readRules(db, query, pageLimit)
  return {
    ...cutPage(found, ({ createdAt }) => createdAt),
    total: await countRules(db, query),
  }
}

export async function readRules(db: Db, query: RuleQuery, limit: number) {
  return (await listRules(db, query, limit)).map(rowOf)
}

export async function readRule(db: Db, id: string) {
  return rowOf((await findRule(db, id)) ?? fail('NOT_FOUND'))
}

type Found = Awaited<ReturnType<typeof listRules>>[number]

function rowOf(row: Found): CommissionRuleRow {
  const { profileId, shopName, withdrawnAt, withdrawnBy, withdrawReason, ...rest } = row
  return {
    ...rest,
    barber: profileId === null ? null : { id: profileId, shopName: shopName ?? '' },
    withdrawn:
      withdrawnAt === null ? null : { at: withdrawnAt, by: withdrawnBy, reason: withdrawReason },
  }
}
