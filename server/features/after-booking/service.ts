// A client's answers about a booking: attendance, tip, and whether a price is right.
import type { afterBooking } from '#contract/bookings/after-booking/after-booking.ts'
import type { ById } from '#contract/bookings/confirmation.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { maySayComing, mayTip } from '#contract/bookings/after-booking/after-booking-rules.ts'
import type { Part } from '#contract/bookings/workflow.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import {
  lockCurrent,
  readAs,
  requireBooking,
  viewOf,
} from '#server/features/bookings/booking-view.ts'
import { answerPrice } from '#server/features/bookings/final-price.ts'
import { confirmAttendance, setTip } from '#server/features/bookings/service.ts'
import { refuseSecondTip } from '#server/features/payments/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'

export async function sayComing(caller: Caller, asked: ById) {
  const { parts } = await readAs(caller, asked)
  return inTransaction(caller.db, async (db) => {
    const row = await lockCurrent(db, asked.id)
    // The client has already confirmed.
    if (row.attendance === 'confirmed' && parts.includes('client')) return viewOf(row, parts)
    if (!maySayComing(row, parts, Date.now())) fail('MOVE_NOT_OPEN')
    return viewOf(await confirmAttendance({ ...caller, db }, row), parts)
  })
}

export async function tipBooking(caller: Caller, asked: Received<typeof afterBooking.tip>) {
  const { parts } = await readAs(caller, asked)
  await recordTip(caller.db, asked.id, { parts, tipCents: asked.tipCents })
  return viewOf(await requireBooking(caller.db, asked.id), parts)
}

export async function sayToPrice(caller: Caller, asked: Received<typeof afterBooking.answerPrice>) {
  const { parts } = await readAs(caller, asked)
  await answerPrice(caller.db, asked.id, { parts, isAccepted: asked.isAccepted })
  return viewOf(await requireBooking(caller.db, asked.id), parts)
}

const changesADay = 10

type Tip = { parts: readonly Part[]; tipCents: number }

export async function recordTip(db: Db, id: string, { parts, tipCents }: Tip) {
  await limit(db, [{ key: `tip:${id}`, points: changesADay, seconds: 86_400 }])
  await inTransaction(db, async (db) => {
    const row = await lockCurrent(db, id)
    if (!mayTip(row, parts, Date.now())) fail('MOVE_NOT_OPEN')
    await refuseSecondTip(db, id)
    await setTip(db, row, tipCents)
  })
}
