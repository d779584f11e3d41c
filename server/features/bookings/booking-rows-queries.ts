// A visit with everything its people see of it, and the lists made of such.
import { sql } from 'kysely'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { ShopAct } from '#contract/bookings/cancellation.ts'
import type { BookingItem, Policy } from '#contract/bookings/holds.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import { tipPercents as usualTips, type Dispute } from '#contract/bookings/after-booking-rules.ts'
import { busyStatuses, type Side, type Status } from '#contract/bookings/workflow.ts'
import type { Db } from '#server/db.ts'
import { barberIdOf } from '#server/ids.ts'

const now = sql<string>`now()`

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>

const items = sql<BookingItem[]>`(
  SELECT json_agg(json_build_object('serviceId', service_id, 'name', name,
    'priceCents', price_cents, 'minutes', duration_minutes) ORDER BY position)
  FROM booking_items WHERE booking_id = k.id)`

const appeal = sql<Booking['appeal']>`(
  SELECT json_build_object('kind', kind, 'message', message, 'state', state)
  FROM no_show_appeals WHERE booking_id = k.id)`

const tips = sql<number[]>`coalesce((SELECT tip_percents FROM barber_booking_settings
  WHERE barber_id = k.barber_id), ${usualTips})`

// A request that was refused or not answered, and a visit that somebody else than its client ended
// before both sides agreed that it did not take place.
const isEndedByShop = sql<boolean>`(k.status = 'declined'
  OR k.status = 'expired' AND k.answer_by IS NOT NULL
  OR k.status = 'cancelled' AND k.dispute_status IS NULL
    AND k.cancelled_by IS NOT NULL AND k.cancelled_by IS DISTINCT FROM k.client_id)`

const canceledBy = sql<NonNullable<Booking['canceled']>['by'] | null>`CASE
  WHEN k.status <> 'cancelled' THEN NULL
  WHEN k.cancelled_by IS NOT DISTINCT FROM k.client_id THEN 'client'
  WHEN k.cancelled_by IN (k.barber_id, k.provider_id) OR EXISTS (SELECT FROM employees
    WHERE barber_id = k.barber_id AND user_id = k.cancelled_by)
    THEN CASE WHEN k.dispute_status IS NULL THEN 'shop' ELSE 'both' END
  WHEN EXISTS (SELECT FROM user_roles WHERE user_id = k.cancelled_by AND role = 'admin') THEN 'kempt'
  ELSE 'client' END`

const canceledAt = sql<string | null>`(SELECT max(created_at) FROM booking_events
  WHERE booking_id = k.id AND event = 'cancelled')`

function bookingRows(db: Db) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .innerJoin('profiles as p', 'p.userId', 'k.providerId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .leftJoin('users as u', 'u.id', 'k.clientId')
    .select([
      'k.id',
      'k.bookingNumber',
      'k.clientId',
      'k.clientRecordId',
      'k.guestDeviceHash',
      'k.guestName',
      'k.guestEmail',
      'k.guestPhone',
      'k.barberId',
      'k.employeeId',
      'k.providerId',
      'k.startsAt',
      'k.endsAt',
      'k.createdAt',
      'k.holdExpiresAt',
      'k.clientNote as note',
      'k.source',
      'k.paymentPolicy',
      'k.paymentStatus',
      'k.subtotalCents',
      'k.discountCents',
      'k.creditCents',
      'k.commissionCents',
      'k.commissionPercent',
      'k.totalCents',
      'k.tipCents',
      sql<Booking['booked']>`k.booked`.as('booked'),
      sql<Booking['priceAsk']>`k.price_ask`.as('priceAsk'),
      tips.as('tipPercents'),
      'k.isLateCancel',
      'k.cancelReason',
      'k.rescheduleCount',
      'k.agreedStart',
      'k.proposedStartsAt',
      'k.proposalExpiresAt',
      sql<Side | null>`k.proposed_by`.as('proposedBy'),
      'k.completedAt',
      sql<Booking['completedBy']>`k.completion_source`.as('completedBy'),
      'k.answerBy',
      'k.acceptedAt',
      sql<ShopAct | null>`k.by_shop`.as('byShop'),
      sql<boolean>`is_vouched(k)`.as('isVouched'),
      isEndedByShop.as('isEndedByShop'),
      canceledBy.as('canceledBy'),
      canceledAt.as('canceledAt'),
      'k.cancelFeeCents',
      'k.disputeStatus',
      'k.flagAnswer',
      sql<Dispute | null>`k.dispute_status`.as('dispute'),
      sql<Booking['attendance']>`k.attendance`.as('attendance'),
      appeal.as('appeal'),
      'k.version',
      'b.id as profileId',
      'b.shopName',
      'b.address',
      'b.latitude',
      'b.longitude',
      'p.name as providerName',
      'p.photoUrl as providerPhotoUrl',
      'c.name as clientName',
      'c.phone as clientPhone',
      'c.phoneVerifiedAt',
      'u.email as clientEmail',
      sql<Status>`k.status`.as('status'),
      sql<Language>`coalesce(u.language, k.language)`.as('language'),
      sql<Policy>`k.policy_snapshot`.as('policy'),
      sql<string | null>`coalesce(b.portfolio_photos[1], b.avatar_url)`.as('image'),
      sql<boolean>`EXISTS (SELECT FROM reviews WHERE booking_id = k.id)`.as('hasReview'),
      items.as('items'),
    ])
}

