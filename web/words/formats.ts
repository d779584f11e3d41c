// Intl's formatters, made once for each language and set of options: making one takes far longer
// than using it, and a page of cards uses dozens.
import type { Language } from '#contract/language.ts'

const made = new Map<string, unknown>()

function once<T>(kind: string, language: Language, options: object, make: () => T): T {
  const key = `${kind} ${language} ${JSON.stringify(options)}`
  const known = made.get(key) as T | undefined
  if (known !== undefined) return known
  const format = make()
  made.set(key, format)
  return format
}

export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}) {
  const make = () => new Intl.NumberFormat(`${language}-US`, options)
  return once('number', language, options, make)
}

export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions) {
  const make = () => new Intl.DateTimeFormat(`${language}-US`, options)
  return once('date', language, options, make)
}

export function milesOf(miles: number, language: Language) {
  return numberFormat(language, { maximumFractionDigits: 1 }).format(miles)
}

// Not by Intl, which writes '3.5 %' in Spanish in some browsers, where all our texts write '3.5%'.
export function percentWords(percent: number, language: Language) {
  return `${numberFormat(language, { maximumFractionDigits: 1 }).format(percent)}%`
}
