import type { Language } from '#contract/language.ts'
import { dateFormat } from '#web/formats.ts'

const dayMs = 24 * 60 * 60 * 1000
const timeZone = 'America/Chicago'

// The day and the hour of a free chair, in the shop's own time: { day: 'Thu', time: '2:30 PM' }.
// No day means today. Every space becomes a plain one: servers and browsers disagree about them.
export function openingTime(startsAt: string, language: Language, now = new Date()) {
  const start = new Date(startsAt)
  const isThisWeek = start.getTime() - now.getTime() < 6 * dayMs
  const words = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { timeZone, ...options })
      .format(start)
      .replaceAll(/\s/g, ' ')
  return {
    day: isSameDay(start, now)
      ? null
      : words(isThisWeek ? { weekday: 'short' } : { month: 'short', day: 'numeric' }),
    time: words({ hour: 'numeric', minute: '2-digit' }),
  }
}

const shopDate = new Intl.DateTimeFormat('en-CA', { timeZone })

function isSameDay(one: Date, other: Date) {
  return shopDate.format(one) === shopDate.format(other)
}

// The day it is in the shops, as an address writes it.
export function shopToday(now = new Date()) {
  return shopDate.format(now)
}
