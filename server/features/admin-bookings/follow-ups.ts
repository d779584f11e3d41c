// Bookings that administrators look after, and those they made.
import type { Assignment, MyBookingQuery } from '#contract/admin/follow-ups.ts'
import { fail } from '#contract/errors.ts'
import { rolesWith } from '#contract/permissions.ts'
import { cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { notify } from '#server/features/notifications/service.ts'
import {
  countAssigned,
  countMade,
  findLastDone,
  findOpenFollowUp,
  listAssigned,
  listColleagues,
  listMade,
  setDone,
  upsertFollowUp,
} from './follow-up-queries.ts'

export function readMine({ db, actor }: SignedInCaller, { view, after }: MyBookingQuery) {
  const page = { after, limit: pageLimit }
  return view === 'made' ? readMade(db, actor.id, page) : readAssigned(db, actor.id, page)
}

type Page = Parameters<typeof listMade>[2]

async function readMade(db: Db, userId: string, page: Page) {
  const found = await listMade(db, userId, page)
  const { rows, next } = cutPage(found, ({ createdAt }) => createdAt)
  return {
    rows: rows.map((line) => ({ ...line, followUp: null })),
    next,
    total: await countMade(db, userId),
    lastAt: null,
  }
}

async function readAssigned(db: Db, userId: string, page: Page) {
  const found = await listAssigned(db, userId, page)
  const { rows, next } = cutPage(found, ({ place }) => place)
  return {
    rows: rows.map(({ followUpId: id, note, dueOn, by, ...line }) => ({
      ...line,
      followUp: { id, note, dueOn, by },
    })),
    next,
    total: await countAssigned(db, userId),
    lastAt: found.length === 0 ? await findLastDone(db, userId) : null,
  }
}

export function readColleagues(db: Db) {
  return listColleagues(db, rolesWith('bookings.write'))
}

export async function demandColleague(db: Db, id: string) {
  const colleague = (await readColleagues(db)).find((each) => each.id === id)
  return colleague ?? fail('INVALID_INPUT', { assigneeId: 'Choose a colleague' })
}

export function assign(caller: SignedInCaller, { id, assigneeId, note, dueOn }: Assignment) {
  const { actor } = caller
  return inTransaction(caller.db, async (db) => {
    const { bookingNumber } = await lockCurrent(db, id)
    const colleague = await demandColleague(db, assigneeId)
    const before = await findOpenFollowUp(db, id)
    await upsertFollowUp(db, { bookingId: id, assigneeId, note, dueOn, createdBy: actor.id })
    await writeDown(
      { ...caller, db },
      {
        action: 'assign-follow-up',
        entity: 'bookings',
        entityId: id,
        reason: note,
        ...(before && {
          before: { assignee: before.name, note: before.note, dueOn: before.dueOn },
        }),
        after: { assignee: colleague.name, note, dueOn },
      },
    )
    if (assigneeId !== actor.id)
      await notify(db, {
        userId: assigneeId,
        event: 'support',
        type: 'other',
        title: { en: 'A booking to follow up', es: 'Una cita por seguir' },
        message: { en: '{number}: {note}', es: '{number}: {note}' },
        params: { number: bookingNumber, note },
        actionUrl: `/admin/dashboard?tab=my-bookings&booking=${id}`,
      })
  })
}

export function finish(caller: SignedInCaller, id: string) {
  return inTransaction(caller.db, async (db) => {
    const closed = (await setDone(db, id, caller.actor.id)) ?? fail('NOT_FOUND')
    await writeDown(
      { ...caller, db },
      {
        action: 'finish-follow-up',
        entity: 'bookings',
        entityId: closed.bookingId,
        reason: closed.note,
        before: { isOpen: true },
        after: { isOpen: false },
      },
    )
  })
}
