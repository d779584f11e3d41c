// The reference model of slots: minute by minute on Temporal, without regard to speed. slots.ts
// must compute exactly the same.
import type { BookingLength, Person, Rules, Span } from './slots.ts'

type Asked = {
  zoneName: string
  person: Person
  rules: Rules
  booking: BookingLength
  now: number
  firstDay: number
  lastDay: number
}

const epoch = Temporal.PlainDate.from('1970-01-01')

export function plainStarts(asked: Asked): number[] {
  const { zoneName, rules, now, firstDay, lastDay } = asked
  const today = dayAt(zoneName, now)
  const midnights: number[] = []
  for (let day = firstDay - 1; day <= lastDay + 3; day++) midnights.push(instant(zoneName, day, 0))
  const starts = new Set<number>()
  for (let day = firstDay - 1; day <= lastDay; day++)
    for (const start of startsOfShifts(asked, day)) {
      const startDay = firstDay - 2 + midnights.filter((midnight) => midnight <= start).length
      if (startDay < firstDay || startDay > lastDay) continue
      if (start < now + rules.noticeMinutes) continue
      if (startDay > today + rules.advanceDays) continue
      if (startDay < today) continue
      if (
        rules.maxPerDay !== null &&
        (asked.person.bookingsPerDay.get(startDay) ?? 0) >= rules.maxPerDay
      )
        continue
      starts.add(start)
    }
  return [...starts].sort((a, b) => a - b)
}

function startsOfShifts({ zoneName, person, rules, booking }: Asked, day: number) {
  const own = person.exceptions.get(day) ?? person.weekly[weekday(day)]!
  const starts: number[] = []
  for (const [from, to] of insideHouse(own, person, day)) {
    const opens = instant(zoneName, day, from)
    const closes = instant(zoneName, day, to)
    for (let start = opens; start + booking.minutes <= closes; start += rules.intervalMinutes) {
      const end = start + booking.minutes
      if (person.off.some((span) => overlaps(span, start, end))) continue
      if (person.busy.some((span) => overlaps(span, start, end + booking.bufferMinutes))) continue
      starts.push(start)
    }
  }
  return starts
}

// A minute is open when a shop shift of yesterday, today or tomorrow covers it.
function insideHouse(own: readonly Span[], { house }: Person, day: number): Span[] {
  if (house === null) return [...own]
  const shifts = [-1, 0, 1].flatMap((step) =>
    house[weekday(day + step)]!.map(
      ([from, to]) => [from + step * 1440, to + step * 1440] as const,
    ),
  )
  const isOpen = (minute: number) => shifts.some(([from, to]) => minute >= from && minute < to)
  const pieces: [number, number][] = []
  for (const [from, to] of own) {
    let piece: [number, number] | null = null
    for (let minute = from; minute < to; minute++) {
      if (!isOpen(minute)) piece = null
      else if (piece === null) pieces.push((piece = [minute, minute + 1]))
      else piece[1] = minute + 1
    }
  }
  return pieces
}

const overlaps = ([from, to]: Span, start: number, end: number) => from < end && start < to

const weekday = (day: number) => epoch.add({ days: day }).dayOfWeek % 7

function instant(zoneName: string, day: number, minute: number) {
  const midnight = epoch.add({ days: day }).toPlainDateTime()
  return midnight.add({ minutes: minute }).toZonedDateTime(zoneName).epochMilliseconds / 60_000
}

function dayAt(zoneName: string, minute: number) {
  const time = Temporal.Instant.fromEpochMilliseconds(minute * 60_000)
  return time.toZonedDateTimeISO(zoneName).toPlainDate().since(epoch, { largestUnit: 'day' }).days
}
