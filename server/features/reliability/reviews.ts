import type { reliability } from '#contract/business/reliability.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { setClosed } from './queries.ts'

type Asked = Received<typeof reliability.close>

export function closeReview(caller: SignedInCaller, { id, reason }: Asked) {
  return inTransaction(caller.db, async (db) => {
    const closed = (await setClosed(db, id, caller.actor.id)) ?? fail('NOT_FOUND')
    await requireOthersCase({ ...caller, db }, closed.barberId)
    const deed = {
      action: 'close-reliability-review',
      entity: 'reliability_notices',
      entityId: id,
      reason,
      before: { lateCancellations: closed.lateCancellations, isClosed: false },
      after: { lateCancellations: closed.lateCancellations, isClosed: true },
    }
    await writeDown({ ...caller, db }, deed)
  })
}
