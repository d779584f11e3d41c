import type { Language } from '#contract/language.ts'
import { shopDay, shopTime, shortDay } from '#web/words/shop-time.ts'

// The day and the hour of a free chair, in the shop's own time: { day: 'Thu', time: '2:30 PM' }.
// No day means today.
export function slotTime(startsAt: string, timeZone: string, language: Language, now = new Date()) {
  const isToday = shopDay(startsAt, timeZone) === shopDay(now, timeZone)
  return {
    day: isToday ? null : shortDay(startsAt, timeZone, language, now),
    time: shopTime(startsAt, timeZone, language),
  }
}
