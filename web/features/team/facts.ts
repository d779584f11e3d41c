// Short texts about a member.
import type { Compensation } from '#contract/business/compensation.ts'
import { fill, type Language } from '#contract/language.ts'
import { priceOf } from '#web/words/money.ts'
import { addDays, firstOfMonth } from '#web/words/date-words.ts'
import { dateFormat } from '#web/words/formats.ts'
import { shopDay } from '#web/words/shop-time.ts'
import { pay } from '#web/texts/business/team.ts'

export function payWords(rule: Compensation, language: Language) {
  switch (rule.kind) {
    case 'commission_percent':
      return fill(pay.percentOf, language, { percent: rule.percent })
    case 'booth_rent':
      return fill(pay.rentOf, language, { amount: priceOf(rule.weeklyCents) })
    case 'hourly':
      return fill(pay.hourlyOf, language, { amount: priceOf(rule.hourlyCents) })
  }
}

type Span = { weekday: number; from: number; to: number }

const monday = [1, 2, 3, 4, 5, 6, 0]

// 'Mon-Fri 9 AM-5 PM, Sat 10 AM-2 PM': days in a row with the same hours become one.
export function hoursWords(hours: readonly Span[], language: Language) {
  const days = monday.map((weekday) => ({
    weekday,
    spans: hours
      .filter((span) => span.weekday === weekday)
      .map(({ from, to }) => `${clock(from, language)}–${clock(to, language)}`)
      .join(', ')
      // A time is not torn apart at the end of a line.
      .replaceAll(/(?<!,)\s/g, '\u00A0'),
  }))
  const runs: { first: number; last: number; spans: string }[] = []
  for (const { weekday, spans } of days) {
    const run = runs.at(-1)
    if (run && run.spans === spans) run.last = weekday
    else runs.push({ first: weekday, last: weekday, spans })
  }
  return runs
    .filter(({ spans }) => spans !== '')
    .map(({ first, last, spans }) => {
      const names =
        first === last
          ? dayName(first, language)
          : `${dayName(first, language)}–${dayName(last, language)}`
      return `${names} ${spans}`
    })
    .join(' · ')
}

// Some Sunday of the past, and the days after it.
const sunday = Date.UTC(2023, 0, 1)

function dayName(weekday: number, language: Language) {
  return dateFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    sunday + weekday * 86_400_000,
  )
}

function clock(minutes: number, language: Language) {
  const isWhole = minutes % 60 === 0
  return dateFormat(language, {
    hour: 'numeric',
    ...(!isWhole && { minute: '2-digit' }),
    timeZone: 'UTC',
  })
    .format(sunday + minutes * 60_000)
    .replaceAll(/\s/g, ' ')
}

export const periodNames = ['week', 'lastWeek', 'month', 'lastMonth'] as const
export type PeriodName = (typeof periodNames)[number]

// By the shop's calendar; a week begins on Monday.
export function periodOf(name: PeriodName, nowMs: number, timeZone: string) {
  const today = shopDay(nowMs, timeZone)
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  const week = addDays(today, -((weekday + 6) % 7))
  const month = firstOfMonth(today)
  const before = addDays(month, -1)
  switch (name) {
    case 'week':
      return { from: week, to: addDays(week, 6) }
    case 'lastWeek':
      return { from: addDays(week, -7), to: addDays(week, -1) }
    case 'month':
      return { from: month, to: addDays(firstOfMonth(addDays(month, 31)), -1) }
    case 'lastMonth':
      return { from: firstOfMonth(before), to: before }
  }
}

export function shortWhen(at: string, timeZone: string, language: Language) {
  return dateFormat(language, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(at))
    .replaceAll(/\s/g, ' ')
}
