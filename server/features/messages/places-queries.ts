// Conversations and the people in them.
import { sql, type Insertable } from 'kysely'
import type { MessageSide } from '#contract/bookings/message-rows.ts'
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

// Whoever comes back has heard everything until now.
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
      has_alerts = participants.has_alerts OR excluded.has_alerts
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
