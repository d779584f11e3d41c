// What a barber's card says, worked out from what is stored.
import type { Language } from '#contract/language.ts'
import { dateFormat, numberFormat } from '#web/formats.ts'

const dayMs = 24 * 60 * 60 * 1000
const shopZone = 'America/Chicago'

// Of '722 Yale St, Houston, TX 77007' a card shows the street: the rest is the same for everyone.
export function firstSegment(address: string) {
  return address.split(',')[0]!.trim()
}

export function daysBetween(periodStart: string, periodEnd: string) {
  return Math.round((Date.parse(periodEnd) - Date.parse(periodStart)) / dayMs)
}

export function priceOf(cents: number, language: Language) {
  return numberFormat(language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100)
}

// Null when there is a chair today: the card then says so in words. Every space becomes a plain
// one, because servers and browsers do not agree on which one stands before 'PM'.
export function openingAfterToday(
  nextOpening: string | null,
  language: Language,
  now = new Date(),
) {
  if (nextOpening === null) return null
  const opening = new Date(nextOpening)
  if (shopDate.format(opening) === shopDate.format(now)) return null

  const isThisWeek = opening.getTime() - now.getTime() < 6 * dayMs
  const time = dateFormat(language, {
    timeZone: shopZone,
    ...(isThisWeek ? { weekday: 'short' } : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  })
  return time.format(opening).replaceAll(/\s/g, ' ')
}

const shopDate = new Intl.DateTimeFormat('en-CA', { timeZone: shopZone })

export function dateWords(at: string, language: Language) {
  return dateFormat(language, {
    timeZone: shopZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  }).format(new Date(at))
}
