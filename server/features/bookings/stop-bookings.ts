// What ends bookings: a business that closes or pauses, somebody who leaves, a service switched off.
// Each locks the business first, so that whoever confirms there either comes before, and is counted,
// or after, and is refused.
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/db.ts'
import { findEmployerOf, lockBusiness } from '#server/features/businesses/service.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { countUpcoming, listOpenHolds, type Held } from './closing-queries.ts'
import { moveLocked } from './moves.ts'
import { lockBooking } from './queries.ts'

// With and by this person, wherever they work. How many bookings are still to come.
export async function stopBookingsOf(db: Db, userId: string) {
  const employerId = await findEmployerOf(db, userId)
  for (const id of [barberIdOf(userId), employerId].filter((each) => each !== null).sort())
    await lockBusiness(db, id)
  await lockPeople(db, [`user:${userId}`])
  await endHolds(db, { userId })
  return countUpcomingOf(db, userId)
}

export function countUpcomingOf(db: Db, userId: string) {
  return countUpcoming(db, { userId })
}

// At this business; `of` leaves the holds of others alone.
export async function stopBookingsAt(
  db: Db,
  barberId: BarberId,
  of: { providerId?: string; serviceId?: string } = {},
) {
  await lockBusiness(db, barberId)
  await endHolds(db, { barberId, ...of })
  return countUpcoming(db, { barberId, ...of })
}

async function endHolds(db: Db, held: Held) {
  for (const { id } of await listOpenHolds(db, held)) {
    const locked = await lockBooking(db, id)
    if (locked?.status === 'held')
      await moveLocked(db, id, 'expire', { parts: ['system'], actorId: null })
  }
}
