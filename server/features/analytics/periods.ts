// Periods are whole days on the shop's calendar, each compared with the period of the same length
// before it.
import type { Days, Period } from '#contract/business/analytics.ts'

export function periodOf(period: Period, custom: Days | null, now: Temporal.PlainDate) {
  if (period === 'month') return thisMonth(now)
  const to = custom ? Temporal.PlainDate.from(custom.to) : now
  const from = custom
    ? Temporal.PlainDate.from(custom.from)
    : to.subtract({ days: Number(period) - 1 })
  const days = from.until(to).days + 1
  return {
    period: daysOf(from, to),
    previous: daysOf(from.subtract({ days }), from.subtract({ days: 1 })),
  }
}

// The first of the month up to today, compared with the same days of the previous month.
function thisMonth(now: Temporal.PlainDate) {
  const first = now.with({ day: 1 })
  const lastMonth = first.subtract({ months: 1 })
  return {
    period: daysOf(first, now),
    previous: daysOf(lastMonth, lastMonth.with({ day: now.day })),
  }
}

function daysOf(from: Temporal.PlainDate, to: Temporal.PlainDate): Days {
  return { from: from.toString(), to: to.toString() }
}
