// Amounts and days on paper.
import type { Language } from '#contract/language.ts'
import { moneyOf } from '#server/formats.ts'

// A minus of print, which does not break from its number.
export const amountOf = (cents: number, language: Language) =>
  moneyOf(cents, language).replace('-', '−')

const locale = { en: 'en-US', es: 'es-US' } as const

export function dayWords(day: Temporal.PlainDate, language: Language) {
  return day.toLocaleString(locale[language], { month: 'short', day: 'numeric', year: 'numeric' })
}

// 'October 2026', 'octubre de 2026'.
export function monthWords(month: string, language: Language) {
  const day = Temporal.PlainDate.from(`${month}-01`)
  return day.toLocaleString(locale[language], { month: 'long', year: 'numeric' })
}

// The day of a moment in a shop's time zone.
export const dayIn = (iso: string, timeZone: string) =>
  Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone).toPlainDate()
