// A client appeals a no-show; administrators decide, with a reason.
import type { AppealQuery, appeals } from '#contract/bookings/appeals.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { feeOf } from '#contract/bookings/cancellation.ts'
import { mayAppeal } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { countBeside, cutPage, pageLimit } from '#server/admin-pages.ts'
import type { Caller, SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { dryRun } from '#server/database/dry-run.ts'
import { readSought } from '#server/features/admin-bookings/service.ts'
import { requireOthersCase } from '#server/features/businesses/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { giveFeeBack } from '#server/features/booking-money/fees.ts'
import { movedIn, watchMoney } from '#server/features/booking-money/moved.ts'
import { lockCurrent, readAs, viewOf } from '#server/features/bookings/booking-view.ts'
import {
  countNoShows,
  recordAppeal,
  recordAppealAnswer,
} from '#server/features/bookings/service.ts'
import {
  countAppeals,
  findLast,
  insertAppeal,
  listPage,
  lockAppeal,
  setAnswered,
} from './queries.ts'

export async function openAppeal(caller: Caller, asked: Received<typeof appeals.open>) {
  const { id, kind, message } = asked
  const { parts } = await readAs(caller, asked)
  return inTransaction(caller.db, async (db) => {
    const row = await lockCurrent(db, id)
    if (!mayAppeal(row, parts, Date.now())) fail('MOVE_NOT_OPEN')
    await insertAppeal(db, { bookingId: id, kind, message })
    return viewOf(await recordAppeal({ ...caller, db }, row, asked), parts)
  })
}

export async function listAppeals(caller: SignedInCaller, asked: AppealQuery) {
  const { db } = caller
  const { after } = asked
  const wanted = await wantedIn(caller, asked)
  const found = await listPage(db, wanted, { after, limit: pageLimit })
  const page = cutPage(found, ({ createdAt }) => createdAt)
  const total = await countBeside({ after, found }, () => countAppeals(db, wanted))
  return { ...page, total, lastAt: found.length === 0 ? await findLast(db) : null }
}

export async function readAppeals(caller: SignedInCaller, asked: AppealQuery, limit: number) {
  return listPage(caller.db, await wantedIn(caller, asked), { after: asked.after, limit })
}

async function wantedIn(caller: SignedInCaller, { state, q }: AppealQuery) {
  return { state, sought: await readSought(caller, q) }
}

type Answer = Received<typeof appeals.answer>

export function answerAppeal(caller: SignedInCaller, answer: Answer) {
  return inTransaction(caller.db, (db) => answerIn({ ...caller, db }, answer))
}

// Of accepting it: turning it down gives nothing back.
export function previewAnswer(caller: SignedInCaller, id: string) {
  const accepted = { id, isAccepted: true, reason: '' }
  return dryRun(caller.db, (db) => answerIn({ ...caller, db }, accepted))
}

// An accepted appeal gives the fee back.
async function answerIn(caller: SignedInCaller, answer: Answer) {
  const { db, actor } = caller
  const { id, isAccepted, reason } = answer
  const appeal = (await lockAppeal(db, id)) ?? fail('NOT_FOUND')
  if (appeal.state !== 'open') fail('MOVE_NOT_OPEN')
  const { bookingId } = appeal
  const row = await lockCurrent(db, bookingId)
  await requireOthersCase(caller, row.clientId, row.barberId, row.providerId)
  const before = await countNoShows(db, row)
  const state = isAccepted ? 'accepted' : 'declined'
  await setAnswered(db, id, { state, answeredBy: actor.id, reason })
  const isFeeBack = isAccepted && feeOf(row) > 0 && row.feeWaivedAt === null
  const { money, done: back } = await watchMoney(db, bookingId, async () =>
    isFeeBack ? giveFeeBack(db, row, { actorId: actor.id, reason }) : undefined,
  )
  await recordAppealAnswer(caller, bookingId, { ...answer, back })
  const feeBackCents = money.toCardCents + money.toCreditCents
  const deed = {
    action: 'answer-appeal',
    entity: 'no_show_appeals',
    entityId: id,
    reason,
    before: { state: 'open', noShows: before.count },
    after: {
      state,
      noShows: (await countNoShows(db, row)).count,
      feeBackCents,
      ...movedIn(money),
    },
  }
  await writeDown(caller, deed)
  return { ...money, feeBackCents }
}
