// Awards badges, city by city. Runs every Monday at three in the morning, in the city's time, over
// whole days; winners keep the badge until the next run.
import type { Text } from '#contract/language.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { notify } from '#server/features/notifications/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import {
  badgeTypes,
  hasAwards,
  insertAwards,
  listWinners,
  lockRun,
  type Award,
  type BadgeType,
  type Period,
  type Winner,
} from './queries.ts'

export type Run = { cityId: string; at: Temporal.ZonedDateTime }
export type Win = Award & Winner & { badgeType: BadgeType }

const runHour = 3
const monday = 1
const daysOf: Record<BadgeType, number> = { most_booked: 30, most_reviewed: 30, best_services: 90 }
const cancellationDays = 30
// "Top 10%" would be false with fewer candidates.
const fewestCandidates = 10
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

// Computes the winners without awarding badges.
export async function drawWinners(db: Db, { cityId, at }: Run): Promise<Win[]> {
  const judged = periodBefore(at, cancellationDays)
  const wins: Win[] = []
  for (const badgeType of badgeTypes) {
    const period = periodBefore(at, daysOf[badgeType])
    const question = { cityId, type: badgeType, period, judged, fewestCandidates, share }
    for (const winner of await listWinners(db, question))
      wins.push({ ...winner, badgeType, periodStart: period.start, periodEnd: period.end })
  }
  return wins
}

// Idempotent per run.
export function awardBadges(db: Db, run: Run) {
  return inTransaction(db, async (db) => {
    const wins = await recordBadges(db, run)
    for (const win of wins) await congratulate(db, win)
    if (wins.length > 0) await publish(db, 'stats')
    return wins
  })
}

// Records badges without sending messages.
export async function recordBadges(db: Db, run: Run): Promise<Win[]> {
  await lockRun(db)
  if (await hasAwards(db, run.cityId, run.at.toPlainDate().toString())) return []
  const wins = await drawWinners(db, run)
  const awards = wins.map(({ barberId, badgeType, rank, periodStart, periodEnd }) => ({
    barberId,
    badgeType,
    rank,
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

const title: Text = { en: 'You earned a badge', es: 'Ganaste una insignia' }

const messages: Record<BadgeType, Text> = {
  most_booked: {
    en: "🔥 Most Booked: you're #{rank} in the city. It's on your page for a week.",
    es: '🔥 Más reservado: eres n.º {rank} de la ciudad. Está en tu página por una semana.',
  },
  most_reviewed: {
    en: "⭐ Most Reviewed: you're #{rank} in the city. It's on your page for a week.",
    es: '⭐ Más reseñado: eres n.º {rank} de la ciudad. Está en tu página por una semana.',
  },
  best_services: {
    en: "👑 Best Services: you're #{rank} in the city. It's on your page for a week.",
    es: '👑 Mejores servicios: eres n.º {rank} de la ciudad. Está en tu página por una semana.',
  },
}

function congratulate(db: Db, { barberId, profileId, badgeType, rank }: Win) {
  return notify(db, {
    userId: barberId,
    event: 'review',
    type: 'other',
    title,
    message: messages[badgeType],
    params: { rank },
    actionUrl: `/barber/${profileId}`,
    data: { event: 'badge_awarded', badgeType, rank },
  })
}
