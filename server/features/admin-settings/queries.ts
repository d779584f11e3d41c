// The settings row, the theme, and the history of both.
import { sql, type Insertable, type Updateable } from 'kysely'
import type { ThemeForm } from '#contract/admin/settings/theme-form.ts'
import type { Db } from '#server/database/db.ts'
import type { Settings, SettingsHistory } from '#server/database/tables.ts'

// 0 before the first change.
export async function findVersions(db: Db) {
  const rows = await db
    .selectFrom('settingsHistory')
    .select(['subject', ({ fn }) => fn.max('version').as('version')])
    .groupBy('subject')
    .execute()
  return new Map(rows.map(({ subject, version }) => [subject, version]))
}

export async function findVersion(db: Db, subject: string) {
  const row = await db
    .selectFrom('settingsHistory')
    .select('version')
    .where('subject', '=', subject)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? 0
}

// The first version may be there already: then another change came first.
export async function insertFirstVersion(db: Db, row: Insertable<SettingsHistory>) {
  await db
    .insertInto('settingsHistory')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertVersion(db: Db, row: Insertable<SettingsHistory>) {
  await db.insertInto('settingsHistory').values(row).execute()
}

export function findHistoryRow(db: Db, id: string) {
  return db
    .selectFrom('settingsHistory')
    .select(['subject', 'version', 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function listHistory(db: Db, subject: string, limit: number) {
  return db
    .selectFrom('settingsHistory as h')
    .leftJoin('profiles as p', 'p.userId', 'h.changedBy')
    .select(['h.id', 'h.version', 'h.createdAt as at', 'p.name as by', 'h.reason', 'h.content'])
    .where('h.subject', '=', subject)
    .orderBy('h.version', 'desc')
    .limit(limit)
    .execute()
}

export async function saveSettingsRow(db: Db, columns: Updateable<Settings>) {
  await db
    .insertInto('settings')
    .values(columns)
    .onConflict((conflict) =>
      conflict.column('onlyRow').doUpdateSet({ ...columns, updatedAt: sql<string>`now()` }),
    )
    .execute()
}

export function findTheme(db: Db) {
  return db
    .selectFrom('themeSettings')
    .select(['id', 'colors', 'gradients'])
    .where('isActive', '=', true)
    .executeTakeFirst()
}

export async function saveActiveTheme(db: Db, theme: ThemeForm, updatedBy: string) {
  const columns = {
    colors: JSON.stringify(theme.colors),
    gradients: JSON.stringify(theme.gradients),
    updatedBy,
  }
  const { numUpdatedRows } = await db
    .updateTable('themeSettings')
    .set({ ...columns, updatedAt: sql<string>`now()` })
    .where('isActive', '=', true)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await db
    .insertInto('themeSettings')
    .values({ ...columns, name: 'Kempt', isActive: true })
    .execute()
}

// The present name of the city that once had this name, if no other has it today.
export async function findRenamedCity(db: Db, name: string) {
  const { rows } = await sql<{ name: string }>`
    SELECT c.name FROM settings_history AS h JOIN cities AS c ON c.id::text = h.subject
    WHERE h.content ->> 'name' = ${name} AND NOT EXISTS (SELECT FROM cities WHERE name = ${name})
    ORDER BY h.created_at DESC LIMIT 1`.execute(db)
  return rows[0]?.name
}

export async function hasOpenCity(db: Db, name: string) {
  const row = await db
    .selectFrom('cities')
    .select('id')
    .where('name', '=', name)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
