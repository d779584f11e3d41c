// Bookings that colleagues look after, and those they made for callers.
import { hourMs, iso, type Clock } from '#db/seed/clock.ts'
import { admin, personId, supporter } from '#db/seed/people.ts'
import { insertRows } from '#db/seed/rows.ts'
import type { Db } from '#server/database/db.ts'
import type { Deed } from './deeds.ts'
import { listCompleted, listUpcoming, type QuietBooking } from './quiet-bookings.ts'

const tasks = [
  { for: supporter, note: 'Call the shop: the client says the door was locked.', days: 1 },
  { for: supporter, note: 'Ask both whether the new time works.', days: null },
  { for: admin, note: 'Second complaint about this shop. Talk to the owner.', days: -1 },
]
const finished = { for: supporter, note: 'Find out who has the lost umbrella.', days: -5 }
const madeForCallers = 2

type Task = (typeof tasks)[number]

export async function writeFollowUps(db: Db, clock: Clock): Promise<Deed[]> {
  const ahead = await listUpcoming(db, tasks.length + madeForCallers)
  const given = ahead.slice(0, tasks.length).map((booking, index) => {
    const at = clock.nowMs - (index + 1) * 5 * hourMs
    return { booking, task: tasks[index]!, at, doneAt: null }
  })
  const [past] = await listCompleted(db, clock, { from: 11.5, to: 7.5 }, 1)
  const atEnd = past ? Date.parse(past.endsAt) : 0
  const done = past
    ? [{ booking: past, task: finished, at: atEnd + 3 * hourMs, doneAt: atEnd + 29 * hourMs }]
    : []
  const all = [...done, ...given]
  await insertRows(
    db,
    'bookingFollowUps',
    all.map(({ booking, task, at, doneAt }) => ({
      bookingId: booking.id,
      assigneeId: personId(task.for.email),
      createdBy: personId(admin.email),
      note: task.note,
      dueOn: dueOn(task, clock),
      createdAt: iso(at),
      doneAt: doneAt === null ? null : iso(doneAt),
      doneBy: doneAt === null ? null : personId(task.for.email),
    })),
  )
  const made = await writeMade(db, ahead.slice(tasks.length))
  return [...made, ...all.flatMap((each) => deedsOf(each, clock))]
}

const dueOn = ({ days }: Task, clock: Clock) => (days === null ? null : clock.dateOf(days))

type Given = { booking: QuietBooking; task: Task; at: number; doneAt: number | null }

function deedsOf({ booking, task, at, doneAt }: Given, clock: Clock): Deed[] {
  const { note } = task
  const on = { entity: 'bookings', entityId: booking.id, reason: note }
  const assigned = {
    ...on,
    actorId: personId(admin.email),
    action: 'assign-follow-up',
    before: null,
    after: { assignee: task.for.name, note, dueOn: dueOn(task, clock) },
    createdAt: iso(at),
  }
  if (doneAt === null) return [assigned]
  const closed = {
    ...on,
    actorId: personId(task.for.email),
    action: 'finish-follow-up',
    before: { isOpen: true },
    after: { isOpen: false },
    createdAt: iso(doneAt),
  }
  return [assigned, closed]
}

async function writeMade(db: Db, bookings: QuietBooking[]): Promise<Deed[]> {
  if (bookings.length === 0) return []
  const actorId = personId(supporter.email)
  const ids = bookings.map(({ id }) => id)
  await db
    .updateTable('bookings')
    .set({ source: 'admin', createdBy: actorId, commissionPercent: 0, commissionCents: 0 })
    .where('id', 'in', ids)
    .execute()
  return bookings.map(({ id, startsAt, profileId, createdAt }) => ({
    actorId,
    action: 'book-appointment',
    entity: 'bookings',
    entityId: id,
    reason: '',
    before: null,
    after: { startsAt, profileId, isNoticeOverridden: false },
    createdAt,
  }))
}
