import type { Db } from '#server/database/db.ts'
import { publish } from '#server/features/outbox/service.ts'

// Ends these live streams on all servers, once the transaction has committed.
export function endStreams(db: Db, whose: { sessionId: string } | { userId: string }) {
  return publish(db, 'ended', whose)
}
