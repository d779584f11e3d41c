// What a client says about a visit: that they are coming, and what they tipped.
import { fail } from '#contract/errors.ts'
import { flagAnswerHours, maySayComing, mayTip } from '#contract/bookings/after-booking-rules.ts'
import type { Part } from '#contract/bookings/workflow.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/db.ts'
import {
  announce,
  answerPrice,
  requireBooking,
  insertEvent,
  lockBooking,
  publishChange,
  readAs,
  updateBooking,
  viewOf,
  type BookingRow,
} from '#server/features/bookings/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { setFlagged } from './queries.ts'

type Asked = { id: string; link?: string | undefined }

export async function sayComing(caller: Caller, asked: Asked) {
  const { parts } = await readAs(caller.db, caller, asked)
  const actorId = caller.actor?.id ?? null
  return inTransaction(caller.db, async (db) => {
    const row = await lockVisit(db, asked.id)
    // Said before: it needs no saying twice.
    if (row.attendance === 'confirmed' && parts.includes('client')) return viewOf(row, parts)
    if (!maySayComing(row, parts, Date.now())) fail('MOVE_NOT_OPEN')
    await updateBooking(db, row.id, { attendance: 'confirmed', byShop: null })
    await insertEvent(db, { bookingId: row.id, event: 'attendance_confirmed', actorId })
    const after = await requireBooking(db, row.id)
    await announce(db, after, 'coming', { actorId })
    await publishChange(db, after)
    return viewOf(after, parts)
  })
}

export async function tipVisit(caller: Caller, asked: Asked & { tipCents: number }) {
  const { parts } = await readAs(caller.db, caller, asked)
  await recordTip(caller.db, asked.id, { parts, tipCents: asked.tipCents })
  return viewOf(await requireBooking(caller.db, asked.id), parts)
}

export async function sayToPrice(caller: Caller, asked: Asked & { isAccepted: boolean }) {
  const { parts } = await readAs(caller.db, caller, asked)
  await answerPrice(caller.db, asked.id, { parts, isAccepted: asked.isAccepted })
  return viewOf(await requireBooking(caller.db, asked.id), parts)
}

const changesADay = 10

type Tip = { parts: readonly Part[]; tipCents: number }

// From hand to hand: it is only written down, and told to whoever cut.
export async function recordTip(db: Db, id: string, { parts, tipCents }: Tip) {
  await limit(db, [{ key: `tip:${id}`, points: changesADay, seconds: 86_400 }])
  await inTransaction(db, async (db) => {
    const row = await lockVisit(db, id)
    if (!mayTip(row, parts, Date.now())) fail('MOVE_NOT_OPEN')
    if (row.tipCents === tipCents) return
    await updateBooking(db, id, { tipCents })
    const data = { tipCents, before: row.tipCents }
    await insertEvent(db, { bookingId: id, event: 'tipped', actorId: row.clientId, data })
    const after = await requireBooking(db, id)
    await announce(db, after, tipCents > 0 ? 'tip' : 'tip_none', { only: row.providerId })
    await publishChange(db, after)
  })
}

// For callers that hold the row's lock: the client says that the visit did not take place.
export async function flagVisit(db: Db, { id, clientId: actorId }: BookingRow) {
  await setFlagged(db, id, flagAnswerHours)
  await insertEvent(db, { bookingId: id, event: 'flagged_not_happened', actorId })
  const flagged = await requireBooking(db, id)
  await announce(db, flagged, 'flagged')
  await publishChange(db, flagged)
}

// As it is now, and nobody else changes it until we are done.
export async function lockVisit(db: Db, id: string) {
  await lockBooking(db, id)
  return requireBooking(db, id)
}
