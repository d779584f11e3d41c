// The figures of a period in words.
import type { Figures } from '#contract/business/analytics.ts'
import type { Language } from '#contract/language.ts'
import { priceOf } from '#web/words/money.ts'
import { spanWords } from '#web/features/overview/day-parts.ts'
import { numberFormat, percentWords } from '#web/words/formats.ts'
import type { figureNames } from '#web/texts/business/analytics.ts'

export type Figure = keyof typeof figureNames
export type Kind = 'count' | 'money' | 'percent' | 'span'

// In the order they are shown; whether more of it is good, or neither.
export const shownFigures: readonly [Figure, Kind, boolean | null][] = [
  ['bookings', 'count', true],
  ['revenueCents', 'money', true],
  ['averageTicketCents', 'money', true],
  ['fillPercent', 'percent', true],
  ['newClients', 'count', true],
  ['returningClients', 'count', true],
  ['rebookedPercent', 'percent', true],
  ['noShowPercent', 'percent', false],
  ['lateCancelPercent', 'percent', false],
  ['leadMinutes', 'span', null],
]

const twoDays = 2 * 24 * 60

export function figureWords(value: Figures[Figure], kind: Kind, language: Language) {
  if (value === null) return null
  if (kind === 'money') return priceOf(value)
  if (kind === 'percent') return percentWords(value, language)
  if (kind === 'count') return numberFormat(language).format(value)
  if (value < twoDays) return spanWords(value, language)
  const days = {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  } as const
  return numberFormat(language, days).format(value / (24 * 60))
}

// Monday first; the hours between the first and the last with a booking.
export function heatRows(heat: readonly { weekday: number; hour: number; visits: number }[]) {
  const hours = heat.map(({ hour }) => hour)
  const first = Math.min(...hours)
  const count = hours.length === 0 ? 0 : Math.max(...hours) - first + 1
  return Array.from({ length: count }, (_, step) => ({
    hour: first + step,
    values: weekdays.map(
      (weekday) =>
        heat.find((cell) => cell.weekday === weekday && cell.hour === first + step)?.visits ?? 0,
    ),
  }))
}

export const weekdays = [1, 2, 3, 4, 5, 6, 0]
