// A provider's hours as stored and as the slot engine reads them, and the bookings that a change
// conflicts with.
import type { HourException, TimeOff } from '#contract/business/hours.ts'
import type { HourSpan, Week } from '#contract/business/week.ts'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import { readZone } from '#server/features/businesses/service.ts'
import { worksThrough, type Span } from '#server/features/availability/slots.ts'
import { dayOfDate, minuteOf } from '#server/shop-clock.ts'
import {
  listComingBookings,
  listExceptions,
  listShopWeek,
  listTimeOff,
  listWeek,
  type Row,
} from './queries.ts'

export type Calendar = {
  week: Week
  exceptions: HourException[]
  timeOff: Omit<TimeOff, 'id'>[]
  shop: Week | null
}

export async function readCalendar(db: Db, barberId: BarberId, providerId: string) {
  const [rows, exceptions, timeOff, shop] = [
    await listWeek(db, providerId),
    await listExceptions(db, { barberId, providerId }),
    await listTimeOff(db, { barberId, providerId }),
    await readShopWeek(db, barberId),
  ]
  return { week: weekOf(rows), exceptions, timeOff, shop }
}

export async function readShopWeek(db: Db, barberId: BarberId) {
  const rows = await listShopWeek(db, barberId)
  return rows.length > 0 ? weekOf(rows) : null
}

type Change = { barberId: BarberId; providerId: string; before: Calendar; after: Calendar }

// Bookings that were inside the hours before and are not any more. Those that were already outside
// are not listed.
export async function findConflicts(db: Db, { barberId, providerId, before, after }: Change) {
  const bookings = await listComingBookings(db, barberId, providerId)
  const zone = await readZone(db, barberId)
  const [old, next] = [hoursOf(before), hoursOf(after)]
  return bookings.filter((booking) => {
    const span: Span = [minuteOf(booking.startsAt), minuteOf(booking.endsAt)]
    return worksThrough(old, zone, span) && !worksThrough(next, zone, span)
  })
}

function hoursOf({ week, exceptions, timeOff, shop }: Calendar) {
  return {
    weekly: spansOf(week),
    exceptions: new Map(
      exceptions.map(({ date, spans }) => [dayOfDate(date), spans.map(pairOf)] as const),
    ),
    house: shop && spansOf(shop),
    off: timeOff.map(({ startsAt, endsAt }): Span => [minuteOf(startsAt), minuteOf(endsAt)]),
  }
}

export const spansOf = (week: Week) => week.map((day) => day.map(pairOf))
export const pairOf = ({ opensMinutes, closesMinutes }: HourSpan): Span => [
  opensMinutes,
  closesMinutes,
]

export const rowsOf = (week: Week): Row[] =>
  week.flatMap((day, weekday) => day.map((span) => ({ weekday, ...span })))

function weekOf(rows: readonly Row[]): Week {
  const week: Week = [[], [], [], [], [], [], []]
  for (const { weekday, ...span } of rows) at(week, weekday).push(span)
  return week
}
