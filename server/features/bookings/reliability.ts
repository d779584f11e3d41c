// A person's standing, from the no-shows and late cancellations of the last year: they must confirm
// attendance, give a card or a deposit (without a provider: ask first), or they cannot book.
import { inTransaction, type Db } from '#server/database/db.ts'
import { announce } from './announce.ts'
import { findBooking, type BookingRow } from './booking-rows-queries.ts'
import { insertEvent, updateBooking } from './queries.ts'
import { countMarks, findSteps, setAppealAccepted, type Person } from './reliability-queries.ts'

export async function standingOf(db: Db, person: Person) {
  const { noShows, lateCancels } = await countMarks(db, person)
  const steps = await findSteps(db)
  return {
    noShows,
    lateCancels,
    mustConfirm: noShows >= steps.noShowsToConfirm,
    // With a payment provider they give a card or a deposit; without one, their bookings become requests.
    isAskedFirst: noShows >= steps.noShowsToAsk || lateCancels >= steps.lateCancelsToAsk,
    isOff: noShows >= steps.noShowsUntilOff,
  }
}

// Runs with the first reminder of a booking. Returns the updated row.
export async function askAttendance(db: Db, row: BookingRow) {
  if (row.attendance !== null) return row
  const { clientId, guestEmail: email } = row
  const { mustConfirm } = await standingOf(db, { clientId, email })
  if (!mustConfirm) return row
  await updateBooking(db, row.id, { attendance: 'asked' })
  await insertEvent(db, { bookingId: row.id, event: 'attendance_asked', actorId: null })
  return (await findBooking(db, row.id)) ?? row
}

type By = { actorId: string | null; reason: string }

// Accepts a pending appeal when the barber takes the no-show back.
export function acceptAppeal(db: Db, row: BookingRow, { actorId, reason }: By) {
  return inTransaction(db, async (db) => {
    if (await setAppealAccepted(db, row.id, actorId))
      await announce(db, row, 'appeal_accepted', { actorId, reason })
  })
}
