// Bookings that administrators look after, and those they made.
import type { Assignment, MyBooking, MyBookingQuery } from '#contract/admin/follow-ups.ts'
import { errors, fail } from '#contract/errors.ts'
import { rolesWith } from '#contract/permissions.ts'
import { countBeside, cutPage, pageLimit } from '#server/admin-pages.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { writeDown } from '#server/features/audit/service.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { notify } from '#server/features/notifications/service.ts'
import { todayIn } from '#server/shop-clock.ts'
import { readSought } from './service.ts'
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
  type Made,
  type Whose,
} from './follow-up-queries.ts'

const helpers = rolesWith('bookings.write')

export async function readMine(caller: SignedInCaller, asked: MyBookingQuery) {
  const { after } = asked
  const { list, count, lastAt } = await listOf(caller, asked)
  const found = await list({ after, limit: pageLimit })
  return {
    ...cutPage(found, ({ place }) => place),
    total: await countBeside({ after, found }, count),
    lastAt: found.length === 0 ? await lastAt() : null,
  }
}

export async function readMyRows(caller: SignedInCaller, asked: MyBookingQuery, limit: number) {
  const { list } = await listOf(caller, asked)
  return list({ after: asked.after, limit })
}

type Page = Parameters<typeof listMade>[2]
// `place` is where the next page begins.
type MyRow = MyBooking & { place: string }

async function listOf(caller: SignedInCaller, { view, q }: MyBookingQuery) {
  const { db, actor } = caller
  const sought = await readSought(caller, q)
  if (view === 'made') return madeList(db, { by: actor.id, sought })
  return assignedList(db, {
    ...(view === 'assigned' ? { to: actor.id } : { toNoneOf: helpers }),
    sought,
  })
}

function madeList(db: Db, made: Made) {
  return {
    list: async (page: Page): Promise<MyRow[]> =>
      (await listMade(db, made, page)).map((line) => ({ ...line, followUp: null })),
    count: () => countMade(db, made),
    lastAt: async () => null,
  }
}

// Those of one person, or those of people who may no longer act on bookings: nobody's.
function assignedList(db: Db, whose: Whose) {
  return {
    list: async (page: Page): Promise<MyRow[]> =>
      (await listAssigned(db, whose, page)).map(({ followUpId: id, note, dueOn, by, ...line }) => ({
        ...line,
        followUp: { id, note, dueOn, by },
      })),
    count: () => countAssigned(db, whose),
    lastAt: async () => ('to' in whose ? findLastDone(db, whose.to) : null),
  }
}

export function readColleagues(db: Db) {
  return listColleagues(db, helpers)
}

export async function demandColleague(db: Db, id: string) {
  const colleague = (await readColleagues(db)).find((each) => each.id === id)
  return colleague ?? fail('INVALID_INPUT', { assigneeId: 'Choose a colleague' })
}

export function assign(caller: SignedInCaller, { id, assigneeId, note, dueOn }: Assignment) {
  const { actor } = caller
  return inTransaction(caller.db, async (db) => {
    const { bookingNumber, timeZone } = await lockCurrent(db, id)
    const colleague = await demandColleague(db, assigneeId)
    const before = await findOpenFollowUp(db, id)
    // One that is overdue keeps its day while someone else takes it over.
    if (dueOn !== null && dueOn !== before?.dueOn && dueOn < todayIn({ timeZone }).toString())
      fail('DAY_OVER', { dueOn: errors.DAY_OVER.message })
    if (before && isSame(before, { assigneeId, note, dueOn })) fail('NOTHING_CHANGED')
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

type Terms = Omit<Assignment, 'id'>

function isSame(before: Terms, { assigneeId, note, dueOn }: Terms) {
  return before.assigneeId === assigneeId && before.note === note && before.dueOn === dueOn
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
