// Where everything stands on the board: pure, in minutes after midnight.
import type { CalendarBooking, CalendarView } from '#contract/bookings/desk.ts'
import { busyStatuses, isBooked, type Status } from '#contract/bookings/workflow.ts'
import { addDays } from '#web/words/date-words.ts'
import { wallOf } from '#web/words/shop-time.ts'

export type Column = { key: string; date: string; memberId: string }
export type Span = { from: number; to: number }
export type Placed = Span & { booking: CalendarBooking; lane: number; lanes: number }
export type Closed = Span & CalendarView['blocked'][number]
export type Filled = { column: Column; bookings: Placed[]; open: Span[]; blocked: Closed[] }

const dayMinutes = 24 * 60
export const keyOf = (date: string, memberId: string) => `${date} ${memberId}`

export function columnsOf(days: readonly string[], memberIds: readonly string[]): Column[] {
  return days.flatMap((date) =>
    memberIds.map((memberId) => ({ key: keyOf(date, memberId), date, memberId })),
  )
}

export function fillColumns(
  columns: readonly Column[],
  view: CalendarView,
  timeZone: string,
): Filled[] {
  const byKey = new Map<string, Filled>()
  for (const column of columns)
    byKey.set(column.key, { column, bookings: [], open: [], blocked: [] })
  for (const booking of view.visits) {
    if (!isBooked(booking)) continue
    const { date, minute } = wallOf(booking.startsAt, timeZone)
    const filled = byKey.get(keyOf(date, booking.professional.id))
    if (!filled) continue
    const minutes = (Date.parse(booking.endsAt) - Date.parse(booking.startsAt)) / 60_000
    const to = Math.min(minute + minutes, dayMinutes)
    filled.bookings.push({ booking, from: minute, to, lane: 0, lanes: 1 })
  }
  for (const time of view.open)
    for (const { date, ...span } of piecesOf(time, timeZone))
      byKey.get(keyOf(date, time.memberId))?.open.push(span)
  for (const time of view.blocked)
    for (const { date, ...span } of piecesOf(time, timeZone))
      byKey.get(keyOf(date, time.memberId))?.blocked.push({ ...time, ...span })
  const filled = [...byKey.values()]
  for (const { bookings } of filled) setLanes(bookings)
  return filled
}

type Time = { startsAt: string; endsAt: string }

// A time that passes midnight is one piece of each day.
function piecesOf({ startsAt, endsAt }: Time, timeZone: string) {
  const [start, end] = [wallOf(startsAt, timeZone), wallOf(endsAt, timeZone)]
  const pieces: (Span & { date: string })[] = []
  for (let date = start.date; date <= end.date && pieces.length < 60; date = addDays(date, 1)) {
    const from = date === start.date ? start.minute : 0
    const to = date === end.date ? end.minute : dayMinutes
    if (from < to) pieces.push({ date, from, to })
  }
  return pieces
}

// Two at the same time stand side by side: a booking that was missed, and the one taken instead.
function setLanes(bookings: Placed[]) {
  bookings.sort((a, b) => a.from - b.from)
  let cluster: Placed[] = []
  let until = 0
  const close = () => {
    const lanes = Math.max(...cluster.map(({ lane }) => lane)) + 1
    for (const placed of cluster) placed.lanes = lanes
  }
  for (const placed of bookings) {
    if (placed.from >= until && cluster.length > 0) {
      close()
      cluster = []
    }
    const taken = cluster.filter(({ to }) => to > placed.from).map(({ lane }) => lane)
    while (taken.includes(placed.lane)) placed.lane++
    cluster.push(placed)
    until = Math.max(until, placed.to)
  }
  if (cluster.length > 0) close()
}

const usual = { from: 9 * 60, to: 18 * 60 }

// The hours the board shows: whole ones, around everything that is on it.
export function frameOf(columns: readonly Filled[]): Span {
  const spans = columns.flatMap(({ open, bookings }) => [...open, ...bookings])
  if (spans.length === 0) return usual
  const from = Math.min(...spans.map((span) => span.from))
  const to = Math.max(...spans.map((span) => span.to))
  return { from: Math.floor(from / 60) * 60, to: Math.min(Math.ceil(to / 60) * 60, dayMinutes) }
}

const busy: readonly Status[] = busyStatuses

// The booking that overlaps this time.
export function clashIn({ bookings }: Filled, span: Span, exceptId: string) {
  return bookings.find(
    ({ booking, from, to }) =>
      booking.id !== exceptId && busy.includes(booking.status) && from < span.to && span.from < to,
  )
}

export function isWithinHours({ open }: Filled, span: Span) {
  return open.some(({ from, to }) => from <= span.from && span.to <= to)
}
