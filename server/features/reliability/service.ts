// A business that cancels bookings at the last moment: the owner is warned, then administrators review.
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { findNumbers, findSteps, hasNotice, insertNotice, lockBusiness } from './queries.ts'

// Runs in the transaction of a cancellation by the business. Once per step and period.
export async function judgeCancellation(db: Db, barberId: BarberId) {
  await lockBusiness(db, barberId)
  const { lateCancellations } = await findNumbers(db, barberId)
  const { shopCancelsToWarn, shopCancelsToReview } = await findSteps(db)
  if (lateCancellations >= shopCancelsToReview && !(await hasNotice(db, barberId, 'review'))) {
    await insertNotice(db, { barberId, kind: 'review', lateCancellations })
    await enqueue(db, 'announce-reliability', { barberId, kind: 'review', lateCancellations })
  } else if (
    lateCancellations >= shopCancelsToWarn &&
    !(await hasNotice(db, barberId, 'warning'))
  ) {
    await insertNotice(db, { barberId, kind: 'warning', lateCancellations })
    await enqueue(db, 'announce-reliability', { barberId, kind: 'warning', lateCancellations })
  }
}

export async function readReliability(db: Db, barberId: BarberId) {
  const { shopCancelsToWarn: warnAt, shopCancelsToReview: reviewAt } = await findSteps(db)
  return { ...(await findNumbers(db, barberId)), warnAt, reviewAt }
}
