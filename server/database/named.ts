import { sql, type Expression } from 'kysely'
import { containing } from '#server/meaning.ts'

// The indexes of names consist of groups of three letters.
export const shortestName = 3

// A name by any part of it. One or two letters are the beginning of a word.
export function named(column: Expression<unknown>, text: string) {
  if (text.length >= shortestName) return sql<boolean>`${column} LIKE ${containing(text)}`
  const begin = containing(text).slice(1)
  return sql<boolean>`(${column} LIKE ${begin} OR ${column} LIKE ${`% ${begin}`})`
}
