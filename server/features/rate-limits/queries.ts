import { sql } from 'kysely'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'

const nowMs = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`

// One statement, so that parallel requests are all counted. An expired window starts again; its end
// does not move while it runs.
export async function countPoint(db: Db, key: string, seconds: number) {
  const { rows } = await sql<{ points: number; leftMs: number }>`
    INSERT INTO rate_limits AS r (key, points, expire)
    VALUES (${key}, 1, ${nowMs} + ${seconds * 1000}::bigint)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN r.expire <= ${nowMs} THEN 1 ELSE r.points + 1 END,
      expire = CASE WHEN r.expire <= ${nowMs} THEN excluded.expire ELSE r.expire END
    RETURNING points, expire - ${nowMs} AS left_ms`.execute(db)
  return at(rows, 0)
}

export async function findPoints(db: Db, key: string) {
  const row = await db
    .selectFrom('rateLimits')
    .select(['points', sql<number>`expire - ${nowMs}`.as('leftMs')])
    .where('key', '=', key)
    .where('expire', '>', nowMs)
    .executeTakeFirst()
  return row ?? { points: 0, leftMs: 0 }
}

export async function subtractPoint(db: Db, key: string) {
  await db
    .updateTable('rateLimits')
    .set((eb) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute()
}

export async function deletePoints(db: Db, key: string) {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute()
}

export async function deleteOldPoints(db: Db) {
  await db.deleteFrom('rateLimits').where('expire', '<=', nowMs).execute()
}

// Locked until the transaction ends.
export async function lockName(db: Db, name: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 3))`.execute(db)
}
