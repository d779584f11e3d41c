import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { SmsMessages } from '#server/database/tables.ts'

export async function insertSms(db: Db, sms: Insertable<SmsMessages>) {
  const { id } = await db
    .insertInto('smsMessages')
    .values(sms)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// Sent and queued messages.
export async function countSmsOf(db: Db, bookingId: string) {
  const { count } = await db
    .selectFrom('smsMessages')
    .select(sql<number>`count(*)`.as('count'))
    .where('bookingId', '=', bookingId)
    .where('state', '<>', 'suppressed')
    .executeTakeFirstOrThrow()
  return count
}

// True when the message is no longer true; it is then suppressed.
export async function dropUntrue(db: Db, id: string) {
  const row = await db
    .updateTable('smsMessages')
    .set({ state: 'suppressed', lastError: 'no longer true' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .where(sql<boolean>`true_until IS NOT NULL
      AND coalesce(NOT still_holds(booking_id, about_start, true_until), true)`)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function countTry(db: Db, id: string, provider: string) {
  return db
    .updateTable('smsMessages')
    .set((row) => ({ attempts: row('attempts', '+', 1), provider }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning(['id', 'toPhone', 'template', 'userId', 'body', 'attempts'])
    .executeTakeFirst()
}

// A sent code may still work, so the text of a sent message is not kept.
export async function setSent(db: Db, id: string, { reference, keepsBody }: Sent) {
  await db
    .updateTable('smsMessages')
    .set({ state: 'sent', sentAt: sql`now()`, reference, lastError: null })
    .$if(!keepsBody, (update) => update.set({ body: '' }))
    .where('id', '=', id)
    .execute()
}

type Sent = { reference: string | null; keepsBody: boolean }

export async function setNotSent(db: Db, id: string, { error, state }: NotSent) {
  await db
    .updateTable('smsMessages')
    .set({ lastError: error, state })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

type NotSent = { error: string; state: 'queued' | 'failed' | 'suppressed' }

export function listSms(db: Db, limit = 100) {
  return db
    .selectFrom('smsMessages')
    .select(['id', 'toPhone', 'body', 'state', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function deleteOldSms(db: Db, days: number) {
  await db
    .deleteFrom('smsMessages')
    .where('createdAt', '<', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
}
