// Catching up, and marking as read.
import type { SeenEvent } from '#contract/bookings/message-rows.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { publish, userTopic } from '#server/features/outbox/service.ts'
import { listPresent, listSince, setSeen } from './queries.ts'

export const pageOfMessages = 100

// Everything after `seq`, oldest first, and whether there is more.
export async function readSince(db: Db, conversationId: string, seq: number) {
  const rows = await listSince(db, conversationId, seq, pageOfMessages + 1)
  return { messages: rows.slice(0, pageOfMessages), hasMore: rows.length > pageOfMessages }
}

// Up to `seq`, and never back. Both sides see it.
export function markSeen(db: Db, participantId: string, seq: number) {
  return inTransaction(db, async (db) => {
    const changed = await setSeen(db, { participantId, seq })
    if (!changed) return
    const { conversationId, readSeq } = changed
    const event: SeenEvent = { type: 'seen', conversationId, participantId, seq: readSeq }
    for (const { userId } of await listPresent(db, conversationId))
      if (userId !== null) await publish(db, userTopic(userId), event)
  })
}
