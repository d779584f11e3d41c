// Rules of the commission: made and withdrawn, never rewritten. Bookings read them when they are held
// (bookings/holds/holds.ts) and keep what they found.
import { errors, fail } from '#contract/errors.ts'
import type {
  CommissionEffect,
  RuleOrder,
  RuleTerms,
  Withdrawal,
  WithdrawalTerms,
} from '#contract/money/commission-rules.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { dryRun } from '#server/database/dry-run.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { enqueue, publish } from '#server/features/outbox/service.ts'
import { dayOfDate, isoOf, zoneOf } from '#server/shop-clock.ts'
import {
  changesOf,
  isDefault,
  isTooSoon,
  momentOf,
  namedIn,
  type Change,
  type Comparison,
  type DatedRule,
  type Plan,
} from './plan.ts'
import {
  countBarbers,
  countUpcoming,
  findBarber,
  findCityZone,
  findRule,
  insertRule,
  listShopNames,
  lockRules,
  setWithdrawn,
} from './queries.ts'
import { readPlan } from './service.ts'

export function createRule(caller: SignedInCaller, order: RuleOrder) {
  return inTransaction(caller.db, async (db) => {
    const { id } = await createIn({ ...caller, db }, order)
    return { id }
  })
}

export async function previewRule(caller: SignedInCaller, terms: RuleTerms) {
  const tried = await dryRun(caller.db, (db) =>
    createIn({ ...caller, db }, { ...terms, reason: '' }),
  )
  return tried.effect
}

export function withdrawRule(caller: SignedInCaller, order: Withdrawal) {
  return inTransaction(caller.db, async (db) => {
    await withdrawIn({ ...caller, db }, order)
  })
}

export function previewWithdraw(caller: SignedInCaller, terms: WithdrawalTerms) {
  return dryRun(caller.db, (db) => withdrawIn({ ...caller, db }, { ...terms, reason: '' }))
}

async function createIn(caller: SignedInCaller, order: RuleOrder) {
  const { db, actor } = caller
  const { profileId, source, percent, reason } = order
  await lockRules(db)
  const barber =
    profileId === null ? null : ((await findBarber(db, profileId)) ?? fail('NOT_FOUND'))
  await requireOthersCase({ ...caller, db }, barber?.barberId ?? null)
  const nowMs = Date.now()
  const times = await timesOf(db, order, nowMs)
  const terms = { barberId: barber?.barberId ?? null, source, percent, ...times }
  const before = await readPlan(db)
  const replaced = replacedBy(before, terms, order.isReplacing)
  if (replaced) await end(caller, replaced, { endsAt: terms.startsAt, reason })
  const id = await insertRule(db, { ...terms, reason, createdBy: actor.id })
  const after = await readPlan(db)
  const outcome = { before, after, nowMs }
  if (isTooSoon(outcome)) fail('NOTICE_TOO_SHORT', { startsOn: errors.NOTICE_TOO_SHORT.message })
  const effect = { ...(await effectOf(db, outcome)), replaced: replaced && summaryOf(replaced) }
  await announce(db, { id, ...terms }, outcome)
  await writeDown(caller, {
    action: 'add-commission-rule',
    entity: 'commission_rules',
    entityId: id,
    reason,
    before: { percent: effect.changes[0]?.before ?? null },
    after: { profileId, source, percent, ...times, told: effect.told },
  })
  return { id, effect }
}

async function withdrawIn(caller: SignedInCaller, order: Withdrawal): Promise<CommissionEffect> {
  const { db } = caller
  const { id, reason } = order
  await lockRules(db)
  if (!(await findRule(db, id))) fail('NOT_FOUND')
  const before = await readPlan(db)
  const rule = before.rules.find((each) => each.id === id) ?? fail('RULE_OVER')
  await requireOthersCase({ ...caller, db }, rule.barberId)
  const nowMs = Date.now()
  const endsAt = await endOf(db, rule, { ...order, nowMs })
  await end(caller, rule, { endsAt, reason })
  const outcome = { before, after: await readPlan(db), nowMs }
  if (isTooSoon(outcome)) fail('NOTICE_TOO_SHORT', { endsOn: errors.NOTICE_TOO_SHORT.message })
  await announce(db, { ...rule, endsAt }, outcome)
  return { ...(await effectOf(db, outcome)), replaced: null }
}

const dayOver = errors.DAY_OVER.message

// From the first day's midnight to that after the last one.
async function timesOf(db: Db, { startsOn, endsOn }: RuleTerms, nowMs: number) {
  const midnight = await midnights(db)
  const first = startsOn === null ? null : midnight(startsOn)
  const end = endsOn === null ? null : midnight(endsOn, 1)
  const today = midnight(null)
  if (first !== null && first < today) fail('INVALID_INPUT', { startsOn: dayOver })
  if (end !== null && Date.parse(end) <= nowMs) fail('INVALID_INPUT', { endsOn: dayOver })
  // Nothing applied before it was made.
  const startsAt = first === null || first === today ? momentOf(nowMs) : first
  return { startsAt, endsAt: end }
}

