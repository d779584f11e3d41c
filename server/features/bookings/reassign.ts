// Visits that somebody else of the business takes over, at the same time.
import { inTransaction, type Db } from '#server/db.ts'
import { findBooking, lockBooking, type BookingRow } from './queries.ts'
import { findTime, moveTo } from './reschedule.ts'

// Somebody works then and is free; how early and in which steps clients may book is no matter.
const rules = { intervalMinutes: 1, noticeMinutes: 0, advanceDays: 400, maxPerDay: null }

const timeWith = ({ startsAt }: BookingRow, professionalId: string) =>
  ({ startsAt, professionalId, chosenBy: 'client', isOutsideHours: false, rules }) as const

export async function canReassignTo(db: Db, row: BookingRow, userId: string) {
  return (await findTime(db, row, timeWith(row, userId))) !== null
}

type Reassignment = { toUserId: string; actorId: string }

// False when they are not free, or the visit is not to come any more.
export function reassign(db: Db, id: string, { toUserId, actorId }: Reassignment) {
  return inTransaction(db, async (db) => {
    await lockBooking(db, id)
    const row = await findBooking(db, id)
    if (!row || !toCome.includes(row.status)) return false
    return moveTo(db, row, timeWith(row, toUserId), { actorId, isByClient: false, hasYes: false })
  })
}

const toCome: BookingRow['status'][] = ['pending', 'confirmed', 'checked_in']
