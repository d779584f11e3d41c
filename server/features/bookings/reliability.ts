// What missed and late-cancelled visits of the last year ask of a person: to say that they are
// coming, to be asked for first, not to book at all.
import { inTransaction, type Db } from '#server/database/db.ts'
import { announce } from './announce.ts'
import { findBooking, type BookingRow } from './booking-rows-queries.ts'
import { insertEvent, updateBooking } from './queries.ts'
import { countMarks, setAppealAccepted, type Person } from './reliability-queries.ts'

const noShowsToConfirm = 1
const noShowsToAsk = 2
const lateCancelsToAsk = 3
const noShowsUntilOff = 4

export async function standingOf(db: Db, person: Person) {
  const { noShows, lateCancels } = await countMarks(db, person)
  return {
    mustConfirm: noShows >= noShowsToConfirm,
    // A deposit, as soon as there is a way to pay one; until then the barber decides.
    isAskedFirst: noShows >= noShowsToAsk || lateCancels >= lateCancelsToAsk,
    isOff: noShows >= noShowsUntilOff,
  }
}

// With the first reminder of a visit. The row comes back as it is then.
export async function askAttendance(db: Db, row: BookingRow) {
  if (row.attendance !== null) return row
  const { clientId, guestEmail: email } = row
  const { mustConfirm } = await standingOf(db, { clientId, email })
  if (!mustConfirm) return row
  await updateBooking(db, row.id, { attendance: 'asked' })
  await insertEvent(db, { bookingId: row.id, event: 'attendance_asked', actorId: null })
  return (await findBooking(db, row.id)) ?? row
}

// The barber takes the mark back while the client's word against it waits for an answer.
export function acceptAppeal(db: Db, row: BookingRow, actorId: string | null) {
  return inTransaction(db, async (db) => {
    if (await setAppealAccepted(db, row.id, actorId)) await announce(db, row, 'appeal_accepted')
  })
}
