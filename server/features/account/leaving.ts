// Deactivates or deletes an account.
import type { DeactivateForm, DeleteForm } from '#contract/accounts/account.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { isLastOwner } from '#server/features/admin-grants/service.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { deactivateAccount, makeReactivationLink } from '#server/features/auth/service.ts'
import { readCredit } from '#server/features/booking-money/service.ts'
import { hasOpenQuestion, hasOwed } from '#server/features/bookings/booking-rows-queries.ts'
import {
  cancelAllOf,
  countUpcomingOf,
  listCancelable,
  stopBookingsOf,
} from '#server/features/bookings/stop-bookings.ts'
import { readBalance } from '#server/features/earnings/service.ts'
import { dropErased, dropOwnWish, eraseIn, readOwnWish } from '#server/features/erasing/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { forgetCards } from '#server/features/payments/service.ts'
import { isPayoutUnderWay } from '#server/features/payouts/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { demandPassword } from './service.ts'

export async function readLeaving({ db, actor }: SignedInCaller) {
  const { dueCents, heldCents } = await readBalance(db, barberIdOf(actor.id))
  return {
    appointments: await listCancelable(db, actor.id),
    isQuestionOpen: await hasOpenQuestion(db, actor.id),
    isLastOwner: await isLastOwner(db, actor.id),
    erasure: await readOwnWish(db, actor.id),
    balanceCents: dueCents + heldCents,
    heldCents,
    creditCents: await readCredit(db, actor.id),
  }
}

export function keepAccount(caller: SignedInCaller) {
  const { id } = caller.actor
  return inTransaction(caller.db, async (db) => {
    const { dueAt } = (await dropOwnWish(db, id)) ?? fail('NOT_FOUND')
    const deed = { action: 'take-back-erasure', entity: 'profile', entityId: id, reason: '' }
    await writeDown({ ...caller, db }, { ...deed, before: { dueAt }, after: { dueAt: null } })
  })
}

export async function deactivate(caller: SignedInCaller, leaving: DeactivateForm) {
  const { db, actor } = caller
  const { password, reason } = leaving
  const account = await demandPassword(caller, password)
  await inTransaction(db, async (db) => {
    await stopBookingsOf(db, actor.id)
    await cancelAppointments({ ...caller, db }, leaving)
    if ((await countUpcomingOf(db, actor.id)) > 0) fail('UPCOMING_BOOKINGS')
    await forgetCards(db, actor.id)
    await deactivateAccount(db, { userId: actor.id, by: actor.id, reason })
    await endSessionsOf(db, actor.id)
    const token = await makeReactivationLink(db, account)
    await queueMail(db, {
      to: account.email,
      kind: 'account-deactivated',
      language: account.language,
      userId: actor.id,
      data: { name: account.name, token },
    })
  })
}

export async function removeAccount(caller: SignedInCaller, leaving: DeleteForm) {
  const { db, actor } = caller
  const account = await demandPassword(caller, leaving.password)
  const erased = await inTransaction(db, async (db) => {
    await stopBookingsOf(db, actor.id)
    await cancelAppointments({ ...caller, db }, leaving)
    if ((await countUpcomingOf(db, actor.id)) > 0) fail('UPCOMING_BOOKINGS')
    await requireSettled(db, actor.id)
    return eraseIn(db, account)
  })
  await dropErased(db, erased)
}

// No money is open between their business and us.
async function requireSettled(db: Db, userId: string) {
  const { dueCents, heldCents } = await readBalance(db, barberIdOf(userId))
  if (dueCents !== 0 || heldCents !== 0) fail('BALANCE_OPEN')
  // A bank may still send it back.
  if (await isPayoutUnderWay(db, barberIdOf(userId))) fail('BALANCE_OPEN')
}

// The user must have confirmed the warning that lists the bookings.
async function cancelAppointments(
  { db, actor }: SignedInCaller,
  { cancelsAppointments }: DeleteForm,
) {
  if (await hasOpenQuestion(db, actor.id)) fail('QUESTION_OPEN')
  if (!cancelsAppointments && (await listCancelable(db, actor.id)).length > 0)
    fail('CANCELS_APPOINTMENTS')
  await cancelAllOf(db, actor.id)
  // Their card goes with them, so nothing may be left to charge.
  if (await hasOwed(db, actor.id)) fail('FEE_OPEN')
}
