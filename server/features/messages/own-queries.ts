// What one person wrote and takes part in.
import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export async function listConversationsOf(db: Db, userId: string) {
  const { rows } = await sql<{ conversationId: string; kind: string; messages: object[] }>`
    SELECT c.id AS conversation_id, c.kind,
      (SELECT json_agg(json_build_object('at', m.created_at, 'by', coalesce(who.name, ''),
          'isMine', coalesce(p.user_id = ${userId}, false), 'text', m.body) ORDER BY m.seq)
        FROM messages m LEFT JOIN participants p ON p.id = m.sender_id
        LEFT JOIN profiles who ON who.user_id = p.user_id
        WHERE m.conversation_id = c.id AND m.kind <> 'removal') AS messages
    FROM participants mine JOIN conversations c ON c.id = mine.conversation_id
    WHERE mine.user_id = ${userId} AND mine.left_at IS NULL AND c.last_seq > 0
    ORDER BY c.id`.execute(db)
  return rows
}

const placesOf = (userId: string) => sql`(SELECT id FROM participants WHERE user_id = ${userId})`

export async function listFilesOf(db: Db, userId: string) {
  const { rows } = await sql<{ file: string }>`SELECT file FROM message_files
    WHERE participant_id IN ${placesOf(userId)} AND seq IS NOT NULL`.execute(db)
  return rows.map(({ file }) => file)
}

export async function eraseBodiesOf(db: Db, userId: string) {
  await sql`UPDATE messages SET body = '' WHERE sender_id IN ${placesOf(userId)}`.execute(db)
  await sql`UPDATE participants SET guest_email = NULL, mail_due_at = NULL, left_at = now()
    WHERE user_id = ${userId}`.execute(db)
}

export async function eraseFilesOf(db: Db, userId: string) {
  const { rows } = await sql<{ file: string }>`DELETE FROM message_files
    WHERE participant_id IN ${placesOf(userId)} RETURNING file`.execute(db)
  return rows.map(({ file }) => file)
}
