import { sql } from 'kysely'
import type { ShopOverview } from '#contract/business/overview.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import { isBooked } from '#server/database/measures.ts'
import { midnightAfter, midnightOf } from '#server/database/shop-days.ts'

// A business, or one provider in it.
type Whose = { barberId: BarberId; providerId?: string }

const licenseDays = 30
const whose = ({ barberId, providerId }: Whose) =>
  providerId === undefined
    ? sql`barber_id = ${barberId}`
    : sql`barber_id = ${barberId} AND provider_id = ${providerId}`
const isComing = sql`status IN ('confirmed', 'checked_in', 'in_progress')`

export type DayRow = {
  id: string
  status: string
  startsAt: string
  endsAt: string
  subtotalCents: number
  ownDiscountCents: number
  tipCents: number
  answerBy: string | null
  isToday: boolean
  isRequest: boolean
  isProposal: boolean
  isUnfinished: boolean
}

// Today's bookings and everything that staff must act on. Open bookings are closed after two days,
// so nothing waits longer.
export async function listBookingsAtHand(db: Db, who: Whose, today: string) {
  const { barberId } = who
  const { rows } = await sql<DayRow>`
    SELECT * FROM (
      SELECT id, status, starts_at AS "startsAt", ends_at AS "endsAt",
        subtotal_cents AS "subtotalCents", own_discount(bookings) AS "ownDiscountCents",
        tip_cents AS "tipCents", answer_by AS "answerBy",
        starts_at >= ${midnightOf(barberId, today)} AND starts_at < ${midnightAfter(barberId, today)}
          AND ${isBooked} AS "isToday",
        status = 'pending' AND answer_by > now() AS "isRequest",
        status = 'confirmed' AND proposed_by = 'client' AND proposal_expires_at > now()
          AS "isProposal",
        ${isComing} AND ends_at <= now() AS "isUnfinished"
      FROM bookings
      WHERE ${whose(who)} AND status <> 'held' AND hold_expires_at IS NULL
        AND starts_at >= ${midnightOf(barberId, today)} - interval '4 days'
    ) AS k
    WHERE "isToday" OR "isRequest" OR "isProposal" OR "isUnfinished"
    ORDER BY "startsAt", id
    LIMIT 300`.execute(db)
  return rows
}

// One provider's, from `from` until before `before`.
export async function listDone(db: Db, who: Whose, between: { from: string; before: string }) {
  const { barberId } = who
  const { rows } = await sql<DayRow>`
    SELECT id, status, starts_at AS "startsAt", ends_at AS "endsAt",
      subtotal_cents AS "subtotalCents", own_discount(bookings) AS "ownDiscountCents",
      tip_cents AS "tipCents"
    FROM bookings
    WHERE ${whose(who)} AND status <> 'held' AND hold_expires_at IS NULL
      AND ${isBooked} AND status <> 'pending'
      AND starts_at >= ${midnightOf(barberId, between.from)}
      AND starts_at < ${midnightOf(barberId, between.before)}
  `.execute(db)
  return rows
}

// In progress, or the next upcoming one.
export async function findNextBooking(db: Db, who: Whose) {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM bookings
    WHERE ${whose(who)} AND ${isComing} AND hold_expires_at IS NULL AND ends_at > now()
    ORDER BY starts_at LIMIT 1`.execute(db)
  return rows[0]
}

type Known = { visits: number; lastVisitAt: string | null; lastServices: string[] }

// How often this booking's client came before, and their last services.
export async function findHistory(db: Db, bookingId: string): Promise<Known> {
  const { rows } = await sql<Known>`
    WITH earlier AS (
      SELECT k.id, k.starts_at FROM bookings AS this
      JOIN bookings AS k ON k.barber_id = this.barber_id AND k.starts_at < this.starts_at
        AND k.status IN ('awaiting_confirmation', 'completed')
        AND coalesce(k.client_id::text, lower(k.guest_email), k.guest_phone)
          = coalesce(this.client_id::text, lower(this.guest_email), this.guest_phone)
      WHERE this.id = ${bookingId})
    SELECT count(*) AS visits, max(starts_at) AS "lastVisitAt", ARRAY(
      SELECT name FROM booking_items
      WHERE booking_id = (SELECT id FROM earlier ORDER BY starts_at DESC LIMIT 1)
      ORDER BY position) AS "lastServices"
    FROM earlier`.execute(db)
  return at(rows, 0)
}

type Standing = {
  profileId: ProfileId | null
  slug: string | null
  shopName: string | null
  approval: ShopOverview['approval']
  isListed: boolean
  licenseExpiresOn: string | null
  average: number
  count: number
  hasServices: boolean
  hasHours: boolean
  hasPhotos: boolean
  hasLicense: boolean
  hasBookings: boolean
}

// The state of a business: listing, license, rating and setup. Also before its setup has begun.
export async function findStanding(db: Db, barberId: BarberId) {
  const { rows } = await sql<Standing>`
    SELECT b.id AS "profileId", b.slug, b.shop_name AS "shopName",
      coalesce(b.approval_status, 'draft') AS approval,
      coalesce(b.is_approved AND b.is_active AND is_open_city(b.city_id), false) AS "isListed",
      CASE WHEN b.license_expires_on <= today_of(u.id) + ${licenseDays}::int
        THEN b.license_expires_on END AS "licenseExpiresOn",
      coalesce(b.average_rating, 0) AS average, coalesce(b.total_reviews, 0) AS count,
      EXISTS (SELECT FROM services WHERE barber_id = u.id AND is_active) AS "hasServices",
      EXISTS (SELECT FROM availability_rules WHERE provider_id = u.id) AS "hasHours",
      EXISTS (SELECT FROM portfolio_items WHERE barber_id = u.id AND status = 'published')
        AS "hasPhotos",
      b.license_number IS NOT NULL AS "hasLicense",
      EXISTS (SELECT FROM bookings WHERE barber_id = u.id AND status <> 'held'
        AND hold_expires_at IS NULL) AS "hasBookings"
    FROM users AS u LEFT JOIN barber_profiles AS b ON b.user_id = u.id
    WHERE u.id = ${barberId}`.execute(db)
  return at(rows, 0)
}

export function findCompensation(db: Db, employeeId: string) {
  return db
    .selectFrom('employees as e')
    .innerJoin('barberProfiles as b', 'b.userId', 'e.barberId')
    .select(['e.compensation', 'b.shopName'])
    .where('e.id', '=', employeeId)
    .executeTakeFirst()
}
