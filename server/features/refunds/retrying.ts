// A refund that the provider or the bank refused: it is sent again, or becomes credit of the client.
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { creditInstead } from '#server/features/booking-money/by-hand.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { requireCase } from './giving.ts'
import { tellOfCredit } from './notices.ts'
import { findOrder, lockRefunds, setCredited, setRetried } from './queries.ts'

type Chosen = { id: string; reason: string }

// Pressed twice it is sent once: the second time it is on its way already.
export function retryRefund(caller: SignedInCaller, { id, reason }: Chosen) {
  return inTransaction(caller.db, async (db) => {
    const { failed } = await lockFailed({ ...caller, db }, id, 'pending')
    if (failed.length === 0) return
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

// Only what failed of it. Pressed twice it is given once.
export function creditRefund(caller: SignedInCaller, { id, reason }: Chosen) {
  return inTransaction(caller.db, async (db) => {
    const { booking, failed } = await lockFailed({ ...caller, db }, id, 'credited')
    const { id: bookingId, clientId } = booking
    if (failed.length === 0) return
    if (clientId === null) return fail('NO_WALLET')
    const actorId = caller.actor.id
    for (const { id: refundId, amountCents: cents } of failed) {
      const grantId = await creditInstead(db, { refundId, bookingId, clientId, cents, actorId })
      await setCredited(db, refundId, grantId)
    }
    const cents = failed.reduce((sum, { amountCents }) => sum + amountCents, 0)
    await tellOfCredit(db, { clientId, bookingId, shop: booking.shopName, cents })
    await writeDown(
      { ...caller, db },
      {
        action: 'credit-refund',
        entity: 'refund_log',
        entityId: id,
        reason,
        before: { state: 'failed', failure: failed[0]?.failure ?? null },
        after: { state: 'done', method: 'credit', amountCents: cents },
      },
    )
  })
}

// The parts that failed, locked. None, if what is asked for was done already.
async function lockFailed(caller: SignedInCaller, id: string, done: 'pending' | 'credited') {
  const { db } = caller
  const parts = await lockRefunds(db, id)
  const [first] = parts
  if (!first) return fail((await findOrder(db, id)) ? 'MOVE_NOT_OPEN' : 'NOT_FOUND')
  const booking = await requireBooking(db, first.bookingId)
  await requireCase(caller, booking)
  const failed = parts.filter(({ state }) => state === 'failed')
  if (failed.length === 0 && !parts.some(({ state }) => state === done)) fail('MOVE_NOT_OPEN')
  return { booking, failed }
}
