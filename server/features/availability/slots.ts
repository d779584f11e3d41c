// Computes slots: one provider's hours, minus what is busy, on a grid. Integers only: wall-clock
// minutes for hours, minutes since 1970 for instants.
import { at } from '#contract/lists.ts'
import { dayMinutes, weekdayOf, type Zone } from '#server/shop-clock.ts'

// Half-open: includes `from`, excludes `to`.
export type Span = readonly [from: number, to: number]

export type Person = {
  // By weekday, in minutes after local midnight; may pass the next midnight.
  weekly: readonly (readonly Span[])[]
  // Replaces the weekly hours on one local day.
  exceptions: ReadonlyMap<number, readonly Span[]>
  // The shop's opening hours by weekday; null when it has none.
  house: readonly (readonly Span[])[] | null
  // Time off, and bookings with their buffers. Both sorted, without overlaps.
  off: readonly Span[]
  busy: readonly Span[]
  // The number of bookings per local day.
  bookingsPerDay: ReadonlyMap<number, number>
}

export type Rules = {
  intervalMinutes: number
  noticeMinutes: number
  advanceDays: number
  maxPerDay: number | null
}

export type BookingLength = { minutes: number; bufferMinutes: number }

type Question = {
  zone: Zone
  rules: Rules
  booking: BookingLength
  now: number
  // Local days, inclusive.
  firstDay: number
  lastDay: number
}

// Bookable starts, in order.
export function findStarts(person: Person, question: Question): number[] {
  const { zone, rules, booking, now } = question
  const today = zone.dayOf(now)
  const firstDay = Math.max(question.firstDay, today)
  const lastDay = Math.min(question.lastDay, today + rules.advanceDays)
  if (firstDay > lastDay) return []
  const earliest = Math.max(now + rules.noticeMinutes, zone.startOfDay(firstDay))
  const end = zone.startOfDay(lastDay + 1)

  const starts: number[] = []
  const off = createObstacles(person.off)
  const busy = createObstacles(person.busy)
  // A shift of the evening before may reach into the first day.
  for (let day = firstDay - 1; day <= lastDay; day++)
    for (const [from, to] of hoursOf(person, day)) {
      const open = zone.toInstant(day * dayMinutes + from)
      const last = zone.toInstant(day * dayMinutes + to) - booking.minutes
      const skipped = Math.max(0, Math.ceil((earliest - open) / rules.intervalMinutes))
      for (
        let start = open + skipped * rules.intervalMinutes;
        start <= last && start < end;
        start += rules.intervalMinutes
      ) {
        if (off.meets(start, start + booking.minutes)) continue
        if (busy.meets(start, start + booking.minutes + booking.bufferMinutes)) continue
        starts.push(start)
      }
    }
  return withRoom(inOrder(starts), person, question)
}

// The provider's open spans on a local day, without time off, in minutes since 1970.
export function openSpans(person: Person, zone: Zone, day: number): Span[] {
  const hours = hoursOf(person, day).map(([from, to]): Span => [
    zone.toInstant(day * dayMinutes + from),
    zone.toInstant(day * dayMinutes + to),
  ])
  return person.off.reduce(without, hours)
}

function without(spans: Span[], [from, to]: Span): Span[] {
  return spans.flatMap(([start, end]) =>
    [[start, Math.min(end, from)] as const, [Math.max(start, to), end] as const].filter(
      ([a, b]) => a < b,
    ),
  )
}

// A day's wall-clock hours, in order, inside the shop's hours.
function hoursOf({ weekly, exceptions, house }: Omit<Hours, 'off'>, day: number) {
  const own = exceptions.get(day) ?? at(weekly, weekdayOf(day))
  return house === null ? own : intersect(own, houseHours(house, day))
}

type Hours = Pick<Person, 'weekly' | 'exceptions' | 'house' | 'off'>

// Whether the provider works during the whole span.
export function worksThrough(hours: Hours, zone: Zone, [from, to]: Span) {
  if (hours.off.some(([start, end]) => start < to && from < end)) return false
  const day = zone.dayOf(from)
  const open = [day - 1, day, day + 1].flatMap((each) =>
    hoursOf(hours, each).map(([opens, closes]): Span => [
      zone.toInstant(each * dayMinutes + opens),
      zone.toInstant(each * dayMinutes + closes),
    ]),
  )
  return covers(open, [from, to])
}

export function covers(spans: readonly Span[], [from, to]: Span) {
  let reached = from
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b))
    if (start <= reached && end > reached) reached = end
  return reached >= to
}

// Includes shop shifts that started yesterday or end tomorrow.
export function houseHours(house: readonly (readonly Span[])[], day: number) {
  const spans = [-1, 0, 1].flatMap((step) =>
    at(house, weekdayOf(day + step)).map(([from, to]): Span => [
      from + step * dayMinutes,
      to + step * dayMinutes,
    ]),
  )
  const merged: [number, number][] = []
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

function intersect(these: readonly Span[], those: readonly Span[]): Span[] {
  return these.flatMap(([from, to]) =>
    those
      .map(([start, end]): Span => [Math.max(from, start), Math.min(to, end)])
      .filter(([start, end]) => start < end),
  )
}

// Queries are almost sorted, so each search starts at the last result.
function createObstacles(spans: readonly Span[]) {
  let next = 0
  return {
    meets(from: number, to: number) {
      while (next > 0 && spans[next - 1]![1] > from) next--
      while (next < spans.length && spans[next]![1] <= from) next++
      return next < spans.length && spans[next]![0] < to
    },
  }
}

// Two shifts may overlap around midnight.
function inOrder(starts: number[]) {
  for (let at = 1; at < starts.length; at++)
    if (starts[at]! <= starts[at - 1]!) return [...new Set(starts)].sort((a, b) => a - b)
  return starts
}

function withRoom(starts: number[], { bookingsPerDay }: Person, { zone, rules }: Question) {
  const { maxPerDay } = rules
  if (maxPerDay === null) return starts
  return starts.filter((start) => (bookingsPerDay.get(zone.dayOf(start)) ?? 0) < maxPerDay)
}
