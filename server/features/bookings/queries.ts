import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import type { BookingItem, Policy } from '#contract/bookings/holds.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import { busyStatuses } from '#contract/bookings/workflow.ts'
import type { CommissionRule } from '#contract/money/commission.ts'
import type { PromotionTerms } from '#contract/money/price.ts'
import type { Db } from '#server/database/db.ts'
import type { BookingItems, Bookings, ProblemReports } from '#server/database/tables.ts'
import { isOf, type Person } from './reliability-queries.ts'

const now = sql<string>`now()`

// As the server needs it, with what pages do not see.
export type Promotion = PromotionTerms & {
  code: string | null
  perClientLimit: number | null
  // Has a number of uses or a budget.
  isLimited: boolean
  // Counts its changes.
  version: number
}

// By profile id, if clients can book there.
export function findBookable(db: Db, profileId: ProfileId) {
  return houses(db)
    .where('b.id', '=', profileId)
    .where(sql<boolean>`is_listed(b)`)
    .executeTakeFirst()
}

// For staff: listed or not.
export function findHouse(db: Db, barberId: BarberId) {
  return houses(db).where('b.userId', '=', barberId).executeTakeFirst()
}

function houses(db: Db) {
  return db
    .selectFrom('barberProfiles as b')
    .leftJoin('barberBookingSettings as s', 's.barberId', 'b.userId')
    .select([
      'b.userId as barberId',
      'b.shopId',
      sql<boolean>`coalesce(s.auto_confirm, true)`.as('isInstant'),
      sql<string>`coalesce(s.payment_policy, 'pay_at_shop')`.as('paymentPolicy'),
      sql<number>`60 * greatest(coalesce(s.min_notice_hours, 1),
        coalesce((SELECT min_booking_notice_hours FROM settings), 1))`.as('noticeMinutes'),
      sql<number>`coalesce((SELECT request_answer_hours FROM settings), 24)`.as('answerHours'),
      sql<number>`coalesce((SELECT apart_hours FROM settings), 2)`.as('apartHours'),
      sql<Policy>`json_build_object(
        'cancellationWindowHours', coalesce(s.cancellation_window_hours, 24),
        'lateCancelFeePercent', coalesce(s.late_cancel_fee_percent, 0),
        'noShowFeePercent', coalesce(s.no_show_fee_percent, 0),
        'depositPercent', deposit_of(s))`.as('policy'),
      sql<Promotion[]>`open_promotions(b.user_id)`.as('promotions'),
      sql<CommissionRule[]>`running_commission_rules(b.user_id)`.as('commissionRules'),
    ])
}

type Purse = { walletCents: number; welcome: Promotion | null }

export async function findPurse(db: Db, clientId: string): Promise<Purse> {
  const { rows } = await sql<Purse>`
    SELECT credit_of(${clientId}) AS "walletCents", welcome_of(${clientId}) AS welcome`.execute(db)
  return rows[0] ?? { walletCents: 0, welcome: null }
}

