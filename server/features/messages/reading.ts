// Catching up, and marking as read.
import type { SeenEvent } from '#contract/bookings/message-rows.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { readNoticesOf } from '#server/features/notifications/service.ts'
import { publishToAll } from '#server/features/outbox/service.ts'
import { findHearers } from './alerts/hearers.ts'
import { listBefore, listSince, setSeen } from './queries.ts'

export const pageOfMessages = 100
// With an opened conversation, and each time its reader goes further back.
const newestShown = 40

// Everything after `seq`, oldest first, and whether there is more.
export async function readSince(db: Db, conversationId: string, seq: number) {
  const rows = await listSince(db, conversationId, seq, pageOfMessages + 1)
  return { messages: rows.slice(0, pageOfMessages), hasMore: rows.length > pageOfMessages }
}

// The ones just before `seq`, oldest first, and whether there are older ones.
export async function readBefore(db: Db, conversationId: string, seq: number) {
  const rows = await listBefore(db, conversationId, seq, newestShown + 1)
  return {
    messages: rows.slice(0, newestShown).toReversed(),
    hasMore: rows.length > newestShown,
  }
}

// Up to `seq`, and never back. Both sides see it.
export function markSeen(db: Db, participantId: string, seq: number) {
  return inTransaction(db, async (db) => {
    const changed = await setSeen(db, { participantId, seq })
    if (!changed) return
    const { conversationId, readSeq, userId } = changed
    if (userId !== null) await readNoticesOf(db, userId, conversationId)
    const event: SeenEvent = { type: 'seen', conversationId, participantId, seq: readSeq }
    const { topics } = await findHearers(db, conversationId)
    await publishToAll(db, topics, event)
  })
}