// The midnight of a day, or of today, in the launch city.
async function midnights(db: Db) {
  const zone = zoneOf(await findCityZone(db))
  return (date: string | null, daysLater = 0) => {
    const day = date === null ? zone.dayOf(Math.floor(Date.now() / 60_000)) : dayOfDate(date)
    return isoOf(zone.startOfDay(day + daysLater))
  }
}

type Ending = Pick<Withdrawal, 'endsOn'> & { nowMs: number }

async function endOf(db: Db, { startsAt, endsAt }: DatedRule, { endsOn, nowMs }: Ending) {
  if (endsOn === null) return Date.parse(startsAt) > nowMs ? startsAt : momentOf(nowMs)
  const end = Date.parse((await midnights(db))(endsOn, 1))
  if (end <= nowMs) fail('INVALID_INPUT', { endsOn: dayOver })
  if (end <= Date.parse(startsAt))
    fail('INVALID_INPUT', { endsOn: 'Must not be before the first day' })
  if (endsAt !== null && end === Date.parse(endsAt)) fail('NOTHING_CHANGED')
  if (endsAt !== null && end > Date.parse(endsAt))
    fail('INVALID_INPUT', { endsOn: 'It ends before that day already' })
  return momentOf(end)
}

type Terms = Omit<DatedRule, 'id'>

// One that began earlier can make room. Any other rule about the same stands in the way.
function replacedBy({ rules }: Plan, terms: Terms, isReplacing: boolean) {
  const startMs = Date.parse(terms.startsAt)
  const [other, ...more] = rules.filter((rule) => isAlike(rule, terms) && overlaps(rule, terms))
  if (!other) return null
  if (!isReplacing || more.length > 0 || Date.parse(other.startsAt) >= startMs)
    fail('RULE_OVERLAPS')
  return other
}

function isAlike(a: Terms, b: Terms) {
  return a.barberId === b.barberId && a.source === b.source
}

function overlaps(a: Terms, b: Terms) {
  const endOf = ({ endsAt }: Terms) => (endsAt === null ? Infinity : Date.parse(endsAt))
  return Date.parse(a.startsAt) < endOf(b) && Date.parse(b.startsAt) < endOf(a)
}

async function end(
  caller: SignedInCaller,
  rule: DatedRule,
  by: { endsAt: string; reason: string },
) {
  const { endsAt, reason } = by
  const { id, percent } = rule
  const withdrawnBy = caller.actor.id
  await setWithdrawn(caller.db, id, { endsAt, withdrawnBy, withdrawReason: reason })
  await writeDown(caller, {
    action: 'end-commission-rule',
    entity: 'commission_rules',
    entityId: id,
    reason,
    before: { percent, endsAt: rule.endsAt },
    after: { percent, endsAt },
  })
}

const summaryOf = ({ percent, endsAt }: DatedRule) => ({ percent, endsAt })

async function effectOf(db: Db, outcome: Comparison) {
  const changes = changesOf(outcome)
  const { barberIds, exceptIds } = touchedBy(outcome, changes)
  const names = await listShopNames(db, barberIds)
  const sources = [...new Set(changes.map(({ source }) => source))]
  return {
    changes: changes.map(({ barberId, source, before, after, at }) => {
      const shopName = barberId === null ? null : (names.get(barberId) ?? '')
      return { shopName, source, before, after, at }
    }),
    told: barberIds.length + (exceptIds === null ? 0 : await countBarbers(db, exceptIds)),
    upcoming: await countUpcoming(db, { sources, barberIds, exceptIds }),
  }
}

// `exceptIds` are barbers with rules of their own, if the others are touched as well.
function touchedBy({ before, after }: Comparison, changes: readonly Change[]) {
  const barberIds = [...new Set(changes.flatMap(({ barberId }) => barberId ?? []))]
  const isForAll = changes.some(({ barberId }) => barberId === null)
  return { barberIds, exceptIds: isForAll ? namedIn([before, after]) : null }
}

// Pages name the default, so they are drawn again when it starts and when it ends.
async function announce(db: Db, rule: DatedRule, outcome: Comparison) {
  const changes = changesOf(outcome)
  const { barberIds, exceptIds } = touchedBy(outcome, changes)
  const ofBarber = (id: string | null) =>
    changes
      .filter(({ barberId }) => barberId === id)
      .map(({ source, before, after, at, until }) => ({ source, before, after, at, until }))
  for (const barberId of barberIds)
    await enqueue(db, 'tell-commission', { barberId, changes: ofBarber(barberId) })
  if (exceptIds) await enqueue(db, 'announce-commission', { exceptIds, changes: ofBarber(null) })
  if (!isDefault(rule)) return
  await publish(db, 'settings')
  for (const at of [rule.startsAt, rule.endsAt])
    if (at !== null) await enqueue(db, 'refresh-commission', {}, { runAt: at })
}
