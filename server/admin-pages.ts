// Pages of the administrators' lists, cut by key and counted up to a limit.
import { sql, type Expression } from 'kysely'
import type { Db } from '#server/database/db.ts'

const pageSize = 25
const mostCounted = 2000

// One row more than a page shows whether there is a next page.
export const pageLimit = pageSize + 1

export function cutPage<Row extends { id: string }>(found: Row[], momentOf: (row: Row) => string) {
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  const next = found.length > pageSize && last ? `${momentOf(last)}_${last.id}` : null
  return { rows, next }
}

export async function countUpTo(db: Db, rows: Expression<unknown>, most = mostCounted) {
  const { rows: counted } = await sql<{ count: number }>`
    SELECT ${countOf(rows, most)} AS count`.execute(db)
  return totalOf(counted[0]?.count ?? 0, most)
}

// A first page that holds everything has counted it.
export async function countBeside({ after, found }: FoundPage, count: () => Promise<Total>) {
  return after === undefined && found.length < pageLimit ? totalOf(found.length) : count()
}

type FoundPage = { after: unknown; found: readonly unknown[] }
type Total = ReturnType<typeof totalOf>

export const countOf = (rows: Expression<unknown>, most = mostCounted) => sql<number>`(SELECT
  count(*)::int FROM (SELECT FROM (${rows}) AS each LIMIT ${most + 1}) AS counted)`

export function totalOf(count: number, most = mostCounted) {
  return { count: Math.min(count, most), isMore: count > most }
}
