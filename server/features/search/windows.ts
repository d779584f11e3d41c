// When a booking should start, as spans of minutes in the zone of each shop.
import type { Filters } from '#contract/marketplace/search.ts'
import type { Span } from '#server/features/availability/slots.ts'
import { dayMinutes, dayOfDate, zoneOf } from '#server/shop-clock.ts'

export type Windows = (timeZone: string) => readonly Span[]

// Without a date, a time of day applies to the next days.
const soonDays = 7
const mostDays = 92
// "Open now" means that someone can start within this time.
const nowMinutes = 90

const hoursOfDay = {
  morning: [0, 12 * 60],
  afternoon: [12 * 60, 17 * 60],
  evening: [17 * 60, dayMinutes],
} as const

export function windowsOf(filters: Filters, now: number): Windows | null {
  const { date, timeOfDay, timeFrom, timeTo, openToday, openNow, when } = filters
  if (openNow) return () => [[now, now + nowMinutes]]
  const isAnyDay = !date && !openToday && !when
  if (isAnyDay && !timeOfDay && !timeFrom && !timeTo) return null
  const [from, to] = hoursIn(filters)
  return (timeZone) => {
    const zone = zoneOf(timeZone)
    const today = zone.dayOf(now)
    const [first, last] = isAnyDay ? [today, today + soonDays - 1] : daysIn(filters, today)
    const days = Math.min(mostDays, Math.max(0, last - first + 1))
    return Array.from({ length: days }, (_, step): Span => {
      const midnight = (first + step) * dayMinutes
      return [zone.toInstant(midnight + from), zone.toInstant(midnight + to)]
    })
  }
}

function hoursIn({ timeOfDay, timeFrom, timeTo, when }: Filters): readonly [number, number] {
  if (timeOfDay) return hoursOfDay[timeOfDay]
  if (when === 'tonight' && !timeFrom && !timeTo) return hoursOfDay.evening
  return [minutesOf(timeFrom) ?? 0, minutesOf(timeTo) ?? dayMinutes]
}

// Inclusive.
function daysIn({ date, dateTo, openToday, when }: Filters, today: number) {
  if (openToday || when === 'tonight') return [today, today] as const
  if (when === 'tomorrow') return [today + 1, today + 1] as const
  if (when === 'weekend') {
    // Day 0 was a Thursday.
    const sunday = today + ((7 - ((today + 4) % 7)) % 7)
    return [Math.max(today, sunday - 1), sunday] as const
  }
  const first = date ? dayOfDate(date) : today
  return [first, dateTo ? Math.max(first, dayOfDate(dateTo)) : first] as const
}

function minutesOf(clock: string | undefined) {
  if (clock === undefined) return undefined
  const [hours = NaN, minutes = NaN] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
