// All listed barbers, in memory and in sync with the database.
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import { createCells } from './cells.ts'
import { createColumns } from './columns.ts'
import type { Entry } from './entries.ts'
import type { Atlas } from './atlas.ts'
import { put, take } from './slot-sets.ts'
import { distance, slipsIn } from './words.ts'

export type Register = ReturnType<typeof createRegister>
// Mostly disjoint sets; the union is meant.
export type Having = Set<number>[]

// Words that fit every barber, so they do not filter.
const anyone = new Set(
  'barber barbers barbershop barbershops shop salon hair barberia barberias peluqueria peluquero barbero'.split(
    ' ',
  ),
)

export function createRegister() {
  const table = createColumns()
  const byBarber = new Map<BarberId, number>()
  const byId = new Map<string, number>()
  const cells = createCells()
  const byWord = new Map<string, Set<number>>()
  const byCity = new Map<string, Set<number>>()
  let vocabulary: string[] | null = null
  let everyone: number[] | null = null
  let atlas: Atlas = []
  const meanings = new Map<string, string[]>()

  function add(entry: Entry) {
    const slot = table.add(entry)
    byBarber.set(entry.barberId, slot)
    byId.set(entry.id, slot)
    cells.put(entry.card, slot)
    for (const word of entry.words) put(byWord, word, slot)
    put(byCity, entry.city, slot)
  }

  function remove(slot: number) {
    const entry = at(table.entries, slot)
    table.remove(slot)
    byBarber.delete(entry.barberId)
    byId.delete(entry.id)
    cells.take(entry.card, slot)
    for (const word of entry.words) take(byWord, word, slot)
    take(byCity, entry.city, slot)
  }

  // Replaces these barbers; those without an entry are removed.
  function replace(barberIds: Iterable<BarberId>, entries: readonly Entry[]) {
    const wordsBefore = byWord.size
    for (const barberId of barberIds) {
      const old = byBarber.get(barberId)
      if (old !== undefined) remove(old)
    }
    for (const entry of entries) add(entry)
    everyone = null
    if (byWord.size === wordsBefore && entries.length === 1) return
    vocabulary = null
    meanings.clear()
  }

  // Known words that a typed word may mean: itself and words with this prefix, or else the nearest
  // ones.
  function meaningOf(word: string): string[] {
    const known = meanings.get(word)
    if (known) return known
    vocabulary ??= [...byWord.keys(), ...anyone]
    const same = vocabulary.filter((each) => each.startsWith(word))
    const found = same.length > 0 ? same : nearestTo(word, vocabulary)
    if (meanings.size > 5000) meanings.clear()
    meanings.set(word, found)
    return found
  }

  // For each specific word: the barbers who have one of its meanings.
  function havingWords(words: readonly string[]): Having[] {
    return words
      .map((word) => meaningOf(word))
      .filter((meanings) => !meanings.some((meaning) => anyone.has(meaning)))
      .map((meanings) => meanings.flatMap((meaning) => byWord.get(meaning) ?? []))
      .filter((sets) => !sets.some(({ size }) => size === byBarber.size))
  }

  // The corrected words, when they differ from the typed ones.
  function readingOf(words: readonly string[]) {
    const read = words.map((word) => {
      const [first = word] = meaningOf(word)
      return first.startsWith(word) ? word : first
    })
    return read.some((word, at) => word !== words[at]) ? read.join(' ') : null
  }

  return {
    table,
    replace,
    havingWords,
    readingOf,
    cellsIn: cells.inside,
    atlas: () => atlas,
    setAtlas: (next: Atlas) => (atlas = next),
    cities: () => [...byCity.keys()],
    barberIds: () => byBarber.keys(),
    // Barbers by the name of their city.
    sizes: () => byCity.entries().map(([city, { size }]) => [city, size] as const),
    everyone: () => (everyone ??= [...byBarber.values()]),
    find: (id: string) => table.entries[byId.get(id) ?? -1],
  }
}

function nearestTo(word: string, vocabulary: readonly string[]) {
  const most = slipsIn(word)
  let best = most
  let found: string[] = []
  for (const each of vocabulary) {
    const slips = distance(word, each, best)
    if (slips > best || slips === 0) continue
    if (slips < best) found = []
    best = slips
    found.push(each)
  }
  // With two typos the first letter must match.
  return found.filter((each) => each[0] === word[0] || best === 1)
}
