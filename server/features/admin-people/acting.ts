// What an administrator does to a person's data: hand it out, or erase it.
import type { EraseOrder, PersonOrder } from '#contract/admin/people.ts'
import { fail } from '#contract/errors.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { asAgreed, dryRun } from '#server/database/dry-run.ts'
import { readExport } from '#server/features/account/service.ts'
import { writeDown, type Witnessed } from '#server/features/audit/service.ts'
import { demandAccount } from '#server/features/auth/service.ts'
import { hasOpenQuestion } from '#server/features/bookings/booking-rows-queries.ts'
import { closeBookingsOf, countUpcomingOf } from '#server/features/bookings/stop-bookings.ts'
import { dropErased, eraseIn } from '#server/features/erasing/service.ts'
import { countKept, findPerson } from './queries.ts'

export async function exportPerson(caller: Witnessed, { id, reason }: PersonOrder) {
  const { db } = caller
  if (!(await findPerson(db, id))) return fail('NOT_FOUND')
  await writeDown(caller, { action: 'export', entity: 'profile', entityId: id, reason })
  return readExport(db, id)
}

export async function erase(caller: SignedInCaller, { agreed, ...order }: EraseOrder) {
  const { files } = await inTransaction(caller.db, async (db) => {
    const done = await eraseNow({ ...caller, db }, order)
    await asAgreed(agreed, async () => done.numbers)
    return done
  })
  await dropErased(caller.db, files)
}

export async function previewErase(caller: SignedInCaller, id: string) {
  const { numbers } = await dryRun(caller.db, async (db) => {
    const { name } = await demandAccount(db, id)
    return eraseNow({ ...caller, db }, { id, name, reason: '' })
  })
  return numbers
}

async function eraseNow(caller: SignedInCaller, order: Omit<EraseOrder, 'agreed'>) {
  const { db, actor } = caller
  const { id, name, reason } = order
  if (id === actor.id) fail('NOT_YOURSELF')
  if (!(await findPerson(db, id))) fail('NOT_FOUND')
  const account = await demandAccount(db, id)
  if (name.trim() !== account.name.trim()) fail('NAME_MISMATCH')
  if (await hasOpenQuestion(db, id)) fail('PERSON_QUESTION_OPEN')
  const stopped = await closeBookingsOf(db, id, { fate: 'cancel', actorId: actor.id })
  if ((await countUpcomingOf(db, id)) > 0) fail('UPCOMING_BOOKINGS')
  const numbers = { ...stopped, ...(await countKept(db, id)) }
  const files = await eraseIn(db, account)
  const deed = { action: 'erase', entity: 'profile', entityId: id, reason, after: numbers }
  await writeDown(caller, deed)
  return { numbers, files }
}
