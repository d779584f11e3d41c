// Texts of a barber's card, derived from stored values.
import type { BarberCard } from '#contract/marketplace/barbers.ts'
import type { Language } from '#contract/language.ts'
import { shopDay, shopTime, shortDay } from '#web/words/shop-time.ts'

const dayMs = 24 * 60 * 60 * 1000

// '722 Yale St' of '722 Yale St, City, ST 77007': cards of one city all have the same rest.
export function firstSegment(address: string) {
  return address.replace(/,.*/s, '').trim()
}

export function daysBetween(periodStart: string, periodEnd: string) {
  return Math.round((Date.parse(periodEnd) - Date.parse(periodStart)) / dayMs)
}

type Availability =
  | { kind: 'unknown' | 'today' | 'none' }
  // A page that was open for a while: the slot it knew has begun.
  | { kind: 'passed' }
  | { kind: 'later'; time: string }

// The availability that a card can state.
export function availabilityOf(
  { nextOpening, timeZone }: Pick<BarberCard, 'nextOpening' | 'timeZone'>,
  language: Language,
  now = new Date(),
): Availability {
  if (nextOpening === undefined) return { kind: 'unknown' }
  if (nextOpening === null) return { kind: 'none' }
  if (Date.parse(nextOpening) <= now.getTime()) return { kind: 'passed' }
  const time = openingAfterToday(nextOpening, timeZone, language, now)
  return time === null ? { kind: 'today' } : { kind: 'later', time }
}

// Null for a slot of today.
export function openingAfterToday(
  nextOpening: string,
  timeZone: string,
  language: Language,
  now = new Date(),
) {
  if (shopDay(nextOpening, timeZone) === shopDay(now, timeZone)) return null
  const day = shortDay(nextOpening, timeZone, language, now)
  return `${day}${/\d/.test(day) ? ',' : ''} ${shopTime(nextOpening, timeZone, language)}`
}
