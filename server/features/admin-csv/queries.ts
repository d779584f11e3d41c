import { sql } from 'kysely'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'

// The time zone of the launch city, whose days the filters of the lists mean.
export async function findCityZone(db: Db) {
  const { rows } = await sql<{ zone: string }>`SELECT time_zone_of(NULL) AS zone`.execute(db)
  return at(rows, 0).zone
}
