// Deterministic random numbers: the demo city is the same at every start.
import { createHash } from 'node:crypto'

export type Random = ReturnType<typeof createRandom>

export function createRandom(seed: string) {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()

  // mulberry32
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const chance = (probability: number) => next() < probability

  function pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(next() * list.length)]
    if (found === undefined) throw new Error('Nothing to pick from.')
    return found
  }

  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value)
  }

  return { next, integer, chance, pick, shuffle }
}

// A UUID (version 8: made from a hash) that is the same for the same name.
export function idOf(...name: (string | number)[]) {
  const hex = createHash('sha256').update(name.join(' ')).digest('hex')
  const [a, b, c, d] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)]
  return `${a}-${b}-8${c}-a${d}-${hex.slice(20, 32)}`
}
