// Deactivates or deletes an account.
import type { DeactivateForm, DeleteForm } from '#contract/accounts/account.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { endGrantsOf } from '#server/features/admin-grants/service.ts'
import { inTransaction } from '#server/database/db.ts'
import { deactivateAccount, makeReactivationLink } from '#server/features/auth/service.ts'
import { hasOpenQuestion } from '#server/features/bookings/booking-rows-queries.ts'
import {
  cancelAllOf,
  countUpcomingOf,
  listCancelable,
  stopBookingsOf,
} from '#server/features/bookings/stop-bookings.ts'
import { tellVisitors } from '#server/features/businesses/service.ts'
import { eraseClient } from '#server/features/clients/service.ts'
import { eraseHair } from '#server/features/hair-profile/service.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { forgetItemsOf } from '#server/features/portfolio/service.ts'
import { dropFiles, dropPrivate, listPictures } from '#server/features/media/service.ts'
import { erasePhotos } from '#server/features/reviews/service.ts'
import { endSessionsOf } from '#server/features/sessions/service.ts'
import { eraseSetup } from '#server/features/setup/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { closeBusiness, erasePerson } from './queries.ts'
import { demandPassword } from './service.ts'

export async function readLeaving({ db, actor }: SignedInCaller) {
  return {
    appointments: await listCancelable(db, actor.id),
    isQuestionOpen: await hasOpenQuestion(db, actor.id),
  }
}

export async function deactivate(caller: SignedInCaller, leaving: DeactivateForm) {
  const { db, actor } = caller
  const { password, reason } = leaving
  const account = await demandPassword(caller, password)
  await inTransaction(db, async (db) => {
    await stopBookingsOf(db, actor.id)
    await cancelAppointments({ ...caller, db }, leaving)
    if ((await countUpcomingOf(db, actor.id)) > 0) fail('UPCOMING_BOOKINGS')
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
  const pictures = await listPictures(db, actor.id)
  const hidden = await inTransaction(db, async (db) => {
    await stopBookingsOf(db, actor.id)
    await cancelAppointments({ ...caller, db }, leaving)
    if ((await countUpcomingOf(db, actor.id)) > 0) fail('UPCOMING_BOOKINGS')
    await endSessionsOf(db, actor.id)
    await erasePhotos(db, actor.id)
    const licenses = await eraseSetup(db, barberIdOf(actor.id))
    await forgetItemsOf(db, actor.id)
    const photos = await eraseClient(db, actor.id)
    const hair = await eraseHair(db, actor.id)
    await tellVisitors(db, actor.id)
    await erasePerson(db, actor.id, account.email)
    await endGrantsOf(db, actor.id)
    const papers = await closeBusiness(db, actor.id)
    await queueMail(db, {
      to: account.email,
      kind: 'account-deleted',
      language: account.language,
      data: { name: account.name },
    })
    return [...photos, ...licenses, ...papers, hair]
  })
  await dropFiles(db, pictures)
  await dropPrivate(hidden)
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
}
