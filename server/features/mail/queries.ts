import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { Mails } from '#server/database/tables.ts'

export async function insertMail(db: Db, mail: Insertable<Mails>) {
  const { id } = await db.insertInto('mails').values(mail).returning('id').executeTakeFirstOrThrow()
  return id
}

// True when the mail's content is no longer true; it is then dropped.
export async function dropUntrue(db: Db, id: string) {
  const row = await db
    .updateTable('mails')
    .set({ state: 'dropped', html: '', body: '', calendar: null })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where(sql<boolean>`true_until IS NOT NULL
      AND coalesce(NOT still_holds(booking_id, about_start, true_until), true)`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

// Undefined when the mail is no longer queued.
export function countTry(db: Db, id: string) {
  return db
    .updateTable('mails')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning([
      'id',
      'kind',
      'toAddress',
      'replyTo',
      'subject',
      'html',
      'body',
      'calendar',
      'attempts',
    ])
    .executeTakeFirst()
}

export type WaitingMail = NonNullable<Awaited<ReturnType<typeof countTry>>>

// Links and codes of a sent mail may still work, so only its envelope is kept.
export async function setSent(db: Db, id: string) {
  await db
    .updateTable('mails')
    .set({ state: 'sent', sentAt: sql`now()`, html: '', body: '', calendar: null, lastError: null })
    .where('id', '=', id)
    .execute()
}

export async function setKept(db: Db, id: string) {
  await db
    .updateTable('mails')
    .set({ state: 'kept' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

export async function setFailed(db: Db, id: string, { error, isLast }: Failure) {
  await db
    .updateTable('mails')
    .set({ lastError: error, ...(isLast && { state: 'dead' }) })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

type Failure = { error: string; isLast: boolean }

export async function setQueued(db: Db, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0 })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function listDeadMails(db: Db, limit = 100) {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'toAddress', 'subject', 'attempts', 'lastError', 'createdAt'])
    .where('state', '=', 'dead')
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .execute()
}

export function listMails(db: Db, limit = 100) {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'toAddress', 'subject', 'state', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findMail(db: Db, id: string) {
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function deleteOldMails(db: Db, days: number) {
  await db
    .deleteFrom('mails')
    .where('createdAt', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}
