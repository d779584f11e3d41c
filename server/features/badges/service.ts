// Awards badges, city by city. Runs every Monday at three in the morning, in the city's time, over
// whole days; winners keep the badge until the next run.
import {
  badgeDays,
  badgeTypes,
  fewestCandidates,
  type BadgeType,
  type Thresholds,
} from '#contract/admin/badges.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { publish } from '#server/features/outbox/service.ts'
import { congratulate } from './notices.ts'
import {
  findThresholds,
  insertAwards,
  insertRun,
  listHolders,
  listWinners,
  lockRun,
  type Award,
  type Period,
  type Question,
  type Winner,
} from './queries.ts'

export type Run = { cityId: string; at: Temporal.ZonedDateTime }
export type Win = Award & Winner & { badgeType: BadgeType }

const runHour = 3
const monday = 1
const cancellationDays = 30
const share = 0.1

// The last time at which badges were due.
export function lastRun(timeZone: string, now = Temporal.Now.instant()): Temporal.ZonedDateTime {
  const local = now.toZonedDateTimeISO(timeZone)
  const run = local
    .toPlainDate()
    .subtract({ days: local.dayOfWeek - monday })
    .toZonedDateTime({ timeZone, plainTime: { hour: runHour } })
  return Temporal.ZonedDateTime.compare(run, local) > 0 ? run.subtract({ weeks: 1 }) : run
}

export function questionOf(run: Run, type: BadgeType, thresholds: Thresholds): Question {
  const period = periodBefore(run.at, badgeDays[type])
  const judged = periodBefore(run.at, cancellationDays)
  return { cityId: run.cityId, type, period, judged, fewestCandidates, share, thresholds }
}

// Computes the winners without awarding badges.
export async function drawWinners(db: Db, run: Run): Promise<Win[]> {
  const thresholds = await findThresholds(db)
  const wins: Win[] = []
  for (const badgeType of badgeTypes) {
    const question = questionOf(run, badgeType, thresholds)
    const { start, end } = question.period
    for (const winner of await listWinners(db, question))
      wins.push({ ...winner, badgeType, periodStart: start, periodEnd: end })
  }
  return wins
}

// Idempotent per run.
export function awardBadges(db: Db, run: Run) {
  return inTransaction(db, async (db) => {
    const holders = await listHolders(db, run.cityId)
    const wins = await recordBadges(db, run)
    for (const win of wins) await congratulate(db, win)
    if (wins.length === 0) return wins
    await publish(db, 'stats')
    // The search shows badges too.
    for (const barberId of new Set([...holders, ...wins.map((win) => win.barberId)]))
      await publish(db, 'barber', { barberId })
    return wins
  })
}

// Records badges without sending messages.
export async function recordBadges(db: Db, run: Run): Promise<Win[]> {
  await lockRun(db)
  if (!(await insertRun(db, run.cityId, run.at.toPlainDate().toString()))) return []
  const wins = await drawWinners(db, run)
  const awards = wins.map(({ barberId, badgeType, rank, score, periodStart, periodEnd }) => ({
    barberId,
    badgeType,
    rank,
    score,
    periodStart,
    periodEnd,
  }))
  await insertAwards(db, awards, run.at.toInstant().toString())
  return wins
}

function periodBefore(run: Temporal.ZonedDateTime, days: number): Period {
  const end = run.toPlainDate()
  const start = end.subtract({ days })
  const midnight = (date: Temporal.PlainDate) =>
    date.toZonedDateTime(run.timeZoneId).toInstant().toString()
  return {
    start: start.toString(),
    end: end.toString(),
    from: midnight(start),
    to: midnight(end),
  }
}
