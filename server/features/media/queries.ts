import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export async function countMediaOf(db: Db, userId: string) {
  const { total } = await db
    .selectFrom('media')
    .select(sql<number>`count(*)`.as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

export function listMediaOf(db: Db, userId: string) {
  return db.selectFrom('media').select('url').distinct().where('userId', '=', userId).execute()
}

export async function insertMedia(db: Db, row: { userId: string; url: string; bytes: number }) {
  await db.insertInto('media').values(row).execute()
}

// Deletes one row, because the owner may use the same picture twice.
export async function deleteMedia(db: Db, userId: string, url: string) {
  await db
    .deleteFrom('media')
    .where('id', '=', (eb) =>
      eb
        .selectFrom('media')
        .select('id')
        .where('userId', '=', userId)
        .where('url', '=', url)
        .orderBy('id')
        .limit(1),
    )
    .execute()
}

export async function isMediaUsed(db: Db, url: string) {
  const row = await db.selectFrom('media').select('id').where('url', '=', url).executeTakeFirst()
  return row !== undefined
}