// Undefined when the slot is taken: the exclusion constraint decides. A conflict is not raised as an
// error, because errors in a stampede become deadlocks.
export function insertHeld(db: Db, row: Insertable<Bookings>, keptMinutes: number) {
  const holdExpiresAt = sql<string>`now() + make_interval(mins => ${keptMinutes})`
  return db
    .insertInto('bookings')
    .values({ ...row, holdExpiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', sql<string>`hold_expires_at`.as('expiresAt')])
    .executeTakeFirst()
}

export async function insertItems(db: Db, rows: Insertable<BookingItems>[]) {
  await db.insertInto('bookingItems').values(rows).execute()
}

export async function replaceItems(db: Db, bookingId: string, items: BookingItem[]) {
  await db.deleteFrom('bookingItems').where('bookingId', '=', bookingId).execute()
  await insertItems(
    db,
    items.map(({ serviceId, name, priceCents, minutes: durationMinutes }, position) => ({
      bookingId,
      position,
      serviceId,
      name,
      priceCents,
      durationMinutes,
    })),
  )
}

type Event = { bookingId: string; event: string; actorId: string | null; data?: object }

export async function insertEvent(db: Db, { bookingId, event, actorId, data = {} }: Event) {
  await db
    .insertInto('bookingEvents')
    .values({ bookingId, event, actorId, data: JSON.stringify(data) })
    .execute()
}

type Wanted = { providerId: string; startsAt: string; endsAt: string }

// Expired holds that would still block the slot.
export function expireHolds(db: Db, { providerId, startsAt, endsAt }: Wanted) {
  return db
    .updateTable('bookings')
    .set({ status: 'expired' })
    .where('providerId', '=', providerId)
    .where('status', '=', 'held')
    .where('holdExpiresAt', '<=', now)
    .where(sql<boolean>`busy_range && tstzrange(${startsAt}, ${endsAt})`)
    .returning('id')
    .execute()
}

export function listUpcoming(db: Db, person: Person) {
  return db
    .selectFrom('bookings')
    .select(['id', 'barberId', 'startsAt', 'endsAt', 'paymentPolicy'])
    .where((eb) => eb.or([eb('status', 'in', ['pending', 'confirmed', 'checked_in']), isBeingPaid]))
    .where('startsAt', '>', now)
    .where(isOf(person))
    .execute()
}

// A hold whose client is on the provider's page counts as booked.
const isBeingPaid = sql<boolean>`(status = 'held' AND hold_expires_at > now()
  AND EXISTS (SELECT FROM payments AS p WHERE p.booking_id = bookings.id
    AND p.state IN ('created', 'open', 'needs_client')))`

export function lockBooking(db: Db, id: string) {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

// Serializes moves into one provider's time; inserts need no lock.
export async function lockProvider(db: Db, providerId: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${providerId}, 1))`.execute(db)
}

export async function isTimeFree(db: Db, span: Wanted & { exceptId: string | null }) {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('providerId', '=', span.providerId)
    .where('status', 'in', [...busyStatuses])
    .where(sql<boolean>`id IS DISTINCT FROM ${span.exceptId}::uuid`)
    .where(sql<boolean>`(status <> 'held' OR hold_expires_at > now())`)
    .where(sql<boolean>`busy_range && tstzrange(${span.startsAt}, ${span.endsAt})`)
    .executeTakeFirst()
  return row === undefined
}

export async function updateBooking(db: Db, id: string, change: Updateable<Bookings>) {
  await db
    .updateTable('bookings')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

// A card of the client's own, and whether it can be charged. The lock keeps it from being removed before
// the transaction ends.
export function findOwnCard(db: Db, userId: string, id: string) {
  return db
    .selectFrom('savedCards')
    .select(
      sql<boolean>`removed_at IS NULL
        AND make_date(exp_year, exp_month, 1) + interval '1 month' > now()`.as('isUsable'),
    )
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forShare()
    .executeTakeFirst()
}

export async function setFlagged(db: Db, id: string, hours: number) {
  await db
    .updateTable('bookings')
    .set((eb) => ({
      disputeStatus: 'flagged',
      flagAnswerBy: sql<string>`now() + make_interval(hours => ${hours})`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

// A repeated report keeps the first row.
export async function insertReport(db: Db, row: Insertable<ProblemReports>) {
  await db
    .insertInto('problemReports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['bookingId', 'kind']).doNothing())
    .execute()
}

// Client and barber agreed, or the booking is off: there is nothing left to decide.
export async function settleReports(db: Db, bookingId: string) {
  await db
    .updateTable('problemReports')
    .set({ state: 'settled' })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'open')
    .execute()
}

export async function deleteHold(db: Db, id: string) {
  await db
    .updateTable('bookings')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .execute()
}

type Holder = { clientId: string | null; deviceHash: Buffer | null }

// For a guest's hold only.
export async function setHolder(db: Db, id: string, { clientId, deviceHash }: Holder) {
  await db
    .updateTable('bookings')
    .set({ clientId, guestDeviceHash: deviceHash })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('clientId', 'is', null)
    .execute()
}

type Use = { promotionId: string; version: number; bookingId: string; cents: number }
type Rest = { isLeft: boolean; isLast: boolean }

// Whether this booking is within the promotion's number of uses and budget, and whether the budget is
// used up with it. Not, if its terms were changed since they were read. The lock lasts until the
// transaction ends, and the count is a statement of its own, so that it sees who was first.
export async function lockRest(db: Db, use: Use): Promise<Rest> {
  const { promotionId, version, bookingId, cents } = use
  await sql`SELECT FROM promotions WHERE id = ${promotionId} FOR NO KEY UPDATE`.execute(db)
  const { rows } = await sql<Rest>`
    SELECT p.version = ${version} AND is_left(p, ${bookingId}, ${cents}::int) AS is_left,
      NOT is_left(p, ${bookingId}, ${cents}::int + least_use(p)) AS is_last
    FROM promotions AS p WHERE p.id = ${promotionId}`.execute(db)
  return rows[0] ?? { isLeft: false, isLast: true }
}

type Of = { person: Person; exceptId: string | null }

// How often a person has used each of these promotions.
export async function countUsesOf(db: Db, promotionIds: string[], { person, exceptId }: Of) {
  const rows = await db
    .selectFrom('bookings')
    .select(['promotionId', sql<number>`count(*)`.as('uses')])
    .where('promotionId', 'in', promotionIds)
    .where(sql<boolean>`is_use(bookings)`)
    .where(sql<boolean>`id IS DISTINCT FROM ${exceptId}::uuid`)
    .where(isOf(person))
    .groupBy('promotionId')
    .execute()
  return new Map(rows.map(({ promotionId, uses }) => [promotionId, uses]))
}

// Whether a person has an appointment with the barber, or had one.
export const hasBooked = (db: Db, barberId: BarberId, of: Of) =>
  hasAny(db, of, [
    sql<boolean>`barber_id = ${barberId}`,
    sql<boolean>`status NOT IN ('held', 'expired', 'declined', 'cancelled', 'no_show')`,
  ])

// Whether a person has another booking that costs at least so much, anywhere.
export const hasBookedFrom = (db: Db, leastCents: number, of: Of) =>
  hasAny(db, of, [sql<boolean>`subtotal_cents >= ${leastCents}`, sql<boolean>`is_use(bookings)`])

async function hasAny(db: Db, { person, exceptId }: Of, conditions: RawBuilder<boolean>[]) {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where((eb) => eb.and(conditions))
    .where(sql<boolean>`id IS DISTINCT FROM ${exceptId}::uuid`)
    .where(isOf(person))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

// The services whose price may be crossed out.
export async function listStrikable(db: Db, serviceIds: string[]) {
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('id', 'in', serviceIds)
    .where(sql<boolean>`is_strikable(services)`)
    .execute()
  return rows.map(({ id }) => id)
}
