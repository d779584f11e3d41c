// Days and hours of a visit in words: always those of the shop, wherever the reader is.
import type { Language } from '#contract/language.ts'
import { naturalDate } from '#contract/spanish-date.ts'
import { dateFormat } from './formats.ts'
import { isOwnClock } from './own-time.ts'
import { shopMinutes } from './shop-time.ts'

const dayMs = 24 * 60 * 60 * 1000

export function addDays(day: string, count: number) {
  return new Date(noonOf(day) + count * dayMs).toISOString().slice(0, 10)
}

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

const longTime = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const

export function whenWords(at: string, timeZone: string, language: Language) {
  return format(new Date(at), language, { timeZone, ...longTime })
}

// The same for administrators, who look at several cities: '10:00 AM MST' where the shop's clock is
// not the reader's.
export function whenThere(at: string, timeZone: string, language: Language) {
  if (isOwnClock(at, timeZone)) return whenWords(at, timeZone, language)
  return format(new Date(at), language, { timeZone, ...longTime, timeZoneName: 'short' })
}

// A day without an hour has no zone, so it is read at noon of none.
export function dayWords(day: string, language: Language, options: Intl.DateTimeFormatOptions) {
  return format(new Date(noonOf(day)), language, { timeZone: 'UTC', ...options })
}

export const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const

export function groupByPart(starts: readonly string[], timeZone: string) {
  const parts = Map.groupBy(starts, (start) => partOf(start, timeZone))
  return partsOfDay.flatMap((part) => {
    const those = parts.get(part)
    return those ? [{ part, starts: those }] : []
  })
}

function partOf(start: string, timeZone: string) {
  const hour = shopMinutes(start, timeZone) / 60
  return hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
}

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

function format(date: Date, language: Language, options: Intl.DateTimeFormatOptions) {
  const said = dateFormat(language, options).format(date).replaceAll(/\s/g, ' ')
  return language === 'es' ? naturalDate(said) : said
}
