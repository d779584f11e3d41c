import type { UserEvent } from '#contract/live.ts'
import type { Db } from '#server/database/db.ts'
import { publish, type PersonalTopic } from '#server/features/outbox/service.ts'
import { notifyWhisper } from './queries.ts'
import type { Whisper } from './whispers.ts'

// Ends these live streams on all servers, once the transaction has committed.
export function endStreams(db: Db, whose: { sessionId: string } | { userId: string }) {
  return publish(db, 'ended', whose)
}

// Tells these people now, without storing it (whispers.ts). The event's details must be short:
// PostgreSQL carries 8,000 bytes at most.
export function whisper(db: Db, topics: PersonalTopic[], event: UserEvent) {
  return notifyWhisper(db, JSON.stringify(topics.map((topic): Whisper => ({ topic, event }))))
}
