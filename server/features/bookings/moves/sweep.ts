// Runs every minute: ends what has expired and announces reminders that are due. Each booking is read
// again under its lock, so one that was canceled or moved meanwhile gets no reminder.
import { reminderHours } from '#contract/limits.ts'
import type { Status } from '#contract/bookings/workflow.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { moveLocked, publishChange } from './moves.ts'
import { announce, type AnnouncedEvent } from '#server/features/bookings/announce.ts'
import { closePages } from '#server/features/booking-money/service.ts'
import { findBooking } from '#server/features/bookings/booking-rows-queries.ts'
import { lockBooking } from '#server/features/bookings/queries.ts'
import { askAttendance } from '#server/features/bookings/reliability.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { insertNotice, listDue, listOverdue, listToReview } from './sweep-queries.ts'

const atOnce = 500

export async function sweepBookings(db: Db) {
  const failures: unknown[] = []
  // A booking that fails does not hold up the others.
  const attempt = (work: Promise<unknown>) => work.catch((error) => failures.push(error))
  const settings = await readSettings(db)
  for (const overdue of await listOverdue(db, { ...settings, limit: atOnce }))
    await attempt(endOverdue(db, overdue))
  for (const due of dues)
    for (const { id, startsAt, at } of await listDue(db, due))
      await attempt(remind(db, due, { id, startsAt, nowMs: Date.parse(at) }))
  for (const { id } of await listToReview(db, settings.reviewAskHours, atOnce))
    await attempt(askReview(db, id))
  if (failures.length > 0) throw new AggregateError(failures, 'the sweep failed for some bookings')
}

type Overdue = Awaited<ReturnType<typeof listOverdue>>[number]

function endOverdue(db: Db, { id, status, at }: Overdue) {
  return inTransaction(db, async (db) => {
    const locked = await lockBooking(db, id)
    // The booking has moved since it was listed.
    if (locked?.status !== status) return
    // Someone may be paying for the hold this very moment: first the page is closed.
    if (status === 'held' && (await closePages(db, id))) return
    const move = status === 'held' || status === 'pending' ? 'expire' : 'complete'
    await moveLocked(db, id, move, { parts: ['system'], actorId: null, nowMs: Date.parse(at) })
  })
}

// Once per booking: the notice stays, even if the booking changes.
function askReview(db: Db, id: string) {
  return inTransaction(db, async (db) => {
    const locked = await lockBooking(db, id)
    if (locked?.status !== 'completed' || locked.completedAt === null) return
    if (!(await insertNotice(db, id, 'ask_review', locked.startsAt))) return
    const row = await findBooking(db, id)
    // Staff cannot review their own shop.
    if (!row || row.clientId === row.barberId || row.clientId === row.providerId) return
    await announce(db, row, 'ask_review')
  })
}

type Due = {
  kind: AnnouncedEvent
  statuses: Status[]
  from: string
  to: string
  of: 'startsAt' | 'endsAt'
}

const unclosed: Status[] = ['confirmed', 'checked_in', 'in_progress']

// From and to: how far ahead the booking starts, or (negative) how long ago it ended. A reminder that
// is later than that is dropped.
const dues: Due[] = [
  {
    kind: 'remind_day',
    statuses: ['confirmed'],
    from: '3 hours',
    to: `${reminderHours.first} hours`,
    of: 'startsAt',
  },
  {
    kind: 'remind_hours',
    statuses: ['confirmed'],
    from: '5 minutes',
    to: `${reminderHours.second} hours`,
    of: 'startsAt',
  },
  { kind: 'nudge', statuses: unclosed, from: '-24 hours', to: '-1 hours', of: 'endsAt' },
  { kind: 'nudge_again', statuses: unclosed, from: '-48 hours', to: '-24 hours', of: 'endsAt' },
]

type Listed = { id: string; startsAt: string; nowMs: number }

function remind(db: Db, { kind, statuses }: Due, { id, startsAt, nowMs }: Listed) {
  return inTransaction(db, async (db) => {
    const locked = await lockBooking(db, id)
    if (locked?.startsAt !== startsAt || !statuses.includes(locked.status)) return
    if (!(await insertNotice(db, id, kind, startsAt))) return
    const row = await findBooking(db, id)
    if (!row) return
    const isReminder = kind === 'remind_day' || kind === 'remind_hours'
    const asked = isReminder ? await askAttendance(db, row) : row
    if (asked !== row) await publishChange(db, asked)
    await announce(db, asked, kind, { nowMs })
    // The client was asked a day ago and has not answered.
    if (kind === 'remind_hours' && row.attendance === 'asked') await announce(db, row, 'no_word')
  })
}
