// A synthetic city of any size for benchmarks. A few statements let PostgreSQL generate it from the
// hours, menus and pictures of the demo city.
import { sql } from 'kysely'
import { createClock } from '#db/seed/clock.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { openChairs, type Size } from './chairs.ts'
import { fillDiaries } from './diaries.ts'

const lockKey = 7_215_006
// The random seed: the same number gives the same city.
const chance = 0.2026

export async function seedLarge(db: Db, size: Size, say: (sentence: string) => void) {
  const isNew = await inTransaction(db, async (db) => {
    await sql`SELECT pg_advisory_xact_lock(${lockKey}), setseed(${chance})`.execute(db)
    if (await isBuilt(db)) return false
    await openChairs(db, size)
    say(`${size.barbers} barbers and ${size.clients} clients are in.`)
    await fillDiaries(db, size, createClock(Temporal.Now.instant()))
    return true
  })
  if (isNew) await sql`ANALYZE`.execute(db)
  return isNew
}

async function isBuilt(db: Db) {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'barber1@large.example')
    .executeTakeFirst()
  return found !== undefined
}
