// A figure of the platform in words, the same wherever it is shown.
import type { Language } from '#contract/language.ts'
import type { PlatformFigures } from '#contract/marketplace/stats.ts'
import { numberFormat } from '#web/words/formats.ts'

type Figure = { figure: PlatformFigures['cities']; suffix: string; decimals: number }

// Managed words stand as they are; a number gets its suffix.
export function wordsOf(row: Figure, language: Language) {
  const { figure, suffix, decimals } = row
  const { value, display } = figure
  if (display !== null) return display
  // The first use of Intl costs a phone more than the rest of the first screen.
  if (decimals === 0 && value < 1000) return value + suffix
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return numberFormat(language, digits).format(value) + suffix
}
