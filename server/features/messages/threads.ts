// A conversation as one of its people sees it.
import type { ClosedReason, Thread, ThreadPerson } from '#contract/bookings/messages.ts'
import { fail } from '#contract/errors.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { findBooking, type BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { requireStanding, type Standing } from './access.ts'
import { closedReasonOf, hasThread } from './closing.ts'
import { findShop, listPeople } from './places-queries.ts'
import { readBefore } from './reading.ts'

const beyondAll = 2 ** 31 - 1

export async function readThread(caller: Caller, id: string): Promise<Thread> {
  const { db } = caller
  const standing = await requireStanding(caller, id)
  const { conversation, side, kind } = standing
  const booking = kind === 'booking' ? await requireThreadOf(db, id) : null
  const people = await peopleOf(db, standing)
  return {
    id,
    kind,
    side,
    ...(await headOf(db, standing, booking, people)),
    booking: booking && aboutOf(booking),
    closed: closedOf(standing, booking),
    isMuted: standing.isMuted,
    people,
    ...(await readBefore(db, id, beyondAll)),
    lastSeq: conversation?.lastSeq ?? 0,
  }
}

// The booking of a thread that is not only a hold.
export async function requireThreadOf(db: Db, id: string) {
  const booking = await findBooking(db, id)
  return booking && hasThread(booking) ? booking : fail('NOT_FOUND')
}

// Null while people can write.
export function closedOf(
  { conversation }: Standing,
  booking: BookingRow | null,
): ClosedReason | null {
  if (conversation?.state === 'blocked') return 'blocked'
  if (conversation?.state === 'closed') return 'over'
  return booking && closedReasonOf(booking)
}

async function peopleOf(db: Db, { id, conversation, participantId }: Standing) {
  if (!conversation) return []
  const people = await listPeople(db, id)
  return people.map((each): ThreadPerson => {
    const { id, side, name, photoUrl, readSeq } = each
    return { id, side, name, photoUrl, readSeq, isMe: id === participantId }
  })
}

// Clients see the shop, the shop sees the client.
async function headOf(
  db: Db,
  { side, conversation }: Standing,
  booking: BookingRow | null,
  people: ThreadPerson[],
) {
  if (side === 'client' && booking) {
    const { shopName: title, image: photoUrl, profileId } = booking
    return { title, photoUrl, profileId }
  }
  if (side === 'client' && conversation?.barberId)
    return (await findShop(db, conversation.barberId)) ?? fail('NOT_FOUND')
  const client = people.find((each) => each.side === 'client')
  const title = client?.name ?? booking?.clientName ?? booking?.guestName ?? ''
  return { title, photoUrl: client?.photoUrl ?? null, profileId: null }
}

function aboutOf({ id, bookingNumber, startsAt, timeZone, status }: BookingRow) {
  return { id, bookingNumber, startsAt, timeZone, status }
}
