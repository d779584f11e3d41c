// Dates that belong to no shop, in the reader's own time.
import type { Language } from '#contract/language.ts'
import { shopDate } from './shop-time.ts'

export const ownDate = (at: string, language: Language) =>
  shopDate(at, Intl.DateTimeFormat().resolvedOptions().timeZone, language)
