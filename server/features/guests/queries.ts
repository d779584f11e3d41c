import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { BookingLinks, GuestCodes } from '#server/database/tables.ts'

const now = sql<string>`now()`

type NewCode = Omit<Insertable<GuestCodes>, 'expiresAt'>

// Expiry uses the database's clock, which all servers share.
export async function insertGuestCode(db: Db, row: NewCode, minutes: number) {
  const expiresAt = sql<string>`now() + make_interval(mins => ${minutes})`
  await db
    .insertInto('guestCodes')
    .values({ ...row, expiresAt })
    .execute()
}

export function lockNewestGuestCode(db: Db, deviceHash: Buffer, email: string) {
  return db
    .selectFrom('guestCodes')
    .select(['id', 'codeHash', 'tries', sql<boolean>`expires_at <= now()`.as('isExpired')])
    .where('deviceHash', '=', deviceHash)
    .where('email', '=', email)
    .where('usedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

export async function countGuestTry(db: Db, id: string) {
  await db
    .updateTable('guestCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function setGuestCodeUsed(db: Db, id: string) {
  await db.updateTable('guestCodes').set({ usedAt: now }).where('id', '=', id).execute()
}

type Known = { deviceHash: Buffer; email: string; days: number }

export async function upsertGuestDevice(db: Db, { days, ...row }: Known) {
  const verifiedUntil = sql<string>`now() + make_interval(days => ${days})`
  await db
    .insertInto('guestDevices')
    .values({ ...row, verifiedUntil })
    .onConflict((conflict) =>
      conflict.columns(['deviceHash', 'email']).doUpdateSet({ verifiedUntil }),
    )
    .execute()
}

export async function hasGuestDevice(db: Db, deviceHash: Buffer, email: string) {
  const row = await db
    .selectFrom('guestDevices')
    .select('email')
    .where('deviceHash', '=', deviceHash)
    .where('email', '=', email)
    .where('verifiedUntil', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertLink(db: Db, row: Insertable<BookingLinks>) {
  await db.insertInto('bookingLinks').values(row).execute()
}

export async function findLinkedBooking(
  db: Db,
  tokenHash: Buffer,
  purpose: BookingLinks['purpose'],
) {
  return db
    .selectFrom('bookingLinks')
    .select(['bookingId', sql<boolean>`expires_at > now()`.as('isValid')])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

// A guest's places in conversations become the account's. What they wrote stays theirs.
export async function setUserOfPlaces(db: Db, userId: string, email: string) {
  await sql`UPDATE participants p SET user_id = ${userId}
    WHERE guest_email = ${email} AND user_id IS NULL AND NOT EXISTS (SELECT FROM participants
      WHERE conversation_id = p.conversation_id AND user_id = ${userId})`.execute(db)
}

// Moves a guest's waitlist entries to their account.
export async function setClientOfEntries(db: Db, clientId: string, email: string) {
  await db
    .updateTable('waitlistEntries')
    .set({ clientId })
    .where('guestEmail', '=', email)
    .where('clientId', 'is', null)
    .execute()
}

// Requests to support that were made with this address.
export async function setRequesterOfTickets(db: Db, userId: string, email: string) {
  await sql`
    WITH theirs AS (
      UPDATE support_tickets SET user_id = ${userId}, is_proved = true
      WHERE user_id IS NULL AND email = ${email} RETURNING conversation_id
    )
    UPDATE participants SET user_id = ${userId}, guest_email = NULL
    FROM theirs WHERE participants.conversation_id = theirs.conversation_id
      AND participants.side = 'client'`.execute(db)
}
