// A client says that a visit did not take place. Whoever was to cut answers within three days: it is
// so, and the visit counts no longer; or it did take place, and administrators look at it, as they do
// when no answer comes.
import type { Text } from '#contract/language.ts'
import { fail } from '#contract/errors.ts'
import { mayAnswerFlag, mayFlag } from '#contract/bookings/after-booking-rules.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/db.ts'
import {
  announce,
  requireBooking,
  insertEvent,
  moveLocked,
  paramsOf,
  publishChange,
  readAs,
  updateBooking,
  viewOf,
  type BookingRow,
} from '#server/features/bookings/service.ts'
import { notifyAdmins } from '#server/features/notifications/service.ts'
import { listUnanswered } from './queries.ts'
import { flagVisit, lockVisit } from './service.ts'

export async function sayNotHappened(caller: Caller, asked: { id: string; link?: string }) {
  const { parts } = await readAs(caller.db, caller, asked)
  return inTransaction(caller.db, async (db) => {
    const row = await lockVisit(db, asked.id)
    if (!mayFlag(row, parts, Date.now())) fail('MOVE_NOT_OPEN')
    await flagVisit(db, row)
    return viewOf(await requireBooking(db, row.id), parts)
  })
}

type Answer = { id: string; didHappen: boolean; note: string }

export async function answerFlag(caller: SignedInCaller, { id, didHappen, note }: Answer) {
  const { parts } = await readAs(caller.db, caller, { id })
  if (didHappen && note === '') fail('REASON_REQUIRED', { note: 'Please say why.' })
  const actorId = caller.actor.id
  return inTransaction(caller.db, async (db) => {
    if (!mayAnswerFlag(await lockVisit(db, id), parts)) fail('MOVE_NOT_OPEN')
    const flagAnswer = note || null
    await updateBooking(db, id, { disputeStatus: didHappen ? 'contested' : 'closed', flagAnswer })
    const event = didHappen ? 'flag_contested' : 'flag_agreed'
    await insertEvent(db, { bookingId: id, event, actorId, data: { note } })
    if (didHappen) await contest(db, await requireBooking(db, id))
    else await moveLocked(db, id, 'void', { parts: ['system'], actorId })
    return viewOf(await requireBooking(db, id), parts)
  })
}

async function contest(db: Db, row: BookingRow) {
  await announce(db, row, 'contested', { reason: row.flagAnswer ?? '' })
  await tellAdmins(db, row, {
    en: "{client} says {number} at {shop} didn't happen; the barber says it did: {reason}",
    es: '{client} dice que {number} en {shop} no se realizó; el barbero dice que sí: {reason}',
  })
  await publishChange(db, row)
}

const atOnce = 100

export async function escalateFlags(db: Db) {
  for (const { id } of await listUnanswered(db, atOnce))
    await inTransaction(db, async (db) => {
      const row = await lockVisit(db, id)
      if (row.dispute !== 'flagged') return
      await updateBooking(db, id, { disputeStatus: 'unanswered' })
      await insertEvent(db, { bookingId: id, event: 'flag_unanswered', actorId: null })
      const after = await requireBooking(db, id)
      await announce(db, after, 'unanswered')
      await tellAdmins(db, after, {
        en: "{client} says {number} at {shop} didn't happen, and the barber hasn't answered for 72 hours.",
        es: '{client} dice que {number} en {shop} no se realizó, y el barbero no respondió en 72 horas.',
      })
      await publishChange(db, after)
    })
}

function tellAdmins(db: Db, row: BookingRow, message: Text) {
  return notifyAdmins(db, {
    event: 'support',
    type: 'other',
    title: { en: "An appointment didn't happen?", es: '¿Una cita no se realizó?' },
    message,
    params: paramsOf(row, 'en', { reason: row.flagAnswer ?? '' }),
    data: { bookingNumber: row.bookingNumber },
    actionUrl: `/admin/dashboard?tab=all-bookings&booking=${row.id}`,
  })
}
