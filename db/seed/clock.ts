// A city's calendar, counted in days from today.
import { lastRun } from '#server/features/badges/service.ts'

const houston = 'America/Chicago'
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export type Clock = ReturnType<typeof createClock>

export function createClock(now: Temporal.Instant, zone = houston) {
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  const noons = new Map<number, number>()

  const dateOf = (day: number) => today.add({ days: day })

  // Clocks change at 2 a.m., before any shop opens and after the last one closes, so counting from
  // noon is correct on every day of the year.
  function at(day: number, minutes: number) {
    const noon =
      noons.get(day) ??
      dateOf(day).toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).epochMilliseconds
    noons.set(day, noon)
    return noon + (minutes - 720) * minuteMs
  }

  return {
    nowMs: now.epochMilliseconds,
    zone,
    year: today.year,
    at,
    dateOf: (day: number) => dateOf(day).toString(),
    // 0 is Sunday, as in availability_rules.
    weekdayOf: (day: number) => dateOf(day).dayOfWeek % 7,
    nextHoliday: () => nextHoliday(today),
    lastBadgeRun: () => lastRun(zone, now),
  }
}

export const iso = (ms: number) => new Date(ms).toISOString()

function nextHoliday(today: Temporal.PlainDate) {
  const days = [today.year, today.year + 1].flatMap(holidays)
  const next = days.find(({ date }) => Temporal.PlainDate.compare(date, today) > 0)
  if (next === undefined) throw new Error('There is a holiday in every year.')
  return { name: next.name, day: today.until(next.date).days }
}

function holidays(year: number) {
  const fixed = (month: number, day: number) => Temporal.PlainDate.from({ year, month, day })
  return [
    { name: "New Year's Day", date: fixed(1, 1) },
    { name: 'Memorial Day', date: mondayUntil(fixed(5, 31)) },
    { name: 'Juneteenth', date: fixed(6, 19) },
    { name: 'Independence Day', date: fixed(7, 4) },
    { name: 'Labor Day', date: mondayUntil(fixed(9, 7)) },
    { name: 'Thanksgiving', date: thursdayUntil(fixed(11, 28)) },
    { name: 'Christmas Day', date: fixed(12, 25) },
  ]
}

const mondayUntil = (date: Temporal.PlainDate) => date.subtract({ days: (date.dayOfWeek + 6) % 7 })
const thursdayUntil = (date: Temporal.PlainDate) =>
  date.subtract({ days: (date.dayOfWeek + 3) % 7 })
