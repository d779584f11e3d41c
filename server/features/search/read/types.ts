import type { Category, Filters, Place, Sort } from '#contract/marketplace/search.ts'

export type { Category, Place, Sort }
export type StyleId = string
export type TimeOfDay = NonNullable<Filters['timeOfDay']>

// What one part of the query asks for. All of it together is the search.
export type Wanted = {
  // Each must be offered; in `anyOf`, one of them.
  styles?: StyleId[]
  anyOf?: StyleId[]
  near?: Place
  nearMe?: true
  miles?: number
  date?: string
  dateTo?: string
  timeOfDay?: TimeOfDay
  timeFrom?: string
  timeTo?: string
  priceMin?: number
  priceMax?: number
  ratingMin?: number
  language?: string
  walkIns?: true
  accessible?: true
  openNow?: true
  sort?: Sort
  shop?: string
  person?: string
  // Words that must be in a name, and words that only help the order.
  text?: string[]
  soft?: string[]
}

export type ChipKind =
  | 'style'
  | 'place'
  | 'nearMe'
  | 'distance'
  | 'when'
  | 'price'
  | 'rating'
  | 'language'
  | 'walkIns'
  | 'accessible'
  | 'openNow'
  | 'sort'
  | 'shop'
  | 'person'
  | 'text'

// One thing that was understood, and where it stands in the query: [from, to) in characters.
export type Chip = { kind: ChipKind; wanted: Wanted; from: number; to: number; slips: number }

export type Reading = {
  // The query as it was read (NFC); spans count in it.
  q: string
  chips: Chip[]
  wanted: Wanted
  // Shops and people whose whole name was typed, although every word of it also means something
  // else ("third ward cuts"). They come first; the others stay.
  names: string[]
  // Understood but not applied: a second place, or something after "not".
  ignored: { from: number; to: number }[]
}

// The wall clock in the city.
export type Clock = { date: string; minutes: number }

// What the register knows about names.
export type Knows = {
  isWord: (word: string) => boolean
  isPersonWord: (word: string) => boolean
  nearest: (word: string) => { word: string; slips: number } | undefined
  nameOf: (words: string) => { kind: 'shop' | 'person'; name: string } | undefined
}
