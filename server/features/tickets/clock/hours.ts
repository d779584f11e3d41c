// Minutes inside the hours of support. Instants are minutes since 1970 (UTC), as in the shop clock.
export type Hours = {
  // Minutes after midnight by weekday, 0 is Sunday; null is closed.
  week: readonly ([opens: number, closes: number] | null)[]
  // Dates without hours, such as 2026-11-26.
  holidays: readonly string[]
  timeZone: string
}

const mostDays = 400

// When `minutes` of opening time will have passed since `start`.
export function dueAt(start: number, minutes: number, hours: Hours) {
  let left = minutes
  for (const [from, to] of spansFrom(start, hours)) {
    const length = to - Math.max(from, start)
    if (length <= 0) continue
    if (left <= length) return Math.max(from, start) + left
    left -= length
  }
  throw new Error('There are no opening hours within a year.')
}

// How much opening time lies between two instants: what the first reply took.
export function minutesOpen(start: number, end: number, hours: Hours) {
  let sum = 0
  for (const [from, to] of spansFrom(start, hours)) {
    if (from >= end) return sum
    sum += Math.max(0, Math.min(to, end) - Math.max(from, start))
  }
  return sum
}

export function isOpen(at: number, hours: Hours) {
  const [first] = spansFrom(at, hours)
  return first !== undefined && first[0] <= at && at < first[1]
}

// When it opens next, or the given moment while it is open.
export function opensAt(start: number, hours: Hours) {
  const [first] = spansFrom(start, hours)
  return first && Math.max(first[0], start)
}

// Each day is laid out by its own wall clock, so a day with a clock change has its true length.
function* spansFrom(start: number, { week, holidays, timeZone }: Hours) {
  let day = Temporal.Instant.fromEpochMilliseconds(start * 60_000)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
  for (let n = 0; n < mostDays; n++, day = day.add({ days: 1 })) {
    const open = week[day.dayOfWeek % 7]
    if (!open || holidays.includes(day.toString())) continue
    const [opens, closes] = open
    const from = instantOf(day, opens, timeZone)
    const to = instantOf(day, closes, timeZone)
    if (to > start) yield [from, to] as const
  }
}

function instantOf(day: Temporal.PlainDate, minutes: number, timeZone: string) {
  const date = minutes === 1440 ? day.add({ days: 1 }) : day
  const time = Temporal.PlainTime.from({
    hour: Math.floor(minutes / 60) % 24,
    minute: minutes % 60,
  })
  return date.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds / 60_000
}
