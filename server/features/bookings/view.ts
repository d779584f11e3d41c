// A booking as its people see it.
import type { Actor } from '#contract/access.ts'
import type { Booking } from '#contract/bookings.ts'
import type { Part } from '#contract/workflow.ts'
import type { Visit } from '#server/visit.ts'
import { isHolder } from './holds.ts'
import type { BookingRow } from './queries.ts'

type Parties = Pick<BookingRow, 'clientId' | 'guestDeviceHash' | 'barberId' | 'providerId'>

// What the asker is to a booking; nothing at all means it does not exist for them.
export function partsOf(row: Parties, actor: Actor | null, visit: Visit): Part[] {
  const parts: Part[] = []
  if (isHolder(row, actor, visit)) parts.push('client')
  if (actor === null) return parts
  if (row.providerId === actor.id) parts.push('provider')
  if (row.barberId === actor.id) parts.push('owner')
  if (actor.roles.includes('admin')) parts.push('admin')
  return parts
}

export function viewOf(row: BookingRow, parts: Part[]): Booking {
  return {
    id: row.id,
    bookingNumber: row.bookingNumber,
    status: row.status,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    createdAt: row.createdAt,
    barber: {
      id: row.profileId,
      shopName: row.shopName,
      address: row.address,
      image: row.image,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    professional: { id: row.providerId, name: row.providerName, photoUrl: row.providerPhotoUrl },
    client: {
      name: row.clientName ?? row.guestName ?? '',
      phone: row.clientPhone ?? row.guestPhone,
      email: row.clientEmail ?? row.guestEmail,
    },
    items: row.items,
    note: row.note,
    source: row.source,
    paymentPolicy: row.paymentPolicy,
    paymentStatus: row.paymentStatus,
    totalCents: row.totalCents,
    tipCents: row.tipCents,
    policy: row.policy,
    isLateCancel: row.isLateCancel,
    cancelReason: row.cancelReason,
    rescheduleCount: row.rescheduleCount,
    proposal: proposalOf(row),
    completedAt: row.completedAt,
    hasReview: row.hasReview,
    version: row.version,
    parts,
  }
}

function proposalOf({ proposedStartsAt, proposalExpiresAt, proposedBy }: BookingRow) {
  if (!proposedStartsAt || !proposalExpiresAt || !proposedBy) return null
  if (Date.parse(proposalExpiresAt) <= Date.now()) return null
  return { startsAt: proposedStartsAt, expiresAt: proposalExpiresAt, by: proposedBy }
}
