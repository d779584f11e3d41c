// Ends bookings when a business closes or pauses, a provider leaves or a service is switched off.
// Each function locks the business first: a booking confirmed at the same time is either counted or
// refused.
import { termsOf } from '#contract/bookings/cancellation.ts'
import type { BarberId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { findEmployerOf, lockBusiness } from '#server/features/businesses/service.ts'
import { lockPeople } from '#server/features/rate-limits/service.ts'
import { barberIdOf } from '#server/ids.ts'
import { listToCancel } from './client-list-queries.ts'
import { countUpcoming, listOpenHolds, type Held } from './closing-queries.ts'
import { moveLocked } from './moves/moves.ts'
import { lockBooking } from './queries.ts'

// Ends the holds with and by this person, wherever they work. Returns the number of upcoming bookings.
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

// The same at one business, for everyone or only for one provider or service.
export async function stopBookingsAt(
  db: Db,
  barberId: BarberId,
  of: { providerId?: string; serviceId?: string } = {},
) {
  await lockBusiness(db, barberId)
  await endHolds(db, { barberId, ...of })
  return countUpcoming(db, { barberId, ...of })
}

export function countUpcomingAt(db: Db, barberId: BarberId) {
  return countUpcoming(db, { barberId })
}

async function endHolds(db: Db, held: Held) {
  for (const { id } of await listOpenHolds(db, held)) {
    const locked = await lockBooking(db, id)
    if (locked?.status === 'held')
      await moveLocked(db, id, 'expire', { parts: ['system'], actorId: null })
  }
}

export async function listCancelable(db: Db, clientId: string) {
  const rows = await listToCancel(db, clientId)
  return rows.map((row) => ({
    id: row.id,
    shopName: row.shopName,
    timeZone: row.timeZone,
    startsAt: row.startsAt,
    isLate: termsOf(row, Date.now()).isLate,
  }))
}

// For a client whose account is closed, in the same transaction.
export async function cancelAllOf(db: Db, clientId: string) {
  const by = { parts: ['client'], actorId: clientId } as const
  for (const { id } of await listToCancel(db, clientId)) {
    const locked = await lockBooking(db, id)
    if (locked?.status === 'pending' || locked?.status === 'confirmed')
      await moveLocked(db, id, 'cancel', by)
  }
}

// The shop cancels a booking, or declines it while it is still a request.
export async function cancelByShop({ db, actor }: SignedInCaller, id: string, reason: string) {
  const locked = await lockBooking(db, id)
  const move = locked?.status === 'pending' ? 'decline' : 'cancel'
  await moveLocked(db, id, move, { parts: ['owner'], actorId: actor.id, reason })
}
