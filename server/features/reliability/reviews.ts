import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { setClosed } from './queries.ts'

export function closeReview(
  { db, actor, request }: SignedInCaller,
  { id, reason }: { id: string; reason: string },
) {
  return inTransaction(db, async (db) => {
    const closed = (await setClosed(db, id, actor.id)) ?? fail('NOT_FOUND')
    const deed = {
      action: 'close-reliability-review',
      entity: 'reliability_notices',
      entityId: id,
      reason,
      before: { lateCancellations: closed.lateCancellations },
    }
    await writeDown({ db, actor, request }, deed)
  })
}
