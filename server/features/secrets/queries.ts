import type { Db } from '#server/database/db.ts'

export async function findOrInsertKey(db: Db, name: string, value: Buffer) {
  await db
    .insertInto('serverKeys')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('serverKeys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
