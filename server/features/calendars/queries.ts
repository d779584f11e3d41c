import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'

// Inactive accounts have no calendar.
export function findOwner(db: Db, userId: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.calendarVersion as version', sql<Language>`u.language`.as('language')])
    .where('p.userId', '=', userId)
    .where('p.isActive', '=', true)
    .executeTakeFirst()
}

export function raiseVersion(db: Db, userId: string) {
  return db
    .updateTable('profiles')
    .set((eb) => ({ calendarVersion: eb('calendarVersion', '+', 1) }))
    .where('userId', '=', userId)
    .returning('calendarVersion as version')
    .executeTakeFirst()
}
