// The platform's numbers: counted each minute by a job, read by the screen.
import { chartDays, overviewPeriods, type OverviewPeriod } from '#contract/admin/overview.ts'
import type { Days } from '#contract/business/analytics.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { fillOf, percentOf } from '#server/database/measures.ts'
import { readPlatformOpenMinutes } from '#server/features/barbers/service.ts'
import {
  countDays,
  countPeople,
  findPeriod,
  findToday,
  listDays,
  listUncountedDays,
  saveOpenMinutes,
  type DayRow,
} from './numbers-queries.ts'

// The longest period and the one before it.
const countedDays = 2 * Math.max(...overviewPeriods.map(Number))
// Open hours of many days are counted over several runs.
const openHoursWithinMs = 5000

export async function countNumbers(db: Db) {
  const today = Temporal.PlainDate.from(await findToday(db))
  const days = endingOn(today, countedDays)
  await inTransaction(db, async (db) => {
    await countDays(db, days)
    for (const period of overviewPeriods)
      await countPeople(db, { days: Number(period), ...periodsOf(today, Number(period)) })
  })
  const until = performance.now() + openHoursWithinMs
  for (const day of await listUncountedDays(db, days)) {
    await saveOpenMinutes(db, day, await readPlatformOpenMinutes(db, day))
    if (performance.now() > until) return
  }
}

export async function readNumbers({ db, actor }: SignedInCaller, asked: OverviewPeriod) {
  const people = await findPeriod(db, Number(asked))
  if (!people) return { counted: null }
  const last = Temporal.PlainDate.from(people.lastDay)
  const { period, previous } = periodsOf(last, Number(asked))
  const rows = await listDays(db, endingOn(last, countedDays))
  const isIn = ({ from, to }: Days) => rows.filter(({ day }) => day >= from && day <= to)
  const seesMoney = actor.permissions.has('money.totals')
  const ofChart = periodsOf(last, chartDays)
  const before = isIn(ofChart.previous)
  return {
    counted: {
      at: people.countedAt,
      period,
      previous,
      now: {
        ...sharesOf(isIn(period), seesMoney),
        activeBarbers: people.activeBarbers,
        activeClients: people.activeClients,
      },
      before: {
        ...sharesOf(isIn(previous), seesMoney),
        activeBarbers: people.activeBarbersBefore,
        activeClients: people.activeClientsBefore,
      },
      byDay: isIn(ofChart.period).map(({ day, done }, index) => ({
        day,
        completed: done,
        before: before[index]?.done ?? 0,
      })),
    },
  }
}

function sharesOf(rows: readonly DayRow[], seesMoney: boolean) {
  const sum = (of: (row: DayRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const done = sum((row) => row.done)
  const noShows = sum((row) => row.noShows)
  const salesCents = sum((row) => row.revenueCents)
  const refundedCents = sum((row) => row.refundedCents)
  const isOpenKnown = rows.every(({ openMinutes }) => openMinutes !== null)
  return {
    completed: done,
    fillPercent: isOpenKnown
      ? fillOf(
          sum((row) => row.bookedMinutes),
          sum((row) => row.openMinutes ?? 0),
        )
      : null,
    noShowPercent: percentOf(noShows, done + noShows),
    cancelPercent: percentOf(
      sum((row) => row.cancelled),
      sum((row) => row.accepted),
    ),
    money: seesMoney
      ? {
          salesCents,
          takePercent: percentOf(
            sum((row) => row.commissionCents),
            salesCents,
          ),
          refundedCents,
          refundPercent: percentOf(refundedCents, salesCents),
        }
      : null,
  }
}

function periodsOf(last: Temporal.PlainDate, days: number) {
  return { period: endingOn(last, days), previous: endingOn(last.subtract({ days }), days) }
}

function endingOn(last: Temporal.PlainDate, days: number): Days {
  return { from: last.subtract({ days: days - 1 }).toString(), to: last.toString() }
}
