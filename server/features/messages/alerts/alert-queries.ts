import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import { stillMay } from './rights-queries.ts'

// Locks the place, if its person has alerts and has not read this far.
export async function lockUnread(db: Db, participantId: string, seq: number) {
  const { rows } = await sql`
    SELECT FROM participants p JOIN conversations c ON c.id = p.conversation_id
    LEFT JOIN bookings k ON k.id = c.booking_id
    WHERE p.id = ${participantId} AND p.has_alerts AND p.read_seq < ${seq} AND ${stillMay}
    FOR UPDATE OF p`.execute(db)
  return rows.length > 0
}

export type DueMail = {
  participantId: string
  conversationId: string
  userId: string | null
  guestEmail: string | null
  // False for staff who have lost the right meanwhile.
  may: boolean
  after: number
  upTo: number
}

// One mail for all that is unread. Each place is taken by one worker.
export async function takeDueMails(db: Db, limit: number) {
  const { rows } = await sql<DueMail>`
    WITH due AS (
      SELECT id, greatest(read_seq, mailed_seq) AS after FROM participants
      WHERE mail_due_at <= now() ORDER BY mail_due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE participants p SET mail_due_at = NULL, mailed_at = now(), mailed_seq = heard_seq
    FROM due, conversations c LEFT JOIN bookings k ON k.id = c.booking_id
    WHERE p.id = due.id AND c.id = p.conversation_id
    RETURNING p.id AS participant_id, ${stillMay} AS may, p.conversation_id, p.user_id, p.guest_email, after,
      heard_seq AS up_to`.execute(db)
  return rows
}

type Span = Pick<DueMail, 'participantId' | 'conversationId' | 'after' | 'upTo'>

// What others wrote and has not been mailed, without what was removed.
export async function listUnmailed(db: Db, span: Span, limit: number) {
  const { rows } = await sql<{ name: string; body: string }>`
    SELECT coalesce(who.name, k.guest_name, 'Kempt') AS name, m.body
    FROM messages m
    LEFT JOIN participants p ON p.id = m.sender_id
    LEFT JOIN profiles who ON who.user_id = p.user_id
    LEFT JOIN bookings k ON k.id = m.conversation_id
    WHERE m.conversation_id = ${span.conversationId} AND m.seq > ${span.after}
      AND m.seq <= ${span.upTo} AND m.sender_id IS DISTINCT FROM ${span.participantId}::uuid
      AND m.kind IN ('text', 'broadcast') AND (m.body <> '' OR EXISTS (SELECT FROM message_files f
        WHERE f.conversation_id = m.conversation_id AND f.seq = m.seq))
    ORDER BY m.seq LIMIT ${limit}`.execute(db)
  return rows
}
