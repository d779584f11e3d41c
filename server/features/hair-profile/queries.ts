import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export function findHair(db: Db, userId: string) {
  return db
    .selectFrom('hairProfiles')
    .select(['notes', 'allergies', 'photo', 'updatedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

type Change = { notes?: string; allergies?: string; photo?: string | null }

// Returns the previous photo.
export async function upsertHair(db: Db, userId: string, change: Change) {
  const row = await db
    .insertInto('hairProfiles')
    .values({ userId, ...change })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ ...change, updatedAt: sql`now()` }),
    )
    .returning(sql<string | null>`old.photo`.as('before'))
    .executeTakeFirst()
  return row?.before ?? null
}

export async function deleteHair(db: Db, userId: string) {
  const row = await db
    .deleteFrom('hairProfiles')
    .where('userId', '=', userId)
    .returning('photo')
    .executeTakeFirst()
  return row?.photo ?? null
}
