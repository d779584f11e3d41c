import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

const now = sql<string>`now()`

function waiting(db: Db) {
  return db.selectFrom('erasures').where('takenBackAt', 'is', null).where('erasedAt', 'is', null)
}

export function findErasure(db: Db, userId: string) {
  return waiting(db)
    .innerJoin('profiles as p', 'p.userId', 'erasures.requestedBy')
    .select(['dueAt', 'reason', 'isOwnWish', 'p.name as requestedBy'])
    .where('erasures.userId', '=', userId)
    .executeTakeFirst()
}

type NewErasure = {
  userId: string
  requestedBy: string
  reason: string
  isOwnWish: boolean
  days: number
}

export function insertErasure(db: Db, { days, ...row }: NewErasure) {
  return db
    .insertInto('erasures')
    .values({ ...row, dueAt: sql<string>`now() + make_interval(days => ${days})` })
    .returning(['dueAt', sql<string>`(SELECT time_zone_of_person(user_id))`.as('timeZone')])
    .executeTakeFirstOrThrow()
}

export function lockErasure(db: Db, userId: string) {
  return waiting(db)
    .select(['id', 'dueAt', 'isOwnWish'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setTakenBack(db: Db, id: string) {
  await db.updateTable('erasures').set({ takenBackAt: now }).where('id', '=', id).execute()
}

export function listDue(db: Db) {
  return waiting(db).select('id').where('dueAt', '<=', now).orderBy('dueAt').execute()
}

// Whoever takes it back at the same moment comes before or after.
export function lockDue(db: Db, id: string) {
  return waiting(db)
    .select(['userId', 'requestedBy', 'reason', 'dueAt', 'isOwnWish'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setErased(db: Db, id: string) {
  await db.updateTable('erasures').set({ erasedAt: now }).where('id', '=', id).execute()
}
