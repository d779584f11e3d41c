// Sessions of this test file's database that wait for a lock: of a row, or of a business.
import { sql } from 'kysely'
import { db } from './world.ts'

export async function countWaiting() {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
