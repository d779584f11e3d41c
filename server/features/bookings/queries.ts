import { sql, type Insertable, type Updateable } from 'kysely'
import type { BookingItem, Policy } from '#contract/bookings/holds.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import { reviewDays } from '#contract/marketplace/reviews.ts'
import { busyStatuses, type Status } from '#contract/bookings/workflow.ts'
import type { Db } from '#server/db.ts'
import type { BookingItems, Bookings } from '#server/tables.ts'
import { isOf, type Person } from './reliability-queries.ts'

export { findBooking, listBookingsOf, type BookingRow } from './booking-rows-queries.ts'

const now = sql<string>`now()`

// What a barber's page id stands for, if clients may book there.
export function findBookable(db: Db, profileId: ProfileId) {
  return houses(db)
    .where('b.id', '=', profileId)
    .where(sql<boolean>`is_listed(b)`)
    .executeTakeFirst()
}

// For its own people, listed or not.
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
      sql<Policy>`json_build_object(
        'cancellationWindowHours', coalesce(s.cancellation_window_hours, 24),
        'lateCancelFeePercent', coalesce(s.late_cancel_fee_percent, 0),
        'noShowFeePercent', coalesce(s.no_show_fee_percent, 0))`.as('policy'),
    ])
}

// Empty when somebody has the time already: the exclusion constraint decides, and a conflict is no
// error, because an error in a stampede becomes a deadlock.
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

// The final ones instead of those that were booked.
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

// What the client said to a higher price, if they were asked and have said it.
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

type Wanted = { providerId: string; startsAt: string; endsAt: string }

// Holds that have run out and would stand in the way.
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
    .where('status', 'in', ['pending', 'confirmed', 'checked_in'])
    .where('startsAt', '>', now)
    .where(isOf(person))
    .execute()
}

export function findParties(db: Db, id: string) {
  return db
    .selectFrom('bookings')
    .select(['clientId', 'guestDeviceHash', 'barberId', 'providerId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

// Waits for whoever else is at it, so that each sees what the one before has done.
export function lockBooking(db: Db, id: string) {
  return db.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

// Moves of one person's time queue up here; inserts need no queue.
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

export async function deleteHold(db: Db, id: string) {
  await db
    .updateTable('bookings')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .execute()
}

type Holder = { clientId: string | null; deviceHash: Buffer | null }

// Whoever was offered a time as a guest goes on in another browser, or signed in.
export async function setHolder(db: Db, id: string, { clientId, deviceHash }: Holder) {
  await db
    .updateTable('bookings')
    .set({ clientId, guestDeviceHash: deviceHash })
    .where('id', '=', id)
    .where('status', '=', 'held')
    .where('clientId', 'is', null)
    .execute()
}

// True for whoever is the first to tell.
export async function insertNotice(db: Db, bookingId: string, kind: string, startsAt: string) {
  const row = await db
    .insertInto('bookingNotices')
    .values({ bookingId, kind, startsAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

// What the clock has to end, a few at a time: holds and requests that have run out, visits nobody
// has closed and nobody argues about.
export function listOverdue(db: Db, limit: number) {
  return db
    .selectFrom('bookings')
    .select(['id', sql<Status>`status`.as('status'), now.as('at')])
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'held'), eb('holdExpiresAt', '<=', now)]),
        eb.and([eb('status', '=', 'pending'), eb('answerBy', '<=', now)]),
        eb.and([
          eb('status', 'in', ['confirmed', 'checked_in', 'in_progress']),
          eb('endsAt', '<=', sql<string>`now() - interval '48 hours'`),
          eb('disputeStatus', 'is', null),
        ]),
        eb.and([
          eb('status', '=', 'awaiting_confirmation'),
          eb('finishedAt', '<=', sql<string>`now() - interval '24 hours'`),
          eb('disputeStatus', 'is', null),
        ]),
      ]),
    )
    .orderBy('startsAt')
    .limit(limit)
    .execute()
}

type Due = { kind: string; statuses: Status[]; from: string; to: string; of: 'startsAt' | 'endsAt' }

// Visits that begin or ended between two moments and about which this notice has not gone out.
// Whoever booked after the moment for it, or was told then of this time, needs none.
export function listDue(db: Db, { kind, statuses, from, to, of }: Due) {
  const column = sql.ref(of === 'startsAt' ? 'starts_at' : 'ends_at')
  return db
    .selectFrom('bookings')
    .select(['id', 'startsAt', now.as('at')])
    .where('status', 'in', statuses)
    .where(
      sql<boolean>`${column} > now() + ${from}::interval AND ${column} <= now() + ${to}::interval`,
    )
    .where(sql<boolean>`greatest(created_at, accepted_at, moved_at) < ${column} - ${to}::interval`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM booking_notices AS n WHERE n.booking_id = bookings.id
        AND n.kind = ${kind} AND n.starts_at = bookings.starts_at)`,
    )
    .limit(200)
    .execute()
}

// Completed two hours ago or more, and the client was not asked for a review. Who has written one
// needs no asking, and one that is argued about waits.
export function listToReview(db: Db, limit: number) {
  return db
    .selectFrom('bookings')
    .select('id')
    .where('status', '=', 'completed')
    .where(
      sql<boolean>`completed_at BETWEEN now() - make_interval(days => ${reviewDays})
        AND now() - interval '2 hours'`,
    )
    .where(sql<boolean>`coalesce(dispute_status, 'closed') = 'closed'`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM booking_notices AS n WHERE n.booking_id = bookings.id
        AND n.kind = 'ask_review')`,
    )
    .where(sql<boolean>`NOT EXISTS (SELECT FROM reviews AS r WHERE r.booking_id = bookings.id)`)
    .orderBy('completedAt')
    .limit(limit)
    .execute()
}

export function findContact(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['email', sql<Language>`language`.as('language')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
