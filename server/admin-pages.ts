// Pages of the administrators' lists, cut by key and counted up to a limit.
import { sql, type Expression } from 'kysely'
import type { Db } from '#server/database/db.ts'

const pageSize = 25
const mostCounted = 10_000

// One row more than a page shows whether there is a next page.
export const pageLimit = pageSize + 1

export function cutPage<Row extends { id: string }>(found: Row[], momentOf: (row: Row) => string) {
  const rows = found.slice(0, pageSize)
  const last = rows.at(-1)
  const next = found.length > pageSize && last ? `${momentOf(last)}_${last.id}` : null
  return { rows, next }
}

export async function countUpTo(db: Db, rows: { limit: (most: number) => Expression<unknown> }) {
  const { rows: counted } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${rows.limit(mostCounted + 1)}) AS counted`.execute(db)
  const count = counted[0]?.count ?? 0
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted }
}
