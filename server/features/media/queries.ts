import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

export async function countMediaOf(db: Db, userId: string) {
  const { total } = await db
    .selectFrom('media')
    .select(sql<number>`count(*)`.as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return total
}

export async function insertMedia(db: Db, row: { userId: string; url: string; bytes: number }) {
  await db.insertInto('media').values(row).execute()
}
