// A business that cancels bookings at the last moment: the owner is warned, then administrators review.
import { lateCancelsToReview, lateCancelsToWarn } from '#contract/business/reliability.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { findNumbers, hasNotice, insertNotice, lockBusiness } from './queries.ts'

// Runs in the transaction of a cancellation by the business. Once per step and period.
export async function judgeCancellation(db: Db, barberId: BarberId) {
  await lockBusiness(db, barberId)
  const { lateCancellations } = await findNumbers(db, barberId)
  if (lateCancellations >= lateCancelsToReview && !(await hasNotice(db, barberId, 'review'))) {
    await insertNotice(db, { barberId, kind: 'review', lateCancellations })
    await enqueue(db, 'announce-reliability', { barberId, kind: 'review', lateCancellations })
  } else if (
    lateCancellations >= lateCancelsToWarn &&
    !(await hasNotice(db, barberId, 'warning'))
  ) {
    await insertNotice(db, { barberId, kind: 'warning', lateCancellations })
    await enqueue(db, 'announce-reliability', { barberId, kind: 'warning', lateCancellations })
  }
}

export function readReliability(db: Db, barberId: BarberId) {
  return findNumbers(db, barberId)
}
