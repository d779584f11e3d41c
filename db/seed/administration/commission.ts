// Rules of the commission: a founding barber's lower one until next spring, a month without any that is
// over, and one that starts in two weeks, of which every barber has been told.
import type { Shop } from '#db/seed/barbers/roster.ts'
import { dayMs, hourMs, iso, type Clock } from '#db/seed/clock.ts'
import { accountant, admin, personId } from '#db/seed/people.ts'
import { idOf } from '#db/seed/random.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { ChargedSource } from '#contract/money/commission.ts'
import type { Db } from '#server/database/db.ts'
import type { Deed } from './deeds.ts'

type Plan = {
  shop: string | null
  source: ChargedSource | null
  percent: number
  before: number
  // In days from today, at midnight.
  from: number
  to: number | 'spring' | null
  madeDaysAgo: number
  by: string
  reason: string
}

export const planned: Plan = {
  shop: null,
  source: 'admin',
  percent: 5,
  before: 0,
  from: 14,
  to: null,
  madeDaysAgo: 2,
  by: accountant.email,
  reason: 'Bookings by phone cost us 12 minutes each',
}

const plans: Plan[] = [
  {
    shop: 'Acres Homes Clipper Co.',
    source: null,
    percent: 0,
    before: 10,
    from: -80,
    to: -50,
    madeDaysAgo: 81,
    by: admin.email,
    reason: 'Brought Greenspoint Grooming Bar to us: a month without commission',
  },
  {
    shop: 'Third Ward Cuts',
    source: 'marketplace',
    percent: 7,
    before: 10,
    from: -70,
    to: 'spring',
    madeDaysAgo: 72,
    by: admin.email,
    reason: 'Founding barber, agreed in writing until next spring',
  },
  planned,
]

export type SeededRule = ReturnType<typeof commissionRulesOf>[number]

export function commissionRulesOf(shops: Shop[], clock: Clock) {
  const spring = Temporal.PlainDate.from({ year: clock.year + 1, month: 4, day: 1 })
  const endOf = (to: Plan['to']) => {
    if (to === null) return null
    if (to !== 'spring') return clock.at(to, 0)
    return spring.toZonedDateTime('America/Chicago').epochMilliseconds
  }
  return plans.map((plan) => ({
    ...plan,
    id: idOf('commission-rule', plan.reason),
    listing: shops.find(({ business }) => business.shop === plan.shop) ?? null,
    startsAt: clock.at(plan.from, 0),
    endsAt: endOf(plan.to),
    madeAt: clock.nowMs - plan.madeDaysAgo * dayMs - hourMs,
  }))
}

// Before the bookings, which name them.
export async function writeCommissionRules(db: Db, rules: SeededRule[]): Promise<Deed[]> {
  await insertRows(
    db,
    'commissionRules',
    rules.map((rule) => ({
      id: rule.id,
      barberId: rule.listing?.ownerId ?? null,
      source: rule.source,
      percent: rule.percent,
      startsAt: iso(rule.startsAt),
      endsAt: rule.endsAt === null ? null : iso(rule.endsAt),
      reason: rule.reason,
      createdBy: personId(rule.by),
      createdAt: iso(rule.madeAt),
      withdrawReason: '',
    })),
  )
  return rules.map((rule) => ({
    actorId: personId(rule.by),
    action: 'add-commission-rule',
    entity: 'commission_rules',
    entityId: rule.id,
    reason: rule.reason,
    before: { percent: rule.before },
    after: {
      profileId: rule.listing?.profileId ?? null,
      source: rule.source,
      percent: rule.percent,
      startsAt: iso(rule.startsAt),
      endsAt: rule.endsAt === null ? null : iso(rule.endsAt),
    },
    createdAt: iso(rule.madeAt),
  }))
}
