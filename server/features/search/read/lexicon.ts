// Every phrase with a fixed meaning, as trees of words: one for the styles and words of both languages,
// one for the places. Meanings that need numbers are in the rules.
import { styles } from './catalog.ts'
import { ruleWords } from './rules.ts'
import { createSpeller, slipsIn } from './slips.ts'
import { wordsOf } from './tokens.ts'
import type { ChipKind, Knows, Place, Wanted } from './types.ts'
import {
  flags,
  generic,
  languages,
  nearest,
  occasions,
  plainWords,
  praise,
  respelled,
  stopWords,
} from './word-lists.ts'

type Meaning = { kind: ChipKind; wanted: Wanted }
type Node = { next: Map<string, Node>; meaning: Meaning | null }
type Tree = ReturnType<typeof createTree>
export type NamedPlace = { place: Place; names: readonly string[] }
export type Lexicon = ReturnType<typeof createLexicon>

export const isStop = (word: string) => stopWords.has(word) || generic.has(word) || word === '$'
// Says nothing about who is wanted, but may be in a name.
export const isAside = (word: string) => praise.has(word) || occasions.has(word)

const spoken = ['', 'speaks ', 'speak ', 'habla ', 'hable ', 'hablen ', 'hablan ', 'en ', 'in ']

const fixed = createTree()
for (const word of [...generic, ...ruleWords]) fixed.speller.add(word)
for (const { id, phrases } of styles)
  for (const phrase of listed(phrases))
    fixed.add(phrase, { kind: 'style', wanted: { styles: [id] } })
for (const [kind, wanted, phrases] of flags)
  for (const phrase of listed(phrases)) fixed.add(phrase, { kind, wanted })
for (const phrase of listed(nearest))
  fixed.add(phrase, { kind: 'sort', wanted: { sort: 'nearest' } })
for (const [language, names] of Object.entries(languages))
  for (const name of names.split(', '))
    for (const phrase of [...spoken.map((before) => before + name), `${name} speaking`])
      fixed.add(phrase, { kind: 'language', wanted: { language } })

// The styles that the words of a service's name say.
export const stylePhrasesAt = (words: readonly string[], from: number) =>
  fixed.phrasesAt(words, from).filter(({ meaning }) => meaning.kind === 'style')

// The first of two places with one name is meant.
export function createLexicon(places: readonly NamedPlace[]) {
  const named = createTree()
  for (const { place, names } of places)
    for (const name of names) named.add(name, { kind: 'place', wanted: { near: place } })
  const trees: readonly Tree[] = [fixed, named]
  const has = (word: string) => trees.some(({ speller }) => speller.has(word))
  const begins = (word: string) => trees.some((tree) => tree.begins(word))

  // A word as it is known: as typed, or respelled, split in two, or with a slip corrected.
  function spell(typed: string, knows: Knows): { words: string[]; slips: number } {
    // 'corteee' is 'corte'.
    const word = typed.replace(/([a-z])\1{2,}/g, '$1')
    const known = Object.hasOwn(respelled, word) ? respelled[word] : undefined
    if (known !== undefined) return { words: known.split(' '), slips: 0 }
    const isOurs = has(word) || isStop(word) || isAside(word) || plainWords.has(word)
    if (isOurs || knows.isWord(word) || slipsIn(word) === 0) return { words: [word], slips: 0 }
    for (let at = 3; at <= word.length - 3; at++)
      if (begins(word.slice(0, at)) && has(word.slice(at)))
        return { words: [word.slice(0, at), word.slice(at)], slips: 0 }
    return corrected(word, nearestTo(word), knows)
  }

  function nearestTo(word: string) {
    const found = trees.flatMap(({ speller }) => speller.nearest(word))
    const least = Math.min(...found.map(({ slips }) => slips))
    return found.filter(({ slips }) => slips === least)
  }

  return {
    has,
    spell,
    // All phrases that begin at one word.
    phrasesAt: (words: readonly string[], from: number) =>
      trees.flatMap((tree) => tree.phrasesAt(words, from)),
  }
}

function corrected(word: string, near: { word: string; slips: number }[], knows: Knows) {
  // 'barbr' is a barber rather than a beard.
  const best =
    near.find((each) => generic.has(each.word)) ??
    near.find((each) => each.word[0] === word[0]) ??
    near[0]
  // A name can only be better than two slips.
  const name = best?.slips === 1 ? undefined : knows.nearest(word)
  const chosen = name && (!best || name.slips < best.slips) ? name : best
  return chosen ? { words: [chosen.word], slips: chosen.slips } : { words: [word], slips: 0 }
}

function createTree() {
  const root: Node = { next: new Map(), meaning: null }
  const speller = createSpeller()

  function add(phrase: string, meaning: Meaning) {
    let node = root
    for (const word of wordsOf(phrase)) {
      speller.add(word)
      const next: Node = node.next.get(word) ?? { next: new Map(), meaning: null }
      node.next.set(word, next)
      node = next
    }
    node.meaning ??= meaning
  }

  function phrasesAt(words: readonly string[], from: number) {
    const found: { to: number; meaning: Meaning }[] = []
    let node: Node | undefined = root
    for (const [step, word] of words.slice(from).entries()) {
      node = node.next.get(word)
      if (!node) break
      if (node.meaning) found.push({ to: from + step + 1, meaning: node.meaning })
    }
    return found
  }

  return { add, phrasesAt, speller, begins: (word: string) => root.next.has(word) }
}

export function listed(phrases: string) {
  return phrases.split(', ').flatMap(variants)
}

// 'nin[oa]s?' is nino, ninos, nina, ninas.
function variants(phrase: string): string[] {
  const choice = phrase.match(/\[(\w+)\]|(\w)\?/)
  if (!choice) return [phrase]
  const [whole, letters, maybe = ''] = choice
  const options = letters ? [...letters] : [maybe, '']
  return options.flatMap((option) => variants(phrase.replace(whole, option)))
}
