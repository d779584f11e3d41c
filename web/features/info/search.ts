// Finds questions by words: blind to accents and case, and forgiving about a slip of the finger.
import type { Faq, Question } from '#contract/marketplace/info.ts'

export type Groups = Faq['groups']

export function findQuestions(groups: Groups, words: string): Groups {
  const wanted = wordsToFind(words)
  if (wanted.length === 0) return groups
  return groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((question) => holds(question, group.title, wanted)),
    }))
    .filter(({ questions }) => questions.length > 0)
}

export function countQuestions(groups: Groups) {
  return groups.reduce((count, { questions }) => count + questions.length, 0)
}

function holds({ question, answer }: Question, group: string, wanted: string[]) {
  const there = wordsOf(`${group} ${question} ${answer}`)
  return wanted.every((word) => there.some((each) => isLike(each, word)))
}

// Said in every question, so they tell none of them apart.
const small = new Set(
  'a an the i my me is are do does can how what when where to of in on for and or it el la los las un una de del en y o a mi me que como cuando donde puedo es se por para con'.split(
    ' ',
  ),
)

function wordsToFind(text: string) {
  const words = wordsOf(text)
  const telling = words.filter((word) => !small.has(word))
  return telling.length > 0 ? telling : words
}

function wordsOf(text: string) {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

// The beginning of a word is enough while it is being typed. Longer words may have a slip in them.
function isLike(there: string, word: string) {
  if (there.startsWith(word)) return true
  const slips = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  if (slips === 0) return false
  const lengths = [word.length - slips, word.length, word.length + slips, there.length]
  return lengths.some((length) => distance(there.slice(0, length), word) <= slips)
}

// How many letters have to be put in, left out, changed or swapped with their neighbour.
function distance(a: string, b: string) {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  const cost = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    rows.push(line)
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line[column] = Math.min(
        cost(row - 1, column) + 1,
        cost(row, column - 1) + 1,
        cost(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? cost(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return cost(a.length, b.length)
}
