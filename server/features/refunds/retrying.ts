// A refund that the provider or the bank refused is sent again.
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { requireCase } from './giving.ts'
import { findOrder, lockRefunds, setRetried } from './queries.ts'

type Retry = { id: string; reason: string }

// Pressed twice it is sent once: the second time it is on its way already.
export function retryRefund(caller: SignedInCaller, { id, reason }: Retry) {
  return inTransaction(caller.db, async (db) => {
    const parts = await lockRefunds(db, id)
    const [first] = parts
    if (!first) return fail((await findOrder(db, id)) ? 'MOVE_NOT_OPEN' : 'NOT_FOUND')
    await requireCase({ ...caller, db }, await requireBooking(db, first.bookingId))
    const failed = parts.filter(({ state }) => state === 'failed')
    if (failed.length === 0)
      return parts.some(({ state }) => state === 'pending') ? undefined : fail('MOVE_NOT_OPEN')
    for (const { id: refundId } of failed) {
      await setRetried(db, refundId)
      await enqueue(db, 'pay-refund', { refundId }, { jobKey: `refund:${refundId}` })
    }
    await writeDown(
      { ...caller, db },
      {
        action: 'retry-refund',
        entity: 'refund_log',
        entityId: id,
        reason,
        before: { state: 'failed', failure: failed[0]?.failure ?? null },
        after: { state: 'asked' },
      },
    )
  })
}
