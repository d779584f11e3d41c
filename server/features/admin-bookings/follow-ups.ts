// Bookings that administrators look after, and those they made.
import type { Assignment, MyBookingQuery } from '#contract/admin/follow-ups.ts'
import { fail } from '#contract/errors.ts'
import { rolesWith } from '#contract/permissions.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { notify } from '#server/features/notifications/service.ts'
import {
  countMine,
  findOpenFollowUp,
  listAssigned,
  listColleagues,
  listMade,
  setDone,
  upsertFollowUp,
} from './follow-up-queries.ts'

const pageSize = 25

export async function readMine({ db, actor }: SignedInCaller, { view, after }: MyBookingQuery) {
  const [at = '', id = ''] = after?.split('_') ?? []
  const page = { after: after === undefined ? undefined : { at, id }, size: pageSize + 1 }
  const found =
    view === 'made' ? await made(db, actor.id, page) : await assigned(db, actor.id, page)
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    rows: shown.map(({ row }) => row),
    next: found.length > pageSize && last ? last.place : null,
    total: await countMine(db, actor.id, view),
  }
}

type Page = Parameters<typeof listMade>[2]

async function made(db: Db, userId: string, page: Page) {
  const rows = await listMade(db, userId, page)
  return rows.map(({ place, ...line }) => ({
    row: { ...line, followUp: null },
    place: `${place}_${line.id}`,
  }))
}

async function assigned(db: Db, userId: string, page: Page) {
  const rows = await listAssigned(db, userId, page)
  return rows.map(({ place, followUpId, note, dueOn, by, ...line }) => ({
    row: { ...line, followUp: { id: followUpId, note, dueOn, by } },
    place: `${place}_${followUpId}`,
  }))
}

export function readColleagues(db: Db) {
  return listColleagues(db, rolesWith('bookings.write'))
}

export function assign(caller: SignedInCaller, { id, assigneeId, note, dueOn }: Assignment) {
  const { actor } = caller
  return inTransaction(caller.db, async (db) => {
    const { bookingNumber } = await lockCurrent(db, id)
    const colleague = (await readColleagues(db)).find((each) => each.id === assigneeId)
    if (!colleague) return fail('INVALID_INPUT', { assigneeId: 'Choose a colleague' })
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
