import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { DB } from '#server/database/tables.ts'

// Few enough that a slow machine answers within the query timeout.
const rowsAtOnce = 1000

// Sends rows as one JSON parameter: PostgreSQL parses every type from its text. All rows of a call
// have the same columns.
export async function insertRows<Table extends keyof DB & string>(
  db: Db,
  table: Table,
  rows: Insertable<DB[Table]>[],
) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(snake(name))))
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(from, from + rowsAtOnce).map(inSnakeCase))
    await sql`
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)
    `.execute(db)
  }
}

const inSnakeCase = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [snake(name), value]))

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
