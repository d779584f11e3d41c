// A client says that a missed visit should not count; administrators decide, with a reason.
import type { Booking } from '#contract/bookings/bookings.ts'
import { fail } from '#contract/errors.ts'
import { mayAppeal } from '#contract/bookings/after-booking-rules.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import {
  announce,
  requireBooking,
  insertEvent,
  lockBooking,
  paramsOf,
  publishChange,
  readAs,
  viewOf,
  type BookingRow,
} from '#server/features/bookings/service.ts'
import { notifyAdmins } from '#server/features/notifications/service.ts'
import { insertAppeal, listPage, lockAppeal, setAnswered } from './queries.ts'

type Appeal = NonNullable<Booking['appeal']>
type Opened = Pick<Appeal, 'kind' | 'message'> & { id: string; link?: string | undefined }

export async function openAppeal(caller: Caller, { id, link, kind, message }: Opened) {
  const { parts } = await readAs(caller.db, caller, { id, link })
  const actorId = caller.actor?.id ?? null
  return inTransaction(caller.db, async (db) => {
    await lockBooking(db, id)
    if (!mayAppeal(await requireBooking(db, id), parts, Date.now())) fail('MOVE_NOT_OPEN')
    await insertAppeal(db, { bookingId: id, kind, message })
    await insertEvent(db, { bookingId: id, event: 'appealed', actorId, data: { kind } })
    const row = await requireBooking(db, id)
    await announce(db, row, 'appealed', { reason: message })
    await tellAdmins(db, row, message)
    await publishChange(db, row)
    return viewOf(row, parts)
  })
}

const pageSize = 25

export async function listAppeals(db: Db, asked: { state: Appeal['state']; page: number }) {
  const { appeals, total } = await listPage(db, { ...asked, size: pageSize })
  return { appeals, total, pages: Math.max(1, Math.ceil(total / pageSize)) }
}

type Answer = { id: string; isAccepted: boolean; reason: string }

export function answerAppeal(
  { db, actor, request }: SignedInCaller,
  { id, isAccepted, reason }: Answer,
) {
  return inTransaction(db, async (db) => {
    const appeal = (await lockAppeal(db, id)) ?? fail('NOT_FOUND')
    if (appeal.state !== 'open') fail('MOVE_NOT_OPEN')
    const { bookingId } = appeal
    const state = isAccepted ? 'accepted' : 'declined'
    await setAnswered(db, id, { state, answeredBy: actor.id, reason })
    const event = `appeal_${state}` as const
    await insertEvent(db, { bookingId, event, actorId: actor.id, data: { reason } })
    const deed = {
      action: 'answer-appeal',
      entity: 'no_show_appeals',
      entityId: id,
      reason,
      before: { state: 'open' },
      after: { state },
    }
    await writeDown({ db, actor, request }, deed)
    const row = await requireBooking(db, bookingId)
    await announce(db, row, event, { reason })
    await publishChange(db, row)
  })
}

function tellAdmins(db: Db, row: BookingRow, message: string) {
  return notifyAdmins(db, {
    event: 'support',
    type: 'other',
    title: { en: 'A no-show is disputed', es: 'Reclaman una falta' },
    message: {
      en: '{client} about {number} at {shop}: {reason}',
      es: '{client} sobre {number} en {shop}: {reason}',
    },
    params: paramsOf(row, 'en', { reason: message }),
    data: { bookingNumber: row.bookingNumber },
    actionUrl: `/admin/dashboard?tab=disputes&booking=${row.id}`,
  })
}
