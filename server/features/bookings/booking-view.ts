// A booking as its people see it.
import type { Actor } from '#contract/access.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { mayInShop, seesContacts } from '#contract/business/team-rights.ts'
import type { Part } from '#contract/bookings/workflow.ts'
import type { Workplace } from '#server/features/businesses/service.ts'
import { deviceHashOf } from '#server/features/guests/service.ts'
import type { RequestInfo } from '#server/request-info.ts'
import type { BookingRow } from './queries.ts'
import { reachOf } from './client-reach.ts'

type Parties = Pick<BookingRow, 'clientId' | 'guestDeviceHash' | 'barberId' | 'providerId'>

type Asker = { actor: Actor | null; request: RequestInfo; employment: Workplace | undefined }

// What the asker is to a booking; nothing at all means it does not exist for them.
export function partsOf(row: Parties, { actor, request, employment }: Asker): Part[] {
  const parts: Part[] = []
  if (isHolder(row, actor, request)) parts.push('client')
  if (actor === null) return parts
  if (row.barberId === actor.id) parts.push('owner')
  if (worksOn(row, actor, employment)) parts.push('provider')
  if (actor.roles.includes('admin')) parts.push('admin')
  return parts
}

type Holder = { clientId: string | null; guestDeviceHash: Buffer | null }

export function isHolder(
  { clientId, guestDeviceHash }: Holder,
  actor: Actor | null,
  request: RequestInfo,
) {
  if (clientId !== null) return clientId === actor?.id
  const device = deviceHashOf(request)
  return guestDeviceHash !== null && device !== null && guestDeviceHash.equals(device)
}

// The owner's own visits, those of a member of the team while they are one, and every visit of the
// business for members who look after all calendars.
function worksOn(row: Parties, { id }: Actor, employment: Workplace | undefined) {
  if (row.barberId === id) return row.providerId === id
  if (!employment || employment.barberId !== row.barberId) return false
  return row.providerId === id || mayInShop(employment.seat, 'allCalendars')
}

// Members of a team reach clients only if the owner lets them.
export function seesContactsOf(parts: readonly Part[], employment: Workplace | undefined) {
  if (parts.some((part) => part !== 'provider')) return true
  return employment !== undefined && seesContacts(employment.seat)
}

export function viewOf(row: BookingRow, parts: Part[], mayReach = true): Booking {
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
      phone: mayReach ? (row.clientPhone ?? row.guestPhone) : null,
      email: mayReach ? (row.clientEmail ?? row.guestEmail) : null,
    },
    items: row.items,
    note: row.note,
    source: row.source,
    paymentPolicy: row.paymentPolicy,
    paymentStatus: row.paymentStatus,
    totalCents: row.totalCents,
    tipCents: row.tipCents,
    reach: reachOf(row),
    booked: row.booked,
    priceAsk: row.priceAsk,
    tipPercents: row.tipPercents,
    policy: row.policy,
    isLateCancel: row.isLateCancel,
    cancelReason: row.cancelReason,
    rescheduleCount: row.rescheduleCount,
    proposal: proposalOf(row),
    completedAt: row.completedAt,
    completedBy: row.completedBy,
    hasReview: row.hasReview,
    attendance: row.attendance,
    byShop: row.byShop,
    answerBy: row.answerBy,
    acceptedAt: row.acceptedAt,
    isVouched: row.isVouched,
    isEndedByShop: row.isEndedByShop,
    canceled: row.canceledBy && row.canceledAt ? { by: row.canceledBy, at: row.canceledAt } : null,
    cancelFeeCents: row.cancelFeeCents,
    dispute: row.dispute,
    flagAnswer: row.flagAnswer,
    appeal: row.appeal,
    version: row.version,
    parts,
  }
}

function proposalOf({ proposedStartsAt, proposalExpiresAt, proposedBy }: BookingRow) {
  if (!proposedStartsAt || !proposalExpiresAt || !proposedBy) return null
  if (Date.parse(proposalExpiresAt) <= Date.now()) return null
  return { startsAt: proposedStartsAt, expiresAt: proposalExpiresAt, by: proposedBy }
}