export function findBooking(db: Db, id: string) {
  return bookingRows(db).where('k.id', '=', id).executeTakeFirst()
}

// In the order in which they begin.
export async function listBookings(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return bookingRows(db).where('k.id', 'in', ids).orderBy('k.startsAt').orderBy('k.id').execute()
}

// Whoever comes, by the address they gave or their account has.
export function findBookingByNumber(db: Db, bookingNumber: string, email: string) {
  return bookingRows(db)
    .where('k.bookingNumber', '=', bookingNumber)
    .where('k.status', '<>', 'held')
    .where((eb) => eb.or([eb('u.email', '=', email), eb('k.guestEmail', '=', email)]))
    .executeTakeFirst()
}

// What was booked in a browser without an account, newest first. A hold is no booking yet.
export function listBookingsOfDevice(db: Db, deviceHash: Buffer, limit: number) {
  return bookingRows(db)
    .where('k.guestDeviceHash', '=', deviceHash)
    .where('k.clientId', 'is', null)
    .where('k.guestEmail', 'is not', null)
    .where('k.status', '<>', 'held')
    .orderBy('k.startsAt', 'desc')
    .limit(limit)
    .execute()
}

type View = 'upcoming' | 'past' | 'cancelled'
type Page = { view: View; page: number; size: number }

const over: Status[] = ['cancelled', 'declined', 'expired']
const done: Status[] = ['completed', 'no_show', 'awaiting_confirmation']

export async function listBookingsOf(db: Db, clientId: string, { view, page, size }: Page) {
  const rows = bookingRows(db)
    .where('k.clientId', '=', clientId)
    .where('k.status', '<>', 'held')
    .$if(view === 'cancelled', (query) => query.where('k.status', 'in', over))
    .$if(view === 'past', (query) =>
      query
        .where('k.status', 'not in', over)
        .where((eb) => eb.or([eb('k.status', 'in', done), eb('k.endsAt', '<=', now)])),
    )
    .$if(view === 'upcoming', (query) =>
      query.where('k.status', 'in', [...busyStatuses]).where('k.endsAt', '>', now),
    )
  const { total } = await rows
    .clearSelect()
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  const bookings = await rows
    .orderBy('k.startsAt', view === 'upcoming' ? 'asc' : 'desc')
    .orderBy('k.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { bookings, total }
}

type Since = { days: number; limit: number }

// What somebody has to do with, as client, as who cuts, or as whose business it is.
export function listVisitsOf(db: Db, userId: string, { days, limit }: Since) {
  return bookingRows(db)
    .where((eb) =>
      eb.or([
        eb('k.clientId', '=', userId),
        eb('k.providerId', '=', userId),
        eb('k.barberId', '=', barberIdOf(userId)),
      ]),
    )
    .where('k.status', 'not in', ['held', ...over, 'no_show'])
    .where(sql<boolean>`k.starts_at > now() - make_interval(days => ${days})`)
    .orderBy('k.startsAt')
    .limit(limit)
    .execute()
}

// What somebody has still to do in a business.
export function listVisitsToCome(db: Db, barberId: BarberId, providerId: string) {
  return bookingRows(db)
    .where('k.barberId', '=', barberId)
    .where('k.providerId', '=', providerId)
    .where('k.status', 'in', ['pending', 'confirmed', 'checked_in'])
    .where('k.startsAt', '>', now)
    .orderBy('k.startsAt')
    .execute()
}

// What a client may still call off.
export function listToCancel(db: Db, clientId: string) {
  return bookingRows(db)
    .where('k.clientId', '=', clientId)
    .where('k.status', 'in', ['pending', 'confirmed'])
    .where('k.startsAt', '>', now)
    .orderBy('k.startsAt')
    .execute()
}

// Whether an appointment of theirs took place is being looked at.
export async function hasOpenQuestion(db: Db, clientId: string) {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('clientId', '=', clientId)
    .where('disputeStatus', 'in', ['flagged', 'contested', 'unanswered'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

// Visits that are done and wait for the client to say so.
export function listToConfirm(db: Db, clientId: string, limit: number) {
  return bookingRows(db)
    .where('k.clientId', '=', clientId)
    .where('k.status', '=', 'awaiting_confirmation')
    .orderBy('k.startsAt')
    .limit(limit)
    .execute()
}

// What a client spent since the year began in the shops.
export function sumVisits(db: Db, clientId: string) {
  return db
    .selectFrom('bookings')
    .select([
      sql<number>`count(*)`.as('visits'),
      sql<number>`coalesce(sum(total_cents) FILTER (WHERE starts_at >=
        date_trunc('year', now(), 'America/Chicago')), 0)`.as('spentCents'),
    ])
    .where('clientId', '=', clientId)
    .where('status', '=', 'completed')
    .executeTakeFirstOrThrow()
}

// The newest visit at each of the last barbers who can still be booked.
export function listLastVisits(db: Db, clientId: string, limit: number) {
  const newest = sql<boolean>`k.id IN (
    SELECT DISTINCT ON (barber_id) id FROM bookings
    WHERE client_id = ${clientId} AND status IN ('completed', 'awaiting_confirmation')
    ORDER BY barber_id, starts_at DESC)`
  return bookingRows(db)
    .where(newest)
    .where(sql<boolean>`is_listed(b)`)
    .orderBy('k.startsAt', 'desc')
    .limit(limit)
    .execute()
}
