// The lists of conversations. Those of one client with one shop are one line, the newest of them.
import { sql } from 'kysely'
import type { ConversationKind, MessageSide } from '#contract/bookings/message-rows.ts'
import type { InboxFilter } from '#contract/bookings/messages.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

// The client's own, a business's, or those of a business in which this person has a place.
export type InboxScope =
  | { side: 'client'; userId: string }
  | { side: 'staff'; userId: string; barberId: BarberId; seesAll: boolean }

export type InboxRow = {
  id: string
  kind: ConversationKind
  title: string
  photoUrl: string | null
  isUnread: boolean
  lastAt: string
  body: string
  hasFiles: boolean
  senderUserId: string | null
  senderSide: MessageSide | null
  bookingId: string | null
  bookingNumber: string | null
  startsAt: string | null
  timeZone: string | null
  status: Status | null
}

type Asked = { filter: InboxFilter; q: string; after: string | undefined; limit: number }

// Unread ones first, then the newest. A page begins after the line of `after`, wherever it stands now.
export async function listInbox(db: Db, scope: InboxScope, { filter, q, after, limit }: Asked) {
  const { rows } = await sql<InboxRow>`
    WITH ${linesOf(scope)}, lines AS (
      SELECT mine.*, row_number() OVER (PARTITION BY who ORDER BY last_at DESC, id DESC) AS newest,
        bool_or(unread) OVER (PARTITION BY who) AS is_unread
      FROM mine
    ), page AS (
      SELECT l.*, (NOT l.is_unread, -extract(epoch FROM l.last_at), l.id) AS place FROM lines l
      WHERE newest = 1
        AND (${filter} <> 'unread' OR is_unread)
        AND ${q === '' ? sql`true` : foundBy(q, scope)}
    )
    SELECT p.id, p.kind, p.title, p.photo_url, p.is_unread, p.last_at, k.id AS booking_id,
      k.booking_number, k.starts_at, k.status, city.time_zone, m.body, m.user_id AS sender_user_id,
      m.side AS sender_side, EXISTS (SELECT FROM message_files f
        WHERE f.conversation_id = p.id AND f.seq = m.seq) AS has_files
    FROM page p
    JOIN LATERAL (SELECT m.seq, m.body, who.user_id, who.side FROM messages m
      LEFT JOIN participants who ON who.id = m.sender_id
      WHERE m.conversation_id = p.id AND m.kind IN ('text', 'broadcast')
      ORDER BY m.seq DESC LIMIT 1) m ON true
    LEFT JOIN bookings k ON k.id = p.id
    LEFT JOIN barber_profiles b ON b.user_id = k.barber_id
    LEFT JOIN cities city ON city.id = b.city_id
    WHERE ${after ? sql`p.place > (SELECT place FROM page WHERE id = ${after})` : sql`true`}
    ORDER BY p.place LIMIT ${limit}`.execute(db)
  return rows
}

// `who` is the other side: the shop for a client, the client for a shop. A guest without an address is
// somebody else each time.
function linesOf(scope: InboxScope) {
  if (scope.side === 'client')
    return sql`mine AS (
      SELECT c.id, c.kind, c.last_at, c.barber_id::text AS who, p.is_unread AS unread,
        b.shop_name AS title, coalesce(b.portfolio_photos[1], b.avatar_url) AS photo_url
      FROM participants p JOIN conversations c ON c.id = p.conversation_id
      JOIN barber_profiles b ON b.user_id = c.barber_id
      WHERE p.user_id = ${scope.userId} AND p.side = 'client' AND p.left_at IS NULL
        AND c.last_seq > 0 AND c.kind <> 'support')`
  return sql`mine AS (
    SELECT c.id, c.kind, c.last_at, coalesce(them.user_id::text, them.guest_email, c.id::text) AS who,
      coalesce(me.is_unread, c.waiting_since IS NOT NULL) AS unread,
      coalesce(profile.name, k.guest_name, them.guest_email, '') AS title,
      profile.photo_url
    FROM conversations c
    JOIN participants them ON them.conversation_id = c.id AND them.side = 'client'
    LEFT JOIN participants me ON me.conversation_id = c.id AND me.user_id = ${scope.userId}
      AND me.left_at IS NULL
    LEFT JOIN profiles profile ON profile.user_id = them.user_id
    LEFT JOIN bookings k ON k.id = c.booking_id
    WHERE c.barber_id = ${scope.barberId} AND c.last_seq > 0
      AND (${scope.seesAll} OR me.id IS NOT NULL AND k.provider_id = ${scope.userId}))`
}

// By the name, or by words of any message between the two.
function foundBy(q: string, scope: InboxScope) {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const query = words.map((word) => `${word}:*`).join(' & ')
  const within = scope.side === 'staff' ? sql`AND m.scope_id = ${scope.barberId}` : sql``
  return sql`(unaccent(title) ILIKE '%' || unaccent(${like(q)}) || '%' OR who IN (
    SELECT mine.who FROM mine JOIN messages m ON m.conversation_id = mine.id
    WHERE m.kind IN ('text', 'broadcast') ${within}
      AND to_tsvector('message_words', m.body) @@ to_tsquery('message_words', ${query})))`
}

const like = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

// One for each line.
export async function countUnreadLines(db: Db, scope: InboxScope) {
  const { rows } = await sql<{ unread: number }>`
    WITH ${linesOf(scope)} SELECT count(DISTINCT who) AS unread FROM mine WHERE unread`.execute(db)
  return rows[0]?.unread ?? 0
}
