import { sql } from 'kysely'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { Memory } from './store.ts'
import type { Thing } from './things.ts'

const turnLock = 7_215_090

// A memory that survives restarts and is shared by all servers of the demo city.
export function rememberInDatabase(db: Db): Memory {
  return {
    inTurn: (work) =>
      inTransaction(db, async (db) => {
        await sql`SELECT pg_advisory_xact_lock(${turnLock})`.execute(db)
        return work({
          async find(id) {
            const { rows } = await sql<{ data: Thing }>`
              SELECT data FROM demo_provider WHERE id = ${id}`.execute(db)
            return rows[0]?.data
          },
          async list(object) {
            const { rows } = await sql<{ data: Thing }>`
              SELECT data FROM demo_provider WHERE object = ${object}
              ORDER BY number DESC`.execute(db)
            return rows.map(({ data }) => data)
          },
          async save(thing) {
            await sql`
              INSERT INTO demo_provider (id, object, data)
              VALUES (${thing.id}, ${thing.object}, ${JSON.stringify(thing)})
              ON CONFLICT (id) DO UPDATE SET data = EXCLUDED.data`.execute(db)
          },
        })
      }),
  }
}
