// The rows of conversations: places, messages, reading.
import { sql } from 'kysely'
import type { Message, MessageFile, MessageSide } from '#contract/bookings/message-rows.ts'
import type { Db } from '#server/database/db.ts'

const files = sql<MessageFile[]>`coalesce((
  SELECT json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height) ORDER BY f.id)
  FROM message_files f WHERE f.conversation_id = m.conversation_id AND f.seq = m.seq), '[]')`

function messageRows(db: Db, conversationId: string) {
  return db
    .selectFrom('messages as m')
    .select([
      'm.seq',
      'm.clientId',
      'm.senderId',
      'm.kind',
      'm.targetSeq',
      'm.body',
      files.as('files'),
      'm.createdAt',
    ])
    .where('m.conversationId', '=', conversationId)
}

// Everything after `seq`, oldest first.
export function listSince(db: Db, conversationId: string, seq: number, limit: number) {
  return messageRows(db, conversationId)
    .where('m.seq', '>', seq)
    .orderBy('m.seq')
    .limit(limit)
    .execute()
}

// The newest before `seq`, newest first.
export function listBefore(db: Db, conversationId: string, seq: number, limit: number) {
  return messageRows(db, conversationId)
    .where('m.seq', '<', seq)
    .orderBy('m.seq', 'desc')
    .limit(limit)
    .execute()
}

export function findByClientId(db: Db, conversationId: string, clientId: string) {
  return messageRows(db, conversationId).where('m.clientId', '=', clientId).executeTakeFirst()
}

export function findMessage(db: Db, conversationId: string, seq: number) {
  return messageRows(db, conversationId).where('m.seq', '=', seq).executeTakeFirst()
}

export type LockedPlace = {
  state: 'open' | 'closed' | 'blocked'
  lastSeq: number
  scopeId: string
  side: MessageSide
  leftAt: string | null
  burst: number
}

// Locks the conversation and the writer's place until the transaction ends. Alone: a statement that
// waits for a lock goes on with the snapshot from before the wait for everything it does not lock.
export async function lockPlace(db: Db, conversationId: string, participantId: string) {
  const { rows } = await sql<LockedPlace>`
    SELECT c.state, c.last_seq, coalesce(c.barber_id, ${supportScope}::uuid) AS scope_id, p.side, p.left_at,
      CASE WHEN p.burst_at > now() - interval '1 minute' THEN p.burst ELSE 0 END AS burst
    FROM conversations c JOIN participants p ON p.conversation_id = c.id
    WHERE c.id = ${conversationId} AND p.id = ${participantId}
    FOR UPDATE OF c, p`.execute(db)
  return rows[0]
}

export const supportScope = '00000000-0000-0000-0000-000000000000'

export async function lockConversation(db: Db, conversationId: string) {
  const { rows } = await sql<Pick<LockedPlace, 'state' | 'lastSeq' | 'scopeId'>>`
    SELECT state, last_seq, coalesce(barber_id, ${supportScope}::uuid) AS scope_id
    FROM conversations WHERE id = ${conversationId} FOR UPDATE`.execute(db)
  return rows[0]
}

export type NewMessage = {
  conversationId: string
  scopeId: string
  clientId: string
  senderId: string | null
  kind: Message['kind']
  targetSeq: number | null
  body: string
  via: 'app' | 'mail'
  // Begins or ends the time that the client side waits for an answer; null changes nothing.
  side: MessageSide | null
}

