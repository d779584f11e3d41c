// What was said in requests.
import { sql } from 'kysely'
import type { TicketBooking, TicketMessage } from '#contract/accounts/tickets.ts'
import type { TicketSide } from '#contract/accounts/ticket-words.ts'
import type { Db } from '#server/database/db.ts'
import { erased } from '#server/database/erased.ts'

type Said = Omit<TicketMessage, 'author'> & { name: string; isErased: boolean }

const side = sql<TicketSide>`CASE WHEN m.sender_id IS NULL THEN 'system'
  WHEN p.side = 'client' THEN 'client' ELSE 'support' END`

const most = 1000

// Oldest first.
export async function listSaid(db: Db, conversationId: string) {
  const { rows } = await sql<Said>`
    SELECT m.seq, m.client_id, m.kind, m.target_seq, m.body, ${side} AS "from",
      coalesce(who.name, '') AS name, m.created_at,
      coalesce(who.deactivation_reason = ${erased}, false) AS is_erased,
      coalesce((SELECT array_agg(f.file ORDER BY f.file) FROM ticket_files f
        WHERE f.conversation_id = m.conversation_id AND f.seq = m.seq), '{}') AS files
    FROM messages m
      LEFT JOIN participants p ON p.id = m.sender_id
      LEFT JOIN profiles who ON who.user_id = p.user_id
    WHERE m.conversation_id = ${conversationId}
    ORDER BY m.seq LIMIT ${most}`.execute(db)
  return rows
}

type Last = { conversationId: string; body: string; from: TicketSide; at: string }

export async function listLast(db: Db, conversationIds: string[]) {
  if (conversationIds.length === 0) return []
  const { rows } = await sql<Last>`
    SELECT c.id AS conversation_id, m.body, m.created_at AS at, ${side} AS "from"
    FROM unnest(${conversationIds}::uuid[]) AS c(id), LATERAL (
      SELECT * FROM messages WHERE conversation_id = c.id AND kind IN ('text', 'broadcast')
      ORDER BY seq DESC LIMIT 1
    ) m LEFT JOIN participants p ON p.id = m.sender_id`.execute(db)
  return rows
}

// Up to where the people of support have read.
export async function findReadBySupport(db: Db, conversationId: string) {
  const { seq } = await db
    .selectFrom('participants')
    .select(sql<number>`coalesce(max(read_seq), 0)`.as('seq'))
    .where('conversationId', '=', conversationId)
    .where('side', '=', 'support')
    .executeTakeFirstOrThrow()
  return seq
}

export async function insertFiles(
  db: Db,
  files: readonly string[],
  message: { conversationId: string; seq: number },
) {
  if (files.length === 0) return []
  const kept = await db
    .insertInto('ticketFiles')
    .values(files.map((file) => ({ file, ...message })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('file')
    .execute()
  return kept.map(({ file }) => file)
}

export function findFile(db: Db, conversationId: string, file: string) {
  return db
    .selectFrom('ticketFiles')
    .select('file')
    .where('conversationId', '=', conversationId)
    .where('file', '=', file)
    .executeTakeFirst()
}

export async function listFilesAmong(db: Db, names: string[]) {
  if (names.length === 0) return []
  const rows = await db
    .selectFrom('ticketFiles')
    .select('file')
    .where('file', 'in', names)
    .execute()
  return rows.map(({ file }) => file)
}

export async function findNameOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('profiles')
    .select('name')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.name ?? ''
}

function bookingRows(db: Db) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .innerJoin('cities as city', 'city.id', 'b.cityId')
    .select([
      'k.id',
      'k.bookingNumber as number',
      'b.shopName',
      'k.startsAt',
      'city.timeZone',
      sql<boolean>`(k.starts_at AT TIME ZONE city.time_zone)::date
        = (now() AT TIME ZONE city.time_zone)::date`.as('isToday'),
    ])
}

export async function findBooking(db: Db, id: string): Promise<TicketBooking | undefined> {
  return bookingRows(db).where('k.id', '=', id).executeTakeFirst()
}

// The bookings of a client that one may write about, the nearest first.
export function listBookingsOf(db: Db, clientId: string, limit: number) {
  return bookingRows(db)
    .where('k.clientId', '=', clientId)
    .where('k.status', 'not in', ['held', 'expired'])
    .where('k.startsAt', '>', sql<string>`now() - interval '60 days'`)
    .orderBy(sql`abs(extract(epoch FROM k.starts_at - now()))`)
    .limit(limit)
    .execute()
}

export function findBookingOf(db: Db, clientId: string, id: string) {
  return bookingRows(db)
    .where('k.clientId', '=', clientId)
    .where('k.id', '=', id)
    .executeTakeFirst()
}
