// Reads bookings with all columns their views need. Other features may use these reads.
import { sql } from 'kysely'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { ShopAct } from '#contract/bookings/cancellation.ts'
import type { CommissionRate } from '#contract/bookings/desk.ts'
import type { BookingItem, Policy } from '#contract/bookings/holds.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import {
  tipPercents as usualTips,
  type Dispute,
} from '#contract/bookings/after-booking/after-booking-rules.ts'
import type { Side, Status } from '#contract/bookings/workflow.ts'
import type { Promotion } from './queries.ts'
import type { Db } from '#server/database/db.ts'
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

const card = sql<Booking['card']>`(
  SELECT json_build_object('brand', brand, 'last4', last4) FROM saved_cards WHERE id = k.card_id)`

const tips = sql<number[]>`coalesce((SELECT tip_percents FROM barber_booking_settings
  WHERE barber_id = k.barber_id), ${usualTips})`

const mostReschedules = sql<number>`coalesce((SELECT most_reschedules FROM settings), 2)`

// A request that was declined or expired, and a booking that the shop or an administrator canceled
// outside of a dispute.
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
  WHEN EXISTS (SELECT FROM admin_grants WHERE user_id = k.cancelled_by) THEN 'kempt'
  ELSE 'client' END`

const canceledAt = sql<string | null>`(SELECT max(created_at) FROM booking_events
  WHERE booking_id = k.id AND event = 'cancelled')`

export function bookingRows(db: Db) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .innerJoin('cities as city', 'city.id', 'b.cityId')
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
      'k.depositCents',
      'k.subtotalCents',
      'k.discountCents',
      'k.taxCents',
      'k.taxPercent',
      'k.creditCents',
      'k.commissionCents',
      'k.commissionPercent',
      sql<Promotion | null>`promotion_of(k.promotion_id)`.as('promotion'),
      sql<CommissionRate | null>`commission_rate_of(k.commission_rule_id)`.as('commissionRate'),
      'k.totalCents',
      'k.tipCents',
      sql<Booking['booked']>`k.booked`.as('booked'),
      sql<Booking['priceAsk']>`k.price_ask`.as('priceAsk'),
      tips.as('tipPercents'),
      'k.isLateCancel',
      'k.cancelReason',
      'k.rescheduleCount',
      mostReschedules.as('mostReschedules'),
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
      'k.feePaidCents',
      'k.feeWaivedAt',
      'k.owedCents',
      'k.cardId',
      card.as('card'),
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
      'city.timeZone',
      'p.name as providerName',
      'p.photoUrl as providerPhotoUrl',
      'c.name as clientName',
      'c.phone as clientPhone',
      'c.phoneVerifiedAt',
      'u.email as clientEmail',
      sql<Status>`k.status`.as('status'),
      sql<Language>`coalesce(u.language, k.language)`.as('language'),
      sql<Policy>`'{"depositPercent": 0}' || k.policy_snapshot`.as('policy'),
      sql<string | null>`coalesce(b.portfolio_photos[1], b.avatar_url)`.as('image'),
      sql<boolean>`EXISTS (SELECT FROM reviews WHERE booking_id = k.id)`.as('hasReview'),
      items.as('items'),
    ])
}

export function findBooking(db: Db, id: string) {
  return bookingRows(db).where('k.id', '=', id).executeTakeFirst()
}

export function findParties(db: Db, id: string) {
  return db
    .selectFrom('bookings')
    .select(['clientId', 'guestDeviceHash', 'barberId', 'providerId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

// In the order of their starts.
export async function listBookings(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return bookingRows(db).where('k.id', 'in', ids).orderBy('k.startsAt').orderBy('k.id').execute()
}

// By the email of the client's account, or the one a guest gave.
export function findBookingByNumber(db: Db, bookingNumber: string, email: string) {
  return bookingRows(db)
    .where('k.bookingNumber', '=', bookingNumber)
    .where('k.status', '<>', 'held')
    .where((eb) => eb.or([eb('u.email', '=', email), eb('k.guestEmail', '=', email)]))
    .executeTakeFirst()
}

// Bookings made in a browser without an account, newest first, without holds.
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

const over: Status[] = ['cancelled', 'declined', 'expired']

type Since = { days: number; limit: number }

// Bookings in which this user is the client, the provider or the owner.
export function listBookingsInvolving(db: Db, userId: string, { days, limit }: Since) {
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

// A provider's upcoming bookings at a business.
export function listUpcomingWith(db: Db, barberId: BarberId, providerId: string) {
  return bookingRows(db)
    .where('k.barberId', '=', barberId)
    .where('k.providerId', '=', providerId)
    .where('k.status', 'in', ['pending', 'confirmed', 'checked_in'])
    .where('k.startsAt', '>', now)
    .orderBy('k.startsAt')
    .execute()
}

// Whether one of the client's bookings is disputed.
export async function hasOpenQuestion(db: Db, clientId: string) {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('clientId', '=', clientId)
    .where(
      sql<boolean>`(dispute_status IN ('flagged', 'contested', 'unanswered') OR is_disputed(id))`,
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasOwed(db: Db, clientId: string) {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('clientId', '=', clientId)
    .where('owedCents', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

// Whether the client accepted a higher price; null when they were not asked or have not answered.
export async function findPriceAnswer(db: Db, bookingId: string) {
  const row = await db
    .selectFrom('bookingEvents')
    .select('event')
    .where('bookingId', '=', bookingId)
    .where('event', 'in', ['price_asked', 'price_accepted', 'price_refused'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!row || row.event === 'price_asked') return null
  return row.event === 'price_accepted'
}
