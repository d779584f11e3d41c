// What a search says of a barber or a filter, in the reader's language.
import { fill, type Language, type Text } from '#contract/language.ts'
import { dateFormat, numberFormat } from '#web/formats.ts'
import { spokenNames } from '#web/texts/marketplace/search.ts'

export function milesOf(miles: number, language: Language) {
  return numberFormat(language, { maximumFractionDigits: 1 }).format(miles)
}

export function nameOfLanguage(code: string, language: Language) {
  const names: Record<string, Text> = spokenNames
  return names[code] ? fill(names[code], language) : code
}

// As it begins a phrase, which Spanish would not do by itself.
export function languageChip(code: string, language: Language) {
  const name = nameOfLanguage(code, language)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function namesOfLanguages(codes: readonly string[], language: Language) {
  return codes.map((code) => nameOfLanguage(code, language)).join(', ')
}

// Noon, so that no time zone makes another day of it.
export function dayWords(day: string, language: Language) {
  return dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))
}
