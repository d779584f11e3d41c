// Texts of a barber's card, derived from stored values.
import type { Language } from '#contract/language.ts'
import { shopDay, shopTime, shortDay } from '#web/words/shop-time.ts'

const dayMs = 24 * 60 * 60 * 1000

// '722 Yale St' of '722 Yale St, Houston, TX 77007': the rest is the same for every card.
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
  nextOpening: string | null | undefined,
  language: Language,
  now = new Date(),
): Availability {
  if (nextOpening === undefined) return { kind: 'unknown' }
  if (nextOpening === null) return { kind: 'none' }
  if (Date.parse(nextOpening) <= now.getTime()) return { kind: 'passed' }
  const time = openingAfterToday(nextOpening, language, now)
  return time === null ? { kind: 'today' } : { kind: 'later', time }
}

// Null for a slot of today.
export function openingAfterToday(nextOpening: string, language: Language, now = new Date()) {
  if (shopDay(nextOpening) === shopDay(now)) return null
  const day = shortDay(nextOpening, language, now)
  return `${day}${/\d/.test(day) ? ',' : ''} ${shopTime(nextOpening, language)}`
}
