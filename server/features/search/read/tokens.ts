// Splits a query into folded words and remembers where each one stood.

export type Token = { word: string; from: number; to: number; isQuoted: boolean }

const pattern =
  /\bb4\b|\b2(?:morrow|moro|nite|night|day)\b|\bw\/|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\d+:\d{2}|\d+\.\d+|\d+|[\p{L}\p{M}]+(?:['’]\p{L}+)?|[$+–-]/gu

// Lower case, no accents, no apostrophes: 'Niño’s' is 'ninos'.
export function fold(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’]/gu, '')
    .toLowerCase()
}

export function tokensOf(text: string): Token[] {
  const quotes = [...text.matchAll(/["“]([^"”]+)["”]/g)].map(({ index, 0: all }) => ({
    from: index,
    to: index + all.length,
  }))
  const tokens = [...text.matchAll(pattern)].map(({ index, 0: raw }) => ({
    word: raw === '–' ? '-' : fold(raw),
    from: index,
    to: index + raw.length,
    isQuoted: quotes.some(({ from, to }) => index >= from && index < to),
  }))
  // '-' means "to" only between numbers (2-4pm); '+' means "or more" only after one (4+).
  return tokens.filter(({ word }, at) => {
    if (word === '-') return isNumber(tokens[at - 1]?.word) && isNumber(tokens[at + 1]?.word)
    if (word === '+') return isNumber(tokens[at - 1]?.word)
    return true
  })
}

export const wordsOf = (text: string) => tokensOf(text).map(({ word }) => word)

const isNumber = (word: string | undefined) => word !== undefined && /^\d/.test(word)
