// A booking that is there, or NOT_FOUND.
import { fail } from '#contract/errors.ts'
import type { Db } from '#server/db.ts'
import { findBooking, lockBooking } from './queries.ts'

export async function requireBooking(db: Db, id: string) {
  return (await findBooking(db, id)) ?? fail('NOT_FOUND')
}

export async function requireLockedBooking(db: Db, id: string) {
  return (await lockBooking(db, id)) ?? fail('NOT_FOUND')
}
