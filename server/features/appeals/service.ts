// A client appeals a no-show; administrators decide, with a reason.
import type { Booking } from '#contract/bookings/bookings.ts'
import { fail } from '#contract/errors.ts'
import { mayAppeal } from '#contract/bookings/after-booking-rules.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { lockCurrent, readAs, viewOf } from '#server/features/bookings/booking-view.ts'
import { recordAppeal, recordAppealAnswer } from '#server/features/bookings/service.ts'
import { insertAppeal, listPage, lockAppeal, setAnswered } from './queries.ts'

type Appeal = NonNullable<Booking['appeal']>
type Opened = Pick<Appeal, 'kind' | 'message'> & { id: string; link?: string | undefined }

export async function openAppeal(caller: Caller, { id, link, kind, message }: Opened) {
  const { parts } = await readAs(caller.db, caller, { id, link })
  const actorId = caller.actor?.id ?? null
  return inTransaction(caller.db, async (db) => {
    const row = await lockCurrent(db, id)
    if (!mayAppeal(row, parts, Date.now())) fail('MOVE_NOT_OPEN')
    await insertAppeal(db, { bookingId: id, kind, message })
    return viewOf(await recordAppeal(db, row, { kind, message, actorId }), parts)
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
    await recordAppealAnswer(db, bookingId, { isAccepted, reason, actorId: actor.id })
    const deed = {
      action: 'answer-appeal',
      entity: 'no_show_appeals',
      entityId: id,
      reason,
      before: { state: 'open' },
      after: { state },
    }
    await writeDown({ db, actor, request }, deed)
  })
}
