// When a shop is open, in words. Days and instants come from the server; only the wall clock of the
// shop counts, wherever the reader is.
import type { OpeningHours } from '#contract/marketplace/barbers.ts'
import { fill, type Language, type Text } from '#contract/language.ts'
import { hours } from '#web/texts/marketplace/profile.ts'
import { dateFormat } from '#web/words/formats.ts'
import { shopDay, shopMinutes } from '#web/words/shop-time.ts'

const dayMinutes = 24 * 60

type Days = OpeningHours['days']
type Window = Days[number]['windows'][number]

// Monday first, as on the board at the door.
export const weekdays = [1, 2, 3, 4, 5, 6, 0]

export type OpenState = { isOpen: true; until: string } | { isOpen: false; next: string | null }

export function openStateOf(days: Days, nowMs: number): OpenState {
  const windows = days.flatMap((day) => day.windows)
  const now = windows.find(isIn(nowMs))
  if (now) return { isOpen: true, until: endOf(now, windows) }
  const next = windows.find(({ opensAt }) => Date.parse(opensAt) > nowMs)
  return { isOpen: false, next: next?.opensAt ?? null }
}

// Open until midnight and from midnight on is simply open.
function endOf({ closesAt }: Window, windows: Window[]): string {
  const following = windows.find(isIn(Date.parse(closesAt)))
  return following ? endOf(following, windows) : closesAt
}

const isIn =
  (atMs: number) =>
  ({ opensAt, closesAt }: Window) =>
    Date.parse(opensAt) <= atMs && atMs < Date.parse(closesAt)

// The reader's moment and language, and the shop's zone.
export type Clock = { nowMs: number; timeZone: string; language: Language }

export function openWords(state: OpenState, { nowMs, timeZone, language }: Clock) {
  const say = (text: Text, params = {}) => fill(text, language, params)
  if (state.isOpen) return say(hours.openUntil, { time: timeOf(state.until, timeZone, language) })
  if (state.next === null) return say(hours.closedForNow)
  const time = timeOf(state.next, timeZone, language)
  const away = daysApart(shopDay(nowMs, timeZone), shopDay(Date.parse(state.next), timeZone))
  if (away === 0) return say(hours.opensToday, { time })
  if (away === 1) return say(hours.opensTomorrow, { time })
  const day = dateFormat(language, {
    timeZone,
    weekday: 'long',
    ...(away > 6 && { month: 'long', day: 'numeric' }),
  }).format(Date.parse(state.next))
  return say(hours.opensOn, { time, day })
}

// One line a weekday; today's says what is true today.
export function weekOf({ weekly, days }: OpeningHours, clock: Clock) {
  const { nowMs, timeZone, language } = clock
  const date = shopDay(nowMs, timeZone)
  const today = days.find((day) => day.date === date)
  return weekdays.map((weekday) => {
    const isToday = weekdayOf(date) === weekday
    const usual = weekly
      .filter((window) => window.weekday === weekday)
      .map(({ opensMinutes, closesMinutes }) => span(opensMinutes, closesMinutes, language))
    const spans = isToday && today ? spansOf(today.windows, clock) : usual
    return { weekday, name: weekdayName(weekday, language), isToday, spans }
  })
}

// The days to come that are not like every week.
export function specialDays({ days }: OpeningHours, clock: Clock) {
  const { nowMs, timeZone, language } = clock
  const date = shopDay(nowMs, timeZone)
  return days
    .filter((day) => day.date > date && !day.isUsual)
    .map((day) => ({
      date: day.date,
      name: dayName(day.date, language),
      spans: spansOf(day.windows, clock),
    }))
}

const spansOf = (windows: Window[], { timeZone, language }: Clock) =>
  windows.map(({ opensAt, closesAt }) =>
    span(shopMinutes(opensAt, timeZone), shopMinutes(closesAt, timeZone), language),
  )

const span = (opens: number, closes: number, language: Language) =>
  `${clockOf(opens, language)} – ${clockOf(closes, language)}`

const halves: Record<Language, [string, string]> = { en: ['AM', 'PM'], es: ['a.m.', 'p.m.'] }

// Not by Intl: servers and browsers write the halves of the day differently.
export function clockOf(minutes: number, language: Language) {
  const inDay = minutes % dayMinutes
  const hour = Math.floor(inDay / 60)
  const rest = inDay % 60
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
  return `${clock} ${halves[language][hour < 12 ? 0 : 1]}`
}

const timeOf = (instant: string, timeZone: string, language: Language) =>
  clockOf(shopMinutes(instant, timeZone), language)

// A date without a time is taken at noon in London, where it is that date.
const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)
const weekdayOf = (date: string) => noonOf(date).getUTCDay()

function daysApart(from: string, to: string) {
  return Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / (dayMinutes * 60_000))
}

function weekdayName(weekday: number, language: Language) {
  const sunday = Date.UTC(2026, 0, 4, 12)
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    sunday + weekday * dayMinutes * 60_000,
  )
}

function dayName(date: string, language: Language) {
  const format = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const
  return dateFormat(language, format).format(noonOf(date))
}
