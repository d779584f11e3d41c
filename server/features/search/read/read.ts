// Reads a query: words are spelled, everything they may mean is collected, and the best set of
// meanings that do not overlap is taken. What is left over is searched as text.
import { cover, type Candidate } from './cover.ts'
import { isAside, isStop, type Lexicon } from './lexicon.ts'
import { applyRules } from './rules.ts'
import { settle } from './settle.ts'
import { wordsIn, type Word } from './spelling.ts'
import { chipOf, textChips, together } from './spans.ts'
import type { Clock, Knows, Reading } from './types.ts'

const mostCharacters = 100
const longestName = 6

export const knowsNothing: Knows = {
  isWord: () => false,
  isPersonWord: () => false,
  nearest: () => undefined,
  nameOf: () => undefined,
}

type Context = { clock: Clock; lexicon: Lexicon; knows: Knows }

export function read(text: string, context: Context): Reading {
  const { knows } = context
  const q = text.normalize('NFC').slice(0, mostCharacters)
  const words = wordsIn(q, context.lexicon, knows)
  const meant = meanings(words, context)
  const { found, explained } = namesIn(words, meant, context)
  const candidates = [...meant, ...found].filter(({ from, to }) =>
    words.slice(from, to).every(({ isQuoted }) => !isQuoted),
  )
  const chosen = cover(words.length, candidates)
  chosen.push(...barePrice(words, chosen))
  const { kept, ignored } = settle(words, chosen)
  const chips = [
    ...kept.map((each) => chipOf(words, each)),
    ...textChips(words, chosen, knows),
  ].sort((a, b) => a.from - b.from)
  return { q, chips, wanted: together(chips), names: explained, ignored }
}

function meanings(words: Word[], { lexicon, clock }: Context): Candidate[] {
  const plain = words.map(({ word }) => word)
  const slips = (from: number, to: number) =>
    words.slice(from, to).reduce((sum, word) => sum + word.slips, 0)
  const fixed = plain.flatMap((_, from) =>
    lexicon.phrasesAt(plain, from).map(({ to, meaning: { kind, wanted } }) => ({
      kind,
      wanted,
      from,
      to,
      slips: slips(from, to),
    })),
  )
  const ruled = applyRules(plain, clock).map((each) => ({
    ...each,
    slips: slips(each.from, each.to),
  }))
  // 'chido' is no slip of 'chino'.
  return [...fixed, ...ruled].filter(
    ({ kind, slips, from, to }) =>
      kind !== 'language' || slips === 0 || to - from > 1 || (plain[from]?.length ?? 0) > 5,
  )
}

// Whole names of shops and people, and a first name after "with".
function namesIn(words: Word[], meant: Candidate[], { knows, lexicon }: Context) {
  const found: Candidate[] = []
  const explained: string[] = []
  const plain = words.map(({ word }) => word)
  for (const [from, before] of plain.entries()) {
    for (let to = Math.min(words.length, from + longestName); to > from; to--) {
      const name = knows.nameOf(plain.slice(from, to).join(' '))
      if (!name) continue
      if (isExplained(words.slice(from, to), meant, from)) explained.push(name.name)
      else found.push({ kind: name.kind, wanted: { [name.kind]: name.name }, from, to, slips: 0 })
      break
    }
    const first = plain[from + 1]
    const isWith = /^(with|con|by)$/.test(before)
    if (isWith && first && knows.isPersonWord(first) && !lexicon.has(first) && !isStop(first)) {
      const wanted = { person: first }
      found.push({ kind: 'person', wanted, from: from + 1, to: from + 2, slips: 0 })
    }
  }
  return { found, explained }
}

// "Third Ward Cuts" can be a shop or cuts in the Third Ward; "Fade House" cannot be anything else.
function isExplained(name: Word[], meant: Candidate[], from: number) {
  const to = from + name.length
  const inside = meant
    .filter((each) => each.from >= from && each.to <= to)
    .map((each) => ({ ...each, from: each.from - from, to: each.to - from }))
  const chosen = cover(name.length, inside)
  const isCovered = (at: number) => chosen.some((each) => at >= each.from && at < each.to)
  return (
    chosen.length > 0 &&
    name.every(({ word }, at) => isCovered(at) || isStop(word) || isAside(word))
  )
}

// "fade 40": a number that means nothing else is what someone wants to pay, if a style was asked for.
function barePrice(words: Word[], chosen: Candidate[]): Candidate[] {
  const has = (kind: Candidate['kind']) => chosen.some((each) => each.kind === kind)
  if (!has('style') || has('price')) return []
  const at = words.findIndex(
    ({ word }, place) =>
      /^\d+$/.test(word) && !chosen.some(({ from, to }) => place >= from && place < to),
  )
  const dollars = Number(words[at]?.word)
  return dollars >= 15 && dollars <= 200
    ? [{ kind: 'price', wanted: { priceMax: dollars }, from: at, to: at + 1, slips: 0 }]
    : []
}
