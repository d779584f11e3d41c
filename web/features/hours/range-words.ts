// From when to when someone is away, on the shop's clock.
import type { Language } from '#contract/language.ts'
import { clockOf } from '#web/features/profile-page/hours.ts'
import { dayWords } from '#web/words/date-words.ts'
import { shopDay } from '#web/words/shop-time.ts'
import { minutesOfClock } from './week/week.ts'

const shopClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Chicago',
  hour: '2-digit',
  minute: '2-digit',
})
const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const

type Range = { startsAt: string; endsAt: string }

export function rangeWords({ startsAt, endsAt }: Range, language: Language) {
  const from = minutesAt(startsAt)
  const to = minutesAt(endsAt)
  const [first, last] = [shopDay(startsAt), shopDay(Date.parse(endsAt) - 1)]
  const firstDay = dayWords(first, language, shortDay)
  const lastDay = dayWords(last, language, shortDay)
  if (from === 0 && to === 0) return first === last ? firstDay : `${firstDay} – ${lastDay}`
  const [opens, closes] = [clockOf(from, language), clockOf(to, language)]
  return first === last
    ? `${firstDay}, ${opens} – ${closes}`
    : `${firstDay}, ${opens} – ${lastDay}, ${closes}`
}

const minutesAt = (at: string) => minutesOfClock(shopClock.format(new Date(at)))
