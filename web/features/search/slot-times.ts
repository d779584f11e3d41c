import type { Language } from '#contract/language.ts'
import { shopDay, shopTime, shortDay } from '#web/words/shop-time.ts'

// The day and the hour of a free chair, in the shop's own time: { day: 'Thu', time: '2:30 PM' }.
// No day means today.
export function slotTime(startsAt: string, language: Language, now = new Date()) {
  return {
    day: shopDay(startsAt) === shopDay(now) ? null : shortDay(startsAt, language, now),
    time: shopTime(startsAt, language),
  }
}
