// Formats times, in a shop's time zone, and money.
import type { Language } from '#contract/language.ts'
import { naturalDate } from '#contract/spanish-date.ts'

const locale = { en: 'en-US', es: 'es-US' } as const

export function whenOf(iso: string, timeZone: string, language: Language) {
  const said = new Intl.DateTimeFormat(locale[language], {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso))
  return language === 'es' ? naturalDate(said) : said
}

// The day alone, such as December 1, 2026.
export function dateOf(iso: string, timeZone: string, language: Language) {
  const format = { timeZone, month: 'long', day: 'numeric', year: 'numeric' } as const
  return new Intl.DateTimeFormat(locale[language], format).format(new Date(iso))
}

// Short, in characters of the GSM alphabet.
export function shortWhenOf(iso: string, timeZone: string, language: Language) {
  return new Intl.DateTimeFormat(locale[language], {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(iso))
    .replaceAll(/\s/g, ' ')
}

export function moneyOf(cents: number, language: Language) {
  const format = { style: 'currency', currency: 'USD' } as const
  return new Intl.NumberFormat(locale[language], format).format((cents || 0) / 100)
}

// The weekday alone, such as Friday.
export function weekdayOf(iso: string, timeZone: string, language: Language) {
  const format = { timeZone, weekday: 'long' } as const
  return new Intl.DateTimeFormat(locale[language], format).format(new Date(iso))
}
