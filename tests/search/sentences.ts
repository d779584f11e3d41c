// Sentences and how each should be read, and a reading in the same words.
import type { Reading } from '#server/features/search/read/types.ts'

export type Expected = {
  styles?: string[]
  anyOf?: string[]
  near?: string
  nearMe?: true
  miles?: number
  date?: string
  dateTo?: string
  timeOfDay?: 'morning' | 'afternoon' | 'evening'
  from?: string
  to?: string
  min?: number
  max?: number
  rating?: number
  lang?: string
  walkIns?: true
  accessible?: true
  openNow?: true
  sort?: string
  shop?: string
  person?: string
  text?: string
}
export type Sentence = readonly [text: string, expected: Expected]

export const clock = { date: '2026-11-11', minutes: 600 }

// Words that only help the order do not count.
export function flat({ wanted }: Reading) {
  const { styles, near, timeFrom, timeTo, priceMin, priceMax, ratingMin, language } = wanted
  const { soft: _, text, ...rest } = wanted
  const all = {
    ...rest,
    styles: styles?.toSorted(),
    near: near?.name,
    from: timeFrom,
    to: timeTo,
    min: priceMin,
    max: priceMax,
    rating: ratingMin,
    lang: language,
    text: text?.join(' '),
  }
  const names = ['timeFrom', 'timeTo', 'priceMin', 'priceMax', 'ratingMin', 'language']
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => value !== undefined && !names.includes(name)),
  )
}
