import type { Db } from '#server/database/db.ts'

// Written only when it is missing: reading must work where nothing may be written.
export async function findOrInsertKey(db: Db, name: string, value: Buffer) {
  const known = await findKey(db, name)
  if (known) return known.value
  await db
    .insertInto('serverKeys')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findKey(db, name))!.value
}

function findKey(db: Db, name: string) {
  return db.selectFrom('serverKeys').select('value').where('name', '=', name).executeTakeFirst()
}
