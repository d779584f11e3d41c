// All listed barbers, in memory and in sync with the database.
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import { createCells, put, take } from './cells.ts'
import { createColumns } from './columns.ts'
import type { Entry } from './entries.ts'
import type { Atlas } from './atlas.ts'
import { createNames } from './names.ts'
import { createReader } from './reader.ts'
import { distance, slipsIn } from './read/slips.ts'

export type Register = ReturnType<typeof createRegister>
// Mostly disjoint sets; the union is meant.
export type Having = ReadonlySet<number>[]

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
  const names = createNames()
  let atlas: Atlas = []
  let reader = createReader(atlas)
  const meanings = new Map<string, string[]>()

  function add(entry: Entry) {
    const slot = table.add(entry)
    byBarber.set(entry.barberId, slot)
    byId.set(entry.id, slot)
    cells.put(entry.card, slot)
    for (const word of entry.words) put(byWord, word, slot)
    names.add(slot, namesOf(entry))
    put(byCity, entry.city, slot)
  }

  function remove(slot: number) {
    const entry = at(table.entries, slot)
    table.remove(slot)
    byBarber.delete(entry.barberId)
    byId.delete(entry.id)
    cells.take(entry.card, slot)
    for (const word of entry.words) take(byWord, word, slot)
    names.remove(slot, namesOf(entry))
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
    reader.forget()
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

  // Exactly this word.
  const havingWord = (word: string): ReadonlySet<number> => byWord.get(word) ?? nobody

  // For each specific word: the barbers who have one of its meanings.
  function havingWords(words: readonly string[]): Having[] {
    return words
      .map((word) => meaningOf(word))
      .filter((meanings) => !meanings.some((meaning) => anyone.has(meaning)))
      .map((meanings) => meanings.flatMap((meaning) => byWord.get(meaning) ?? []))
      .filter((sets) => !sets.some(({ size }) => size === byBarber.size))
  }

  // Barbers with a word that begins with the last of these, and the others whole.
  function beginning(words: readonly string[]): number[] {
    const last = words.at(-1) ?? ''
    const sets = [...byWord].filter(([word]) => word.startsWith(last)).map(([, set]) => [...set])
    return [...new Set(sets.flat())]
  }

  return {
    table,
    beginning,
    replace,
    havingWord,
    havingWords,
    names,
    // What a query asks for, by the clock of this city.
    read: (q: string, cityName: string | undefined, now: number) =>
      reader.read(q, { cityName, now, knows: names.knows }),
    cellsIn: cells.inside,
    atlas: () => atlas,
    setAtlas: (next: Atlas) => {
      atlas = next
      reader = createReader(next)
    },
    cities: () => [...byCity.keys()],
    barberIds: () => byBarber.keys(),
    // Barbers by the name of their city.
    sizes: () => byCity.entries().map(([city, { size }]) => [city, size] as const),
    everyone: () => (everyone ??= [...byBarber.values()]),
    find: (id: string) => table.entries[byId.get(id) ?? -1],
  }
}

const nobody: ReadonlySet<number> = new Set()

const namesOf = ({ card, people }: Entry) => ({ shop: card.shopName, people })

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
