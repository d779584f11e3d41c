// Badges at the desk of administrators.
import { isDeepStrictEqual } from 'node:util'
import {
  badgeDays,
  badgeTypes,
  type AwardOrder,
  type AwardQuery,
  type BadgeType,
  type Contender,
  type ThresholdOrder,
  type Thresholds,
} from '#contract/admin/badges.ts'
import { fail } from '#contract/errors.ts'
import type { BarberId } from '#contract/ids.ts'
import { entriesOf } from '#contract/lists.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import {
  countAwards,
  findAward,
  findLastRun,
  listAwards,
  listBadgeCities,
  listLatest,
  listShown,
  lockAward,
  lockThresholds,
  setRestored,
  setRevoked,
  updateThresholds,
} from './desk-queries.ts'
import { tellRestored, tellRevoked } from './notices.ts'
import { countCandidates, findThresholds, listWinners } from './queries.ts'
import { lastRun, questionOf } from './service.ts'

const pageSize = 25

export async function readBadges(db: Db, wanted: string | undefined) {
  const cities = await listBadgeCities(db)
  const city = wanted ? cities.find(({ id }) => id === wanted) : cities[0]
  const { id: cityId, timeZone } = city ?? fail('NOT_FOUND')
  return {
    cities: cities.map(({ id, name }) => ({ id, name })),
    cityId,
    timeZone,
    lastRunAt: await findLastRun(db, cityId),
    nextRunAt: lastRun(timeZone).add({ weeks: 1 }).toInstant().toString(),
    thresholds: await findThresholds(db),
    awards: (await listLatest(db, cityId)).map(lineOf),
  }
}

type Trial = Partial<Thresholds> & { city: string }

// What would change if the run were now, by badge.
export async function tryRun(db: Db, { city, ...tried }: Trial) {
  const cities = await listBadgeCities(db)
  const { id: cityId, timeZone } = cities.find(({ id }) => id === city) ?? fail('NOT_FOUND')
  const thresholds = { ...(await findThresholds(db)), ...given(tried) }
  const run = { cityId, at: Temporal.Now.instant().toZonedDateTimeISO(timeZone) }
  const shown = await listShown(db, cityId)
  const kinds = []
  for (const badgeType of badgeTypes) {
    const question = questionOf(run, badgeType, thresholds)
    const winners = (await listWinners(db, question)).map(contenderOf)
    const holders = shown.filter((award) => award.badgeType === badgeType).map(contenderOf)
    kinds.push({
      badgeType,
      candidates: await countCandidates(db, question),
      gains: without(winners, holders),
      keeps: winners.filter((winner) => isAmong(holders, winner)),
      loses: without(holders, winners),
    })
  }
  return { kinds }
}

export function setThresholds(caller: SignedInCaller, { reason, seen, ...wanted }: ThresholdOrder) {
  return inTransaction(caller.db, async (db) => {
    await lockThresholds(db)
    const before = await findThresholds(db)
    if (!isDeepStrictEqual(before, seen)) fail('SETTINGS_CHANGED')
    const changed = entriesOf(wanted).filter(([name, value]) => before[name] !== value)
    if (changed.length === 0) fail('NOTHING_CHANGED')
    await updateThresholds(db, wanted)
    await writeDown(
      { ...caller, db },
      {
        action: 'change-badge-thresholds',
        entity: 'badge_thresholds',
        entityId: 'all',
        reason,
        before: Object.fromEntries(changed.map(([name]) => [name, before[name]])),
        after: Object.fromEntries(changed),
      },
    )
  })
}

export async function readAwards(db: Db, { after, ...wanted }: AwardQuery) {
  const found = await listAwards(db, wanted, { after: placeIn(after), size: pageSize + 1 })
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  return {
    rows: rows.map(lineOf),
    next: found.length > pageSize && last ? `${last.periodEnd}_${last.id}` : null,
    total: await countAwards(db, wanted),
  }
}