// Under the lock of the conversation, so that the order of seqs is the order of commits.
export async function appendMessage(db: Db, message: NewMessage) {
  const { conversationId, clientId, senderId, kind, targetSeq, body, via, scopeId, side } = message
  const { rows } = await sql<{ seq: number; createdAt: string }>`
    WITH conversation AS (
      UPDATE conversations SET last_seq = last_seq + 1,
        last_at = CASE WHEN ${kind}::text IN ('text', 'broadcast') THEN now() ELSE last_at END,
        waiting_since = CASE ${side}::text WHEN 'client' THEN coalesce(waiting_since, now())
          WHEN 'staff' THEN NULL WHEN 'support' THEN NULL ELSE waiting_since END
      WHERE id = ${conversationId} RETURNING last_seq
    )
    INSERT INTO messages
      (conversation_id, seq, client_id, sender_id, kind, target_seq, body, via, scope_id)
    SELECT ${conversationId}::uuid, last_seq, ${clientId}::uuid, ${senderId}::uuid, ${kind}::text,
      ${targetSeq}::int, ${body}::text, ${via}::text, ${scopeId}::uuid
    FROM conversation RETURNING seq, created_at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The conversation is gone under its lock.')
  return row
}

export async function countBurst(db: Db, participantId: string, burst: number) {
  await sql`UPDATE participants SET burst = ${burst + 1}::int, last_at = now(),
      burst_at = CASE WHEN ${burst}::int = 0 THEN now() ELSE burst_at END
    WHERE id = ${participantId}`.execute(db)
}

type Hearing = { conversationId: string; senderId: string | null; seq: number }

// Everyone else hears of it; their mail is due in three minutes, and 15 minutes after the last one.
export async function markHeard(db: Db, { conversationId, senderId, seq }: Hearing) {
  await sql`UPDATE participants SET heard_seq = ${seq}::int, last_at = now(),
      mail_due_at = CASE WHEN has_alerts THEN coalesce(mail_due_at,
        greatest(now() + interval '3 minutes', mailed_at + interval '15 minutes')) END
    WHERE conversation_id = ${conversationId} AND id IS DISTINCT FROM ${senderId}::uuid
      AND left_at IS NULL`.execute(db)
}

// The browsers of a guest: the one that booked, and those that opened the link of a mail.
export async function listDevices(db: Db, bookingId: string) {
  const { rows } = await sql<{ hash: Buffer }>`
    SELECT guest_device_hash AS hash FROM bookings
    WHERE id = ${bookingId} AND client_id IS NULL AND guest_device_hash IS NOT NULL
    UNION SELECT device_hash FROM booking_devices
    WHERE booking_id = ${bookingId} AND valid_until > now()`.execute(db)
  return rows.map(({ hash }) => hash)
}

type Seen = { participantId: string; seq: number }

// Calls the mail off in the same statement, so that none is sent about what has been read. Returns
// nothing when nothing changed.
export async function setSeen(db: Db, { participantId, seq }: Seen) {
  const { rows } = await sql<{ conversationId: string; readSeq: number; userId: string | null }>`
    UPDATE participants SET read_seq = greatest(read_seq, least(${seq}::int, heard_seq)),
      mail_due_at = CASE WHEN ${seq}::int >= heard_seq THEN NULL ELSE mail_due_at END
    WHERE id = ${participantId} AND read_seq < least(${seq}::int, heard_seq)
    RETURNING conversation_id, read_seq, user_id`.execute(db)
  return rows[0]
}

// The text and its pictures go, the row stays. Returns the names of the files.
export async function emptyMessage(db: Db, conversationId: string, seq: number) {
  await db
    .updateTable('messages')
    .set({ body: '' })
    .where('conversationId', '=', conversationId)
    .where('seq', '=', seq)
    .execute()
  const gone = await db
    .deleteFrom('messageFiles')
    .where('conversationId', '=', conversationId)
    .where('seq', '=', seq)
    .returning('file')
    .execute()
  return gone.map(({ file }) => file)
}

type Attached = { conversationId: string; participantId: string; ids: string[] }

// The files among `ids` that wait for a message of this writer.
export function lockWaitingFiles(db: Db, { conversationId, participantId, ids }: Attached) {
  return db
    .selectFrom('messageFiles')
    .select(['id', 'width', 'height'])
    .where('id', 'in', ids)
    .where('conversationId', '=', conversationId)
    .where('participantId', '=', participantId)
    .where('seq', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function attachFiles(db: Db, ids: string[], seq: number) {
  await db.updateTable('messageFiles').set({ seq }).where('id', 'in', ids).execute()
}
