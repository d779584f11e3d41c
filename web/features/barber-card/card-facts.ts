// What a barber's card says, worked out from what is stored.
import type { Language } from '#contract/language.ts'
import { shopDay, shopTime, shortDay } from '#web/shop-time.ts'

const dayMs = 24 * 60 * 60 * 1000

// Of '722 Yale St, Houston, TX 77007' a card shows the street: the rest is the same for everyone.
export function firstSegment(address: string) {
  return address.split(',')[0]!.trim()
}

export function daysBetween(periodStart: string, periodEnd: string) {
  return Math.round((Date.parse(periodEnd) - Date.parse(periodStart)) / dayMs)
}

// By hand, because the first use of Intl costs a phone more than a page of cards.
export function priceOf(cents: number) {
  return sumOf(cents).replace(/\.00$/, '')
}

// With its cents, so that sums stand under each other.
export function sumOf(cents: number) {
  const dollars = String(Math.trunc(Math.abs(cents) / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '-' : ''}$${dollars}.${rest}`
}

type Availability =
  | { kind: 'unknown' | 'today' | 'none' }
  // A page that was open for a while: the slot it knew has begun.
  | { kind: 'passed' }
  | { kind: 'later'; time: string }

// What a card may promise.
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
