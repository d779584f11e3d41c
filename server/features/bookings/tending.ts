// What the clock does to bookings, looked at every minute: what has run out ends, who should be
// reminded is. Everything is read as it stands now, so a visit that was cancelled or moved meanwhile
// is not spoken of.
import type { Status } from '#contract/workflow.ts'
import { inTransaction, type Db } from '#server/db.ts'
import { moveLocked } from './moves.ts'
import { announce } from './notices.ts'
import { findBooking, insertNotice, listDue, listOverdue, lockBooking } from './queries.ts'
import type { Happening } from './words.ts'

const atOnce = 500

export async function tendBookings(db: Db) {
  for (const { id, status } of await listOverdue(db, atOnce)) await endOverdue(db, id, status)
  for (const due of dues)
    for (const { id, startsAt } of await listDue(db, due)) await remind(db, due.kind, id, startsAt)
}

function endOverdue(db: Db, id: string, status: Status) {
  return inTransaction(db, async (db) => {
    const locked = await lockBooking(db, id)
    // Somebody was quicker.
    if (locked?.status !== status) return
    const move = status === 'held' || status === 'pending' ? 'expire' : 'complete'
    await moveLocked(db, id, move, { parts: ['system'], actorId: null })
  })
}

type Due = { kind: Happening; status: Status; from: string; to: string; of: 'startsAt' | 'endsAt' }

// From and to: how far ahead the visit begins, or (negative) how long ago it ended. A notice that is
// late by more than that is not sent any more.
const dues: Due[] = [
  { kind: 'remind_day', status: 'confirmed', from: '3 hours', to: '24 hours', of: 'startsAt' },
  { kind: 'remind_hours', status: 'confirmed', from: '5 minutes', to: '2 hours', of: 'startsAt' },
  { kind: 'nudge', status: 'confirmed', from: '-24 hours', to: '-1 hours', of: 'endsAt' },
  { kind: 'ask_review', status: 'completed', from: '-48 hours', to: '-2 hours', of: 'endsAt' },
]

function remind(db: Db, kind: Happening, id: string, startsAt: string) {
  return inTransaction(db, async (db) => {
    const locked = await lockBooking(db, id)
    if (locked?.startsAt !== startsAt) return
    if (!(await insertNotice(db, id, kind, startsAt))) return
    const row = await findBooking(db, id)
    if (row) await announce(db, row, kind)
  })
}
