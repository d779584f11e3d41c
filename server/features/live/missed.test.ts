// What a browser has missed is read by its topics, however much others were told meanwhile.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#server/database/db.ts'
import { db } from '#tests/world.ts'
import { listMissed } from './queries.ts'

test('a browser that comes back costs the events of its own topic, and no others', async () => {
  await sql`INSERT INTO live_events (topic)
    SELECT 'user:' || n % 1000 FROM generate_series(1, 20000) AS n`.execute(db)
  await sql`VACUUM ANALYZE live_events`.execute(db)
  const reads = await inTransaction(db, async (db) => {
    const missed = await listMissed(db, { topics: ['user:7'], after: 0, upTo: 1_000_000 })
    expect(missed.length).toBe(20)
    const { rows } = await sql<{ scanned: number; found: number }>`
      SELECT seq_tup_read::int AS scanned, idx_tup_fetch::int AS found
      FROM pg_stat_xact_user_tables WHERE relname = 'live_events'`.execute(db)
    return rows[0]
  })
  expect(reads).toEqual({ scanned: 0, found: 20 })
})
