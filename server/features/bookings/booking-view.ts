// Finds a booking for a caller who may see it, and builds their view of it.
import type { Actor } from '#contract/access.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { ById } from '#contract/bookings/confirmation.ts'
import type { Reach } from '#contract/bookings/reach.ts'
import { fail } from '#contract/errors.ts'
import { mayInShop, seesContacts } from '#contract/business/team-rights.ts'
import type { Part } from '#contract/bookings/workflow.ts'
import { shownTax } from '#contract/money/price.ts'
import type { Caller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { employmentOf, type Business } from '#server/features/businesses/service.ts'
import { deviceHashOf, readLink } from '#server/features/guests/service.ts'
import { findBooking, findParties, type BookingRow } from './booking-rows-queries.ts'
import { lockBooking } from './queries.ts'

export async function requireBooking(db: Db, id: string) {
  return (await findBooking(db, id)) ?? fail('NOT_FOUND')
}

// Locks the booking until the transaction ends, then reads it.
export async function lockCurrent(db: Db, id: string) {
  await lockBooking(db, id)
  return requireBooking(db, id)
}

// Locks the booking and refuses if its version has changed.
export async function lockVersion(db: Db, { id, version }: { id: string; version: number }) {
  const row = await lockCurrent(db, id)
  if (row.version !== version) fail('CHANGED_MEANWHILE')
  return row
}

export async function readAs(caller: Caller, asked: ById) {
  const { parts, employment } = await findParts(caller, asked)
  if (parts.length === 0) fail('NOT_FOUND')
  const row = await requireBooking(caller.db, asked.id)
  const mayReach = seesContactsOf(parts, employment)
  // Shows any later state of the booking to the same caller.
  const see = (after: BookingRow) => viewOf(after, parts, mayReach)
  return { row, parts, employment, see }
}

// The caller's parts in a booking. Another person's booking and a missing one take the same work,
// so that timing does not tell them apart.
export async function findParts(caller: Caller, { id, link }: ById) {
  const { db, actor } = caller
  const parties = await findParties(db, id)
  const employment = actor ? await employmentOf(db, actor) : undefined
  const parts: Part[] = parties ? partsOf(parties, caller, employment) : []
  if (link !== undefined && !parts.includes('client')) {
    const linked = await readLink(db, link, 'manage')
    if (linked?.isValid && linked.bookingId === id) parts.push('client')
  }
  return { parts, employment }
}

type Parties = Pick<BookingRow, 'clientId' | 'guestDeviceHash' | 'barberId' | 'providerId'>

// The caller's parts in a booking; without any, the booking does not exist for them.
export function partsOf(row: Parties, caller: Caller, employment: Business | undefined) {
  const { actor } = caller
  const parts: Part[] = []
  if (isHolder(row, caller)) parts.push('client')
  if (actor === null) return parts
  if (row.barberId === actor.id) parts.push('owner')
  if (worksOn(row, actor, employment)) parts.push('provider')
  const isTheirs = parts.length > 0 || employment?.barberId === row.barberId
  if (actor.permissions.has('bookings.read')) parts.push('reader')
  // Administrators act on their own bookings, and on those of the shop they work at, as anyone does.
  if (isTheirs) return parts
  if (actor.permissions.has('bookings.write')) parts.push('admin')
  if (actor.permissions.has('bookings.force')) parts.push('enforcer')
  return parts
}

type Holder = { clientId: string | null; guestDeviceHash: Buffer | null }

export function isHolder({ clientId, guestDeviceHash }: Holder, { actor, request }: Caller) {
  if (clientId !== null) return clientId === actor?.id
  const device = deviceHashOf(request)
  return guestDeviceHash !== null && device !== null && guestDeviceHash.equals(device)
}

// True for an owner's own bookings, a current team member's own bookings, and all bookings of the
// business for members with `allCalendars`.
function worksOn(row: Parties, { id }: Actor, employment: Business | undefined) {
  if (row.barberId === id) return row.providerId === id
  if (!employment || employment.barberId !== row.barberId) return false
  return row.providerId === id || mayInShop(employment.seat, 'allCalendars')
}

// Team members see contacts only if the owner allows it.
export function seesContactsOf(parts: readonly Part[], employment: Business | undefined) {
  if (parts.some((part) => part !== 'provider' && part !== 'reader')) return true
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
      timeZone: row.timeZone,
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
    depositCents: row.depositCents,
    discount: discountIn(row),
    tax: shownTax(row),
    creditCents: row.creditCents,
    tipCents: row.tipCents,
    reach: reachOf(row),
    booked: row.booked,
    priceAsk: row.priceAsk,
    tipPercents: row.tipPercents,
    policy: row.policy,
    isLateCancel: row.isLateCancel,
    cancelReason: row.cancelReason,
    rescheduleCount: row.rescheduleCount,
    mostReschedules: row.mostReschedules,
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
    feePaidCents: row.feePaidCents,
    feeWaivedAt: row.feeWaivedAt,
    owedCents: row.owedCents,
    card: parts.includes('client') ? row.card : null,
    dispute: row.dispute,
    flagAnswer: row.flagAnswer,
    appeal: row.appeal,
    version: row.version,
    parts,
  }
}

type Discounted = Pick<BookingRow, 'discountCents' | 'promotion'>

// Staff give discounts at the barber's cost.
export function discountIn({ discountCents: cents, promotion }: Discounted) {
  if (cents === 0) return null
  const { kind = null, percent = null, code = null } = promotion ?? {}
  const { fundedBy = 'barber', minTotalCents = 0 } = promotion ?? {}
  return { cents, kind, percent, code, fundedBy, minTotalCents }
}

function proposalOf({ proposedStartsAt, proposalExpiresAt, proposedBy }: BookingRow) {
  if (!proposedStartsAt || !proposalExpiresAt || !proposedBy) return null
  if (Date.parse(proposalExpiresAt) <= Date.now()) return null
  return { startsAt: proposedStartsAt, expiresAt: proposalExpiresAt, by: proposedBy }
}

type Reachable = {
  clientId: string | null
  guestEmail: string | null
  guestPhone: string | null
}

export function reachOf({ clientId, guestEmail, guestPhone }: Reachable): Reach {
  if (clientId !== null || guestEmail !== null) return 'all'
  return guestPhone === null ? 'none' : 'text'
}
