// The languages a barber speaks, in the reader's language.
import { fill, type Language, type Text } from '#contract/language.ts'
import { spokenNames } from '#web/texts/marketplace/search.ts'

export function nameOfLanguage(code: string, language: Language) {
  const names: Record<string, Text> = spokenNames
  return names[code] ? fill(names[code], language) : code
}

// Capitalized, as a chip begins a phrase; Spanish writes language names in lower case.
export function languageChip(code: string, language: Language) {
  const name = nameOfLanguage(code, language)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function namesOfLanguages(codes: readonly string[], language: Language) {
  return codes.map((code) => nameOfLanguage(code, language)).join(', ')
}
