import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { Db } from './db.ts'

const mostWaitMs = 500

// Runs an action and takes it back, so that the numbers in a confirmation come from the code that
// acts. Complete, because everything sent after a commit goes through the outbox.
export async function dryRun<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  const attempt = await db.startTransaction().execute()
  try {
    await sql`SELECT set_config('lock_timeout', ${`${mostWaitMs}ms`}, true)`.execute(attempt)
    return await work(attempt)
  } finally {
    await attempt.rollback().execute()
  }
}

// For the action itself, inside its transaction: it is done only with the numbers that were
// confirmed.
export async function asAgreed<T>(agreed: T | undefined, work: () => Promise<T>): Promise<T> {
  const done = await work()
  if (agreed !== undefined && !isDeepStrictEqual(agreed, done)) fail('NUMBERS_CHANGED')
  return done
}
