// Normalizes typed words: lower case, without accents.

export function wordsOf(text: string) {
  return fold(text).match(/[a-z0-9]+/g) ?? []
}

export function fold(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
}

// Typos allowed: none in short words, where another word is one letter away.
export function slipsIn(word: string) {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}

// Edit distance (insert, delete, replace, swap), or more than `most`.
export function distance(a: string, b: string, most: number) {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[j - 2]! + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
