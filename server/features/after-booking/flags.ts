// A client reports that a booking did not take place. The shop has three days to answer: if it
// agrees, the booking is void; if it disagrees or does not answer, administrators decide.
import type { afterBooking } from '#contract/bookings/after-booking/after-booking.ts'
import type { ById } from '#contract/bookings/confirmation.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { mayAnswerFlag, mayFlag } from '#contract/bookings/after-booking/after-booking-rules.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import {
  lockCurrent,
  readAs,
  requireBooking,
  viewOf,
} from '#server/features/bookings/booking-view.ts'
import * as bookings from '#server/features/bookings/service.ts'
import { openFromFlag } from '#server/features/disputes/opening.ts'
import { listUnanswered } from './queries.ts'

export async function sayNotHappened(caller: Caller, asked: ById) {
  const { parts } = await readAs(caller, asked)
  return inTransaction(caller.db, async (db) => {
    const row = await lockCurrent(db, asked.id)
    if (!mayFlag(row, parts, Date.now())) fail('MOVE_NOT_OPEN')
    await bookings.flagNotHappened(db, row)
    return viewOf(await requireBooking(db, row.id), parts)
  })
}

type Answer = Received<typeof afterBooking.answerFlag>

export async function answerFlag(caller: SignedInCaller, answer: Answer) {
  const { id, didHappen, note } = answer
  const { parts } = await readAs(caller, { id })
  if (didHappen && note === '') fail('REASON_REQUIRED', { note: 'Please say why.' })
  return inTransaction(caller.db, async (db) => {
    const row = await lockCurrent(db, id)
    if (!mayAnswerFlag(row, parts)) fail('MOVE_NOT_OPEN')
    await bookings.answerFlag({ ...caller, db }, row, answer)
    if (didHappen) await openFromFlag(db, row, { isUncontested: false, note })
    return viewOf(await requireBooking(db, id), parts)
  })
}

const atOnce = 100

export async function escalateFlags(db: Db) {
  for (const { id } of await listUnanswered(db, atOnce))
    await inTransaction(db, async (db) => {
      const row = await lockCurrent(db, id)
      if (row.dispute !== 'flagged') return
      await bookings.escalateFlag(db, row)
      await openFromFlag(db, row, { isUncontested: true, note: '' })
    })
}
