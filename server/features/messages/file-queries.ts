import { sql, type Insertable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { MessageFiles } from '#server/database/tables.ts'

type Key = { id: string; conversationId: string }

// Also one that waits for its message, which its writer sees in the composer.
export function findFile(db: Db, { id, conversationId }: Key) {
  return db
    .selectFrom('messageFiles')
    .select('file')
    .where('id', '=', id)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst()
}

export async function lockParticipant(db: Db, id: string) {
  await db.selectFrom('participants').select('id').where('id', '=', id).forUpdate().execute()
}

export async function countWaiting(db: Db, participantId: string) {
  const { waiting } = await db
    .selectFrom('messageFiles')
    .select(sql<number>`count(*)`.as('waiting'))
    .where('participantId', '=', participantId)
    .where('seq', 'is', null)
    .executeTakeFirstOrThrow()
  return waiting
}

export function insertFile(db: Db, row: Insertable<MessageFiles>) {
  return db
    .insertInto('messageFiles')
    .values(row)
    .returning(['id', 'width', 'height'])
    .executeTakeFirstOrThrow()
}

// Pictures whose message was never sent. Returns the names of their files.
export async function deleteWaiting(db: Db, minutes: number) {
  const gone = await db
    .deleteFrom('messageFiles')
    .where('seq', 'is', null)
    .where(sql<boolean>`created_at < now() - make_interval(mins => ${minutes})`)
    .returning('file')
    .execute()
  return gone.map(({ file }) => file)
}
