import type { Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { SupportMacros } from '#server/database/tables.ts'

const columns = ['id', 'name', 'bodyEn', 'bodyEs', 'state', 'priority', 'createdBy'] as const

export function listMacros(db: Db) {
  return db.selectFrom('supportMacros').select(columns).orderBy('name').execute()
}

export function findMacro(db: Db, id: string) {
  return db.selectFrom('supportMacros').select(columns).where('id', '=', id).executeTakeFirst()
}

export async function isNameTaken(db: Db, id: string, name: string) {
  const row = await db
    .selectFrom('supportMacros')
    .select('id')
    .where('name', '=', name)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertMacro(db: Db, row: Insertable<SupportMacros>) {
  await db
    .insertInto('supportMacros')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteMacro(db: Db, id: string) {
  await db.deleteFrom('supportMacros').where('id', '=', id).execute()
}
