// Conversations and the people in them.
import { sql, type Insertable } from 'kysely'
import type { MessageSide } from '#contract/bookings/message-rows.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { Conversations, Participants } from '#server/database/tables.ts'

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>

export function findConversation(db: Db, id: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'kind', 'barberId', 'bookingId', 'state', 'lastSeq', 'lastAt', 'waitingSince'])
    .where('id', '=', id)
    .executeTakeFirst()
}

// Nothing if it is there already: two people may write the first message at once.
export async function insertConversation(db: Db, row: Insertable<Conversations>) {
  const inserted = await db
    .insertInto('conversations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export type NewPlace = Pick<Insertable<Participants>, 'userId' | 'guestEmail' | 'hasAlerts'> & {
  conversationId: string
  side: MessageSide
}

// A place that is there already stays as it is.
export async function insertPlaces(db: Db, places: NewPlace[]) {
  await db
    .insertInto('participants')
    .values(places)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Mine = { conversationId: string; userId: string }

// Those who come back have heard everything until now. The first message of someone brings alerts;
// those who turned them off later keep them off.
export async function upsertPlace(
  db: Db,
  { conversationId, userId, side, hasAlerts }: NewPlace & Mine,
) {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO participants (conversation_id, side, user_id, heard_seq, has_alerts)
    SELECT id, ${side}::text, ${userId}::uuid, last_seq, ${hasAlerts ?? true}::boolean
    FROM conversations WHERE id = ${conversationId}
    ON CONFLICT (conversation_id, user_id) DO UPDATE SET left_at = NULL,
      heard_seq = CASE WHEN participants.left_at IS NULL THEN participants.heard_seq
        ELSE excluded.heard_seq END,
      has_alerts = participants.has_alerts OR excluded.has_alerts AND NOT EXISTS (
        SELECT FROM messages WHERE conversation_id = participants.conversation_id
          AND sender_id = participants.id)
    RETURNING id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A place without a conversation.')
  return row.id
}

export async function findPlaceOf(db: Db, { conversationId, userId }: Mine) {
  return db
    .selectFrom('participants')
    .select(['id', 'leftAt', 'readSeq', 'hasAlerts'])
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}

// Bookings, questions and tickets have one client each.
export function findClientPlace(db: Db, conversationId: string) {
  return db
    .selectFrom('participants')
    .select(['id', 'leftAt', 'userId', 'guestEmail', 'readSeq', 'hasAlerts'])
    .where('conversationId', '=', conversationId)
    .where('side', '=', 'client')
    .executeTakeFirst()
}

export type Person = Awaited<ReturnType<typeof listPeople>>[number]

// Everyone who is or was in it, with the name they go by. A guest's is that of the booking.
export function listPeople(db: Db, conversationId: string) {
  return db
    .selectFrom('participants as p')
    .leftJoin('profiles as who', 'who.userId', 'p.userId')
    .leftJoin('bookings as k', 'k.id', 'p.conversationId')
    .select([
      'p.id',
      'p.userId',
      'p.side',
      sql<string>`coalesce(who.name, k.guest_name, '')`.as('name'),
      'who.photoUrl',
      'p.readSeq',
      'p.leftAt',
    ])
    .where('p.conversationId', '=', conversationId)
    .orderBy('p.createdAt')
    .orderBy('p.id')
    .execute()
}

export async function countUnread(db: Db, userId: string) {
  const { unread } = await db
    .selectFrom('participants')
    .select(sql<number>`count(*)`.as('unread'))
    .where('userId', '=', userId)
    .where('isUnread', '=', true)
    .where('leftAt', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

export function findShop(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberProfiles')
    .select([
      'shopName as title',
      sql<string | null>`coalesce(portfolio_photos[1], avatar_url)`.as('photoUrl'),
      'id as profileId',
    ])
    .where('userId', '=', barberId)
    .executeTakeFirst()
}

type Device = { bookingId: string; deviceHash: Buffer }

export async function upsertDevice(db: Db, { days, ...row }: Device & { days: number }) {
  const validUntil = sql<string>`now() + make_interval(days => ${days})`
  await db
    .insertInto('bookingDevices')
    .values({ ...row, validUntil })
    .onConflict((conflict) =>
      conflict.columns(['bookingId', 'deviceHash']).doUpdateSet({ validUntil }),
    )
    .execute()
}

export async function hasDevice(db: Db, { bookingId, deviceHash }: Device) {
  const row = await db
    .selectFrom('bookingDevices')
    .select('bookingId')
    .where('bookingId', '=', bookingId)
    .where('deviceHash', '=', deviceHash)
    .where('validUntil', '>', sql<string>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

export async function setAlerts(db: Db, participantId: string, hasAlerts: boolean) {
  await db
    .updateTable('participants')
    .set({ hasAlerts })
    .$if(!hasAlerts, (query) => query.set({ mailDueAt: null }))
    .where('id', '=', participantId)
    .execute()
}