// For a file: the rows after the given one.
export async function readAwardRows(db: Db, { after, ...wanted }: AwardQuery, limit: number) {
  return (await listAwards(db, wanted, { after: placeIn(after), size: limit })).map(lineOf)
}

export async function readAward(db: Db, id: string) {
  const award = (await findAward(db, id)) ?? fail('NOT_FOUND')
  const { timeZone, isCurrent, badgeType } = award
  return { ...lineOf(award), isCurrent, barredUntil: firstRunAfter(badgeType, timeZone) }
}

// Only a badge that is on a page: an older one has gone by itself.
export function revoke(caller: SignedInCaller, { id, reason }: AwardOrder) {
  return inTransaction(caller.db, async (db) => {
    const award = await lockedAward(db, id)
    if (award.revokedAt !== null) fail('NOTHING_CHANGED')
    if (!award.isCurrent) fail('BADGE_OVER')
    const { barberId, badgeType, rank } = award
    const barredUntil = firstRunAfter(badgeType, award.timeZone)
    await setRevoked(db, id, { by: caller.actor.id, reason, barredUntil })
    await tellRevoked(db, { ...award, reason, barredUntil })
    await announce(db, barberId)
    await writeDown(
      { ...caller, db },
      {
        action: 'revoke-badge',
        entity: 'barber_badges',
        entityId: id,
        reason,
        before: { badgeType, rank, status: 'awarded' },
        after: { badgeType, rank, status: 'revoked', barredUntil },
      },
    )
  })
}

export function restore(caller: SignedInCaller, { id, reason }: AwardOrder) {
  return inTransaction(caller.db, async (db) => {
    const award = await lockedAward(db, id)
    await requireOthersCase({ ...caller, db }, award.barberId)
    if (award.revokedAt === null) fail('NOTHING_CHANGED')
    const { barberId, badgeType, rank, barredUntil } = award
    await setRestored(db, id)
    await tellRestored(db, award)
    await announce(db, barberId)
    await writeDown(
      { ...caller, db },
      {
        action: 'restore-badge',
        entity: 'barber_badges',
        entityId: id,
        reason,
        before: { badgeType, rank, status: 'revoked', barredUntil },
        after: { badgeType, rank, status: 'awarded' },
      },
    )
  })
}

async function lockedAward(db: Db, id: string) {
  await lockAward(db, id)
  return (await findAward(db, id)) ?? fail('NOT_FOUND')
}

async function announce(db: Db, barberId: BarberId) {
  await publish(db, 'stats')
  await publish(db, 'barber', { barberId })
}

// The first run that counts no day up to and including today.
function firstRunAfter(type: BadgeType, timeZone: string) {
  const free = Temporal.Now.plainDateISO(timeZone).add({ days: badgeDays[type] + 1 })
  const daysToMonday = (8 - free.dayOfWeek) % 7
  return free.add({ days: daysToMonday }).toString()
}

type Row = Awaited<ReturnType<typeof listAwards>>[number]

function lineOf({ revokedAt, revokedBy, revokeReason, barredUntil, ...award }: Row) {
  const revocation = revokedAt !== null && {
    at: revokedAt,
    by: revokedBy,
    reason: revokeReason ?? '',
    barredUntil,
  }
  return { ...award, revocation: revocation || null }
}

const contenderOf = ({ profileId, shopName, rank, score }: Contender) => ({
  profileId,
  shopName,
  rank,
  score,
})

const isAmong = (some: Contender[], { profileId }: Contender) =>
  some.some((each) => each.profileId === profileId)

const without = (some: Contender[], others: Contender[]) =>
  some.filter((each) => !isAmong(others, each))

const given = (tried: Partial<Thresholds>): Partial<Thresholds> =>
  Object.fromEntries(Object.entries(tried).filter(([, value]) => value !== undefined))

function placeIn(after: string | undefined) {
  if (after === undefined) return undefined
  const [periodEnd = '', id = ''] = after.split('_')
  return { periodEnd, id }
}
