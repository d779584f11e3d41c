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

// A table of names: its key, and its column with an index of groups of three letters.
type Names = { table: string; key: string; column: string }
// `named`: null for all of them.
type Most = { named: number | null; near: number }

// From how many people or shops with the typed name on none is asked for with a wrong letter.
export const fewNamed = 5

// The keys of those with this name and, when these are few, of the most alike: `near` together with the
// few, so that the nearest is always among them. How alike names have to be is a setting of the
// connection (server/database/db.ts). The text is a subquery, because PostgreSQL compares a value with
// all the names of its statistics to plan. `named` has no limit of its own, or PostgreSQL would read
// everyone until it has met enough of a common name; it runs only as far as it is read.
export function namedOrNear({ table, key, column }: Names, text: string, most: Most) {
  const typed = sql`(SELECT ${text}::text)`
  const [from, id, name] = [sql.table(table), sql.ref(key), sql.ref(column)]
  return sql<{ id: string }>`(WITH named AS MATERIALIZED
      (SELECT ${id} AS id FROM ${from} WHERE ${named(name, text)}),
    few AS MATERIALIZED (SELECT id FROM named LIMIT ${sql.lit(fewNamed)})
    (SELECT id FROM named LIMIT ${sql.lit(most.named)})
    UNION ALL (SELECT ${id} FROM ${from}
      WHERE ${typed} <% ${name} AND (SELECT count(*) < ${sql.lit(fewNamed)} FROM few)
        AND ${id} NOT IN (SELECT id FROM few)
      ORDER BY ${typed} <<-> ${name} LIMIT (SELECT ${sql.lit(most.near)} - count(*) FROM few)))`
}
