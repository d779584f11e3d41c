// The words of a query, spelled as we know them, with amounts in words as numbers.
import type { Lexicon } from './lexicon.ts'
import { tokensOf } from './tokens.ts'
import type { Knows } from './types.ts'

// `word` is how it was spelled for us, `typed` how it was typed.
export type Word = {
  word: string
  typed: string
  from: number
  to: number
  slips: number
  isQuoted: boolean
}

const mostWords = 24

export function wordsIn(q: string, lexicon: Lexicon, knows: Knows): Word[] {
  const words = tokensOf(q).flatMap(({ word, from, to, isQuoted }): Word[] => {
    if (isQuoted) return [{ word, typed: word, from, to, slips: 0, isQuoted }]
    const known = lexicon.spell(word, knows)
    const { slips } = known
    return known.words.map((each) => ({ word: each, typed: word, from, to, slips, isQuoted }))
  })
  return withAmounts(words.slice(0, mostWords))
}

const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
}
const ones: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  uno: 1,
  un: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
}
const others: Record<string, number> = {
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  hundred: 100,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veintiuno: 21,
  veintiun: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  cien: 100,
  ciento: 100,
}

export const numberWords = [tens, others].flatMap((words) => Object.keys(words))

const valueIn = (values: Record<string, number>, { word }: Word) =>
  Object.hasOwn(values, word) ? values[word] : undefined

// "thirty five" and "treinta y cinco" are 35. Hours stay words: "a las cinco".
function withAmounts(words: Word[]): Word[] {
  const read: Word[] = []
  for (let at = 0; at < words.length; at++) {
    const [word, next, third] = words.slice(at, at + 3)
    if (!word) break
    const ten = valueIn(tens, word)
    const value = ten ?? valueIn(others, word)
    const end = next?.word === 'y' || next?.word === 'and' ? third : next
    const one = ten !== undefined && end ? valueIn(ones, end) : undefined
    // "a las siete treinta y cinco" is no amount, and rare.
    if (word.isQuoted || value === undefined) read.push(word)
    else if (one === undefined || !end) read.push({ ...word, word: String(value) })
    else {
      read.push({ ...word, word: String(value + one), to: end.to })
      at += end === third ? 2 : 1
    }
  }
  return read
}
