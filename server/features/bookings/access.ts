// Finding a booking for someone: theirs, or none at all.
import type { Actor } from '#contract/access.ts'
import { fail } from '#contract/errors.ts'
import type { Part } from '#contract/bookings/workflow.ts'
import type { Db } from '#server/db.ts'
import { employmentOf } from '#server/features/businesses/service.ts'
import { readLink } from '#server/features/guests/service.ts'
import type { RequestInfo } from '#server/request-info.ts'
import { requireBooking } from './require-booking.ts'
import { findParties, type BookingRow } from './queries.ts'
import { partsOf, seesContactsOf, viewOf } from './booking-view.ts'

type Who = { actor: Actor | null; request: RequestInfo }
type Asked = { id: string; link?: string | undefined }

export async function readAs(db: Db, who: Who, asked: Asked) {
  const { parts, employment } = await findParts(db, who, asked)
  if (parts.length === 0) fail('NOT_FOUND')
  const row = await requireBooking(db, asked.id)
  const mayReach = seesContactsOf(parts, employment)
  // The booking, at any later moment, as this person sees it.
  const see = (after: BookingRow) => viewOf(after, parts, mayReach)
  return { row, parts, employment, see }
}

// What the asker is to a booking. A stranger's booking and none at all take the same work, so that
// time does not tell them apart.
export async function findParts(db: Db, { actor, request }: Who, { id, link }: Asked) {
  const parties = await findParties(db, id)
  const employment = actor ? await employmentOf(db, actor) : undefined
  const parts: Part[] = parties ? partsOf(parties, { actor, request, employment }) : []
  if (link !== undefined && !parts.includes('client')) {
    const linked = await readLink(db, link, 'manage')
    if (linked?.isValid && linked.bookingId === id) parts.push('client')
  }
  return { parts, employment }
}
