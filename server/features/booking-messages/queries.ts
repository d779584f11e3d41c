import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'

// False when this message was already sent.
export async function insertSent(db: Db, announcementId: string, recipient: string) {
  const row = await db
    .insertInto('bookingMessages')
    .values({ announcementId, recipient })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recipient')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSent(db: Db, days: number) {
  await db
    .deleteFrom('bookingMessages')
    .where(sql<boolean>`sent_at < now() - make_interval(days => ${days})`)
    .execute()
}

export function findContact(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', sql<Language>`language`.as('language')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

// Account deletion sets this address (account/queries.ts).
export async function isErased(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(sql<boolean>`email = 'erased-' || id || '@erased.invalid'`)
    .executeTakeFirst()
  return row !== undefined
}
