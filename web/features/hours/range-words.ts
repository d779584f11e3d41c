// From when to when someone is away, on the shop's clock.
import type { Language } from '#contract/language.ts'
import { clockOf } from '#web/features/profile-page/hours.ts'
import { dayWords } from '#web/words/date-words.ts'
import { shopDay, shopMinutes } from '#web/words/shop-time.ts'

const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const

type Range = { startsAt: string; endsAt: string }

export function rangeWords({ startsAt, endsAt }: Range, timeZone: string, language: Language) {
  const from = shopMinutes(startsAt, timeZone)
  const to = shopMinutes(endsAt, timeZone)
  const [first, last] = [shopDay(startsAt, timeZone), shopDay(Date.parse(endsAt) - 1, timeZone)]
  const firstDay = dayWords(first, language, shortDay)
  const lastDay = dayWords(last, language, shortDay)
  if (from === 0 && to === 0) return first === last ? firstDay : `${firstDay} – ${lastDay}`
  const [opens, closes] = [clockOf(from, language), clockOf(to, language)]
  return first === last
    ? `${firstDay}, ${opens} – ${closes}`
    : `${firstDay}, ${opens} – ${lastDay}, ${closes}`
}
