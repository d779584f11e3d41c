// Amounts and days on paper.
import type { Language } from '#contract/language.ts'
import { moneyOf } from '#server/formats.ts'

// A minus of print, which does not break from its number.
export const amountOf = (cents: number, language: Language) =>
  moneyOf(cents, language).replace('-', '−')

export const locale = { en: 'en-US', es: 'es-US' } as const

export function dayWords(day: Temporal.PlainDate, language: Language) {
  return day.toLocaleString(locale[language], { month: 'short', day: 'numeric', year: 'numeric' })
}

// The day of a moment in a shop's time zone.
export const dayIn = (iso: string, timeZone: string) =>
  Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone).toPlainDate()
