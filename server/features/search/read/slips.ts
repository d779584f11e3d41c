// Typing slips: how many letters are wrong, and a cheap test that rules out almost every word.

// None in a short word, where another word is one letter away.
export function slipsIn(word: string) {
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

// One bit per letter. A slip changes at most two bits, so words with more bits apart are too far.
export function lettersOf(word: string) {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}

export function bitsIn(mask: number) {
  let bits = mask - ((mask >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(64),
  new Uint8Array(64),
  new Uint8Array(64),
]

// Letters to add, drop, change or swap (optimal string alignment), or `most + 1` when there are more.
export function distance(a: string, b: string, most: number) {
  if (Math.abs(a.length - b.length) > most || a.length > 60 || b.length > 60) return most + 1
  let [older, last, row] = rows
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    let least = (row[0] = i)
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = (last[j - 1] ?? 0) + (letter === other ? 0 : 1)
      if ((last[j] ?? 0) + 1 < cost) cost = (last[j] ?? 0) + 1
      if ((row[j - 1] ?? 0) + 1 < cost) cost = (row[j - 1] ?? 0) + 1
      const isSwap =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other
      if (isSwap && (older[j - 2] ?? 0) + 1 < cost) cost = (older[j - 2] ?? 0) + 1
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[older, last, row] = [last, row, older]
  }
  return last[b.length] ?? 0
}

export type Spelling = { word: string; slips: number }

// However large the vocabulary, a typed word costs at most this many comparisons.
const mostComparisons = 4000

type Shelf = { words: string[]; masks: Uint32Array }

// A list of words that can be searched with slips: by length, with a column of letter masks each.
export function createSpeller() {
  const known = new Set<string>()
  const shelves: Shelf[] = []

  function add(word: string) {
    if (known.has(word) || word.length > 40) return
    known.add(word)
    const shelf = (shelves[word.length] ??= { words: [], masks: new Uint32Array(8) })
    if (shelf.words.length === shelf.masks.length) {
      const wider = new Uint32Array(shelf.masks.length * 2)
      wider.set(shelf.masks)
      shelf.masks = wider
    }
    shelf.masks[shelf.words.length] = lettersOf(word)
    shelf.words.push(word)
  }

  // The nearest words. A first letter may be wrong only if it is the only slip.
  function nearest(typed: string, most = slipsIn(typed)): Spelling[] {
    const mask = lettersOf(typed)
    const first = typed.charCodeAt(0)
    let best = most
    let found: Spelling[] = []
    if (most === 0) return found
    let comparisons = 0
    for (const longer of [0, -1, 1, -2, 2]) {
      const shelf = shelves[typed.length + longer]
      if (!shelf || Math.abs(longer) > best) continue
      const { words, masks } = shelf
      for (let at = 0; at < words.length; at++) {
        const bits = bitsIn((masks[at] ?? 0) ^ mask)
        if (bits > 2 * best) continue
        const word = words[at] ?? ''
        if (bits > 2 && word.charCodeAt(0) !== first) continue
        if (++comparisons > mostComparisons) return found
        const slips = distance(typed, word, best)
        if (slips > best || (slips > 1 && word[0] !== typed[0])) continue
        if (slips < best) found = []
        best = slips
        found.push({ word, slips })
      }
    }
    return found
  }

  return { add, nearest, has: (word: string) => known.has(word) }
}
