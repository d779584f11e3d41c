// Whole names of shops and people, and the words in them.
import { createSpeller } from './read/slips.ts'
import { wordsOf } from './read/tokens.ts'
import type { Knows } from './read/types.ts'

type Named = { kind: 'shop' | 'person'; name: string; slots: Set<number> }
type Names = { shop: string; people: readonly string[] }

// 'Sterling & Strop' is also typed 'sterling and strop'.
const keyOf = (name: string) =>
  wordsOf(name)
    .filter((word) => word !== 'and' && word !== 'y')
    .join(' ')

export function createNames() {
  const byName = new Map<string, Named>()
  const words = new Map<string, { all: number; people: number }>()
  // Words that are no longer in any name stay in here and are skipped.
  const speller = createSpeller()

  const listed = ({ shop, people }: Names) => [
    { kind: 'shop' as const, name: shop },
    ...people.map((name) => ({ kind: 'person' as const, name })),
  ]

  function count(word: string, kind: Named['kind'], step: 1 | -1) {
    const { all = 0, people = 0 } = words.get(word) ?? {}
    if (all + step === 0) words.delete(word)
    else words.set(word, { all: all + step, people: people + (kind === 'person' ? step : 0) })
  }

  function add(slot: number, names: Names) {
    for (const { kind, name } of listed(names)) {
      const key = keyOf(name)
      const named = byName.get(key) ?? { kind, name, slots: new Set() }
      named.slots.add(slot)
      byName.set(key, named)
      for (const word of wordsOf(name)) {
        speller.add(word)
        count(word, kind, 1)
      }
    }
  }

  function remove(slot: number, names: Names) {
    for (const { kind, name } of listed(names)) {
      const key = keyOf(name)
      const named = byName.get(key)
      named?.slots.delete(slot)
      if (named?.slots.size === 0) byName.delete(key)
      for (const word of wordsOf(name)) count(word, kind, -1)
    }
  }

  const knows: Knows = {
    isWord: (word) => words.has(word),
    isPersonWord: (word) => (words.get(word)?.people ?? 0) > 0,
    nearest: (word) => speller.nearest(word).find((each) => words.has(each.word)),
    nameOf: (text) => byName.get(text.replace(/ (and|y) /g, ' ')),
  }
  return {
    add,
    remove,
    knows,
    slotsOf: (name: string): ReadonlySet<number> => byName.get(keyOf(name))?.slots ?? nobody,
    words: () => words.keys(),
  }
}

const nobody: ReadonlySet<number> = new Set()
