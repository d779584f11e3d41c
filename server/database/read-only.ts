import pg from 'pg'
import { fail } from '#contract/errors.ts'
import type { Db } from './db.ts'

const refusedWrite = '25006'

// Reads in a transaction in which PostgreSQL itself refuses to write.
export async function readOnly<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  let cause: unknown
  const reading = db.transaction().setAccessMode('read only')
  try {
    return await reading.execute(async (db) => {
      try {
        return await work(db)
      } catch (error) {
        cause = error
        throw error
      }
    })
  } catch (error) {
    // The connection is closed after a refused write, so taking it back fails, too.
    const first = cause ?? error
    if (first instanceof pg.DatabaseError && first.code === refusedWrite) return fail('VIEW_ONLY')
    throw first
  }
}
