import { sql } from 'kysely'
import type { NewView, ViewedList } from '#contract/admin/lists/saved-views.ts'
import type { Db } from '#server/database/db.ts'

// Own ones first, then those of everyone.
export function listViews(db: Db, list: ViewedList, userId: string) {
  return views(db)
    .where('v.list', '=', list)
    .where(isSeenBy(userId))
    .orderBy(sql`v.owner_id IS NULL`)
    .orderBy('v.position')
    .orderBy('v.id')
    .execute()
}

export function lockView(db: Db, id: string, userId: string) {
  return views(db).where('v.id', '=', id).where(isSeenBy(userId)).forUpdate('v').executeTakeFirst()
}
export type ViewRow = NonNullable<Awaited<ReturnType<typeof lockView>>>

const isSeenBy = (userId: string) => sql<boolean>`(v.owner_id IS NULL OR v.owner_id = ${userId})`

function views(db: Db) {
  return db
    .selectFrom('savedViews as v')
    .innerJoin('profiles as p', 'p.userId', 'v.createdBy')
    .select(['v.id', 'v.name', 'v.query', 'v.createdBy', 'p.name as by'])
    .select([sql<ViewedList>`v.list`.as('list'), sql<boolean>`v.owner_id IS NULL`.as('isShared')])
}

export async function countViews(db: Db, userId: string) {
  const { count } = await db
    .selectFrom('savedViews')
    .select(sql<number>`count(*)`.as('count'))
    .where('createdBy', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

const end = (list: ViewedList) =>
  sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM saved_views WHERE list = ${list})`

export async function insertView(db: Db, { isShared, ...view }: NewView, userId: string) {
  const row = { ...view, ownerId: isShared ? null : userId, createdBy: userId }
  return db
    .insertInto('savedViews')
    .values({ ...row, position: end(view.list) })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function updateView(db: Db, { id, list, ...row }: Update) {
  const isMoved = row.wasShared !== row.isShared
  await db
    .updateTable('savedViews')
    .set({ name: row.name, ownerId: row.isShared ? null : row.createdBy })
    .$if(isMoved, (view) => view.set({ position: end(list) }))
    .where('id', '=', id)
    .execute()
}

type Update = Pick<ViewRow, 'id' | 'list' | 'name' | 'createdBy' | 'isShared'> & {
  wasShared: boolean
}

export async function setFirst(db: Db, id: string, list: ViewedList) {
  await db
    .updateTable('savedViews')
    .set({
      position: sql`(SELECT min(position) - 1 FROM saved_views WHERE list = ${list})`,
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteView(db: Db, id: string) {
  await db.deleteFrom('savedViews').where('id', '=', id).execute()
}

export async function deleteOwn(db: Db, userId: string) {
  await db.deleteFrom('savedViews').where('ownerId', '=', userId).execute()
}
