// All listed barbers of this process's city, kept in memory and in step with the database.
import type { Entry } from './entries.ts'
import { distance, slipsIn } from './words.ts'

export type Register = ReturnType<typeof createRegister>

const cellMiles = 1
const cellOf = (x: number, y: number) =>
  (Math.floor(x / cellMiles) + 5000) * 10_000 + Math.floor(y / cellMiles) + 5000

// Words everyone's page could have. Asking for one asks for nothing in particular.
const anyone = new Set(
  'barber barbers barbershop barbershops shop salon hair houston tx barberia barberias peluqueria peluquero barbero'.split(
    ' ',
  ),
)

export function createRegister() {
  const byBarber = new Map<string, Entry>()
  const byId = new Map<string, Entry>()
  const cells = new Map<number, Set<Entry>>()
  const byWord = new Map<string, Set<Entry>>()
  const byCity = new Map<string, Set<Entry>>()
  let vocabulary: string[] | null = null
  let all: Entry[] | null = null
  const meanings = new Map<string, string[]>()

  function add(entry: Entry) {
    byBarber.set(entry.barberId, entry)
    byId.set(entry.id, entry)
    put(cells, cellOf(entry.x, entry.y), entry)
    for (const word of entry.words) put(byWord, word, entry)
    put(byCity, entry.city, entry)
  }

  function remove(entry: Entry) {
    byBarber.delete(entry.barberId)
    byId.delete(entry.id)
    take(cells, cellOf(entry.x, entry.y), entry)
    for (const word of entry.words) take(byWord, word, entry)
    take(byCity, entry.city, entry)
  }

  // These barbers are now as given; whoever is not given is not listed.
  function replace(barberIds: Iterable<string>, entries: readonly Entry[]) {
    const wordsBefore = byWord.size
    for (const barberId of barberIds) {
      const old = byBarber.get(barberId)
      if (old) remove(old)
    }
    for (const entry of entries) add(entry)
    all = null
    if (byWord.size === wordsBefore && entries.length === 1) return
    vocabulary = null
    meanings.clear()
  }

  // The words of ours that a typed word may mean: itself and what begins so, or else what is nearest.
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

  // Whoever has every word, each in one of its meanings; null when the words ask for nobody less
  // than everyone.
  function withWords(words: readonly string[]): Set<Entry> | null {
    let found: Set<Entry> | null = null
    for (const word of words) {
      const meanings = meaningOf(word)
      if (meanings.some((meaning) => anyone.has(meaning))) continue
      const having = new Set<Entry>()
      for (const meaning of meanings)
        for (const entry of byWord.get(meaning) ?? [])
          if (found === null || found.has(entry)) having.add(entry)
      found = having
    }
    return found
  }

  // What was read into the words, when it is not what was typed.
  function readingOf(words: readonly string[]) {
    const read = words.map((word) => {
      const [first = word] = meaningOf(word)
      return first.startsWith(word) ? word : first
    })
    return read.some((word, at) => word !== words[at]) ? read.join(' ') : null
  }

  function* inBox(west: number, south: number, east: number, north: number) {
    for (let x = Math.floor(west / cellMiles); x <= Math.floor(east / cellMiles); x++)
      for (let y = Math.floor(south / cellMiles); y <= Math.floor(north / cellMiles); y++)
        yield* cells.get(cellOf(x * cellMiles, y * cellMiles)) ?? []
  }

  return {
    replace,
    withWords,
    readingOf,
    inBox,
    cities: () => [...byCity.keys()],
    all: () => (all ??= [...byBarber.values()]),
    find: (id: string) => byId.get(id),
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
  // Two wrong letters of a long word that begins otherwise are another word.
  return found.filter((each) => each[0] === word[0] || best === 1)
}

function put<K>(sets: Map<K, Set<Entry>>, key: K, entry: Entry) {
  const set = sets.get(key)
  if (set) set.add(entry)
  else sets.set(key, new Set([entry]))
}

function take<K>(sets: Map<K, Set<Entry>>, key: K, entry: Entry) {
  const set = sets.get(key)
  set?.delete(entry)
  if (set?.size === 0) sets.delete(key)
}
