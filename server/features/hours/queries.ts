import { sql } from 'kysely'
import type { BookingRules, Conflict, HourException, TimeOff } from '#contract/business/hours.ts'
import type { HourSpan } from '#contract/business/week.ts'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import { todayOf } from '#server/database/shop-days.ts'

export type Row = HourSpan & { weekday: number }

const opens = sql<number>`lower(open_range)`.as('opensMinutes')
const closes = sql<number>`upper(open_range)`.as('closesMinutes')
const rangeOf = ({ opensMinutes, closesMinutes }: HourSpan) => `[${opensMinutes},${closesMinutes})`

export function findMember(db: Db, barberId: BarberId, employeeId: string) {
  return members(db, barberId).where('e.id', '=', employeeId).executeTakeFirst()
}

export function listMembers(db: Db, barberId: BarberId) {
  return members(db, barberId).orderBy('e.joinedAt').orderBy('e.id').execute()
}

function members(db: Db, barberId: BarberId) {
  return db
    .selectFrom('employees as e')
    .innerJoin('profiles as p', 'p.userId', 'e.userId')
    .select(['e.id', 'e.userId', 'p.name', 'e.timeOffNeedsApproval'])
    .where('e.barberId', '=', barberId)
    .where('e.isActive', '=', true)
}

export async function findName(db: Db, userId: string) {
  const row = await db
    .selectFrom('profiles')
    .select('name')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.name ?? ''
}

// Serializes changes of the same hours.
export async function lockPeople(db: Db, userIds: string[]) {
  await db
    .selectFrom('profiles')
    .select('userId')
    .where('userId', 'in', userIds)
    .orderBy('userId')
    .forUpdate()
    .execute()
}

export function listWeek(db: Db, providerId: string): Promise<Row[]> {
  return db
    .selectFrom('availabilityRules')
    .select(['weekday', opens, closes])
    .where('providerId', '=', providerId)
    .orderBy('weekday')
    .orderBy('openRange')
    .execute()
}

export async function replaceWeek(db: Db, providerId: string, rows: Row[]) {
  await db.deleteFrom('availabilityRules').where('providerId', '=', providerId).execute()
  if (rows.length === 0) return
  const values = rows.map((row) => ({
    providerId,
    weekday: row.weekday,
    openRange: rangeOf(row),
  }))
  await db.insertInto('availabilityRules').values(values).execute()
}

export function listShopWeek(db: Db, barberId: BarberId): Promise<Row[]> {
  return db
    .selectFrom('shopHours')
    .select(['weekday', opens, closes])
    .where('barberId', '=', barberId)
    .orderBy('weekday')
    .orderBy('openRange')
    .execute()
}

export async function replaceShopWeek(db: Db, barberId: BarberId, rows: Row[]) {
  await db.deleteFrom('shopHours').where('barberId', '=', barberId).execute()
  if (rows.length === 0) return
  const values = rows.map((row) => ({ barberId, weekday: row.weekday, openRange: rangeOf(row) }))
  await db.insertInto('shopHours').values(values).execute()
}

type Whose = { barberId: BarberId; providerId: string }

export function listExceptions(db: Db, whose: Whose): Promise<HourException[]> {
  return db
    .selectFrom('availabilityExceptions')
    .select(['day as date', 'reason'])
    .select(
      sql<HourSpan[]>`(
        SELECT coalesce(json_agg(json_build_object(
          'opensMinutes', lower(span), 'closesMinutes', upper(span)) ORDER BY span), '[]')
        FROM unnest(open_ranges) AS span)`.as('spans'),
    )
    .where('providerId', '=', whose.providerId)
    .where('day', '>=', todayOf(whose.barberId))
    .orderBy('day')
    .execute()
}

export async function upsertException(db: Db, providerId: string, given: HourException) {
  const { date, reason, spans } = given
  const openRanges = `{${spans.map(rangeOf).join(',')}}`
  await db
    .insertInto('availabilityExceptions')
    .values({ providerId, day: date, openRanges, reason })
    .onConflict((conflict) =>
      conflict.columns(['providerId', 'day']).doUpdateSet({ openRanges, reason }),
    )
    .execute()
}

export async function deleteException(db: Db, providerId: string, date: string) {
  const row = await db
    .deleteFrom('availabilityExceptions')
    .where('providerId', '=', providerId)
    .where('day', '=', date)
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

// Current and future time off. Open-ended time off gets a date far in the future.
export function listTimeOff(db: Db, { barberId, providerId }: Whose): Promise<TimeOff[]> {
  const startOfToday = sql`(SELECT midnight_of(${barberId}, today_of(${barberId})))`
  return db
    .selectFrom('timeOff')
    .select(['id', 'reason'])
    .select([
      sql<string>`coalesce(lower(during), '1970-01-01')`.as('startsAt'),
      sql<string>`coalesce(upper(during), '2200-01-01')`.as('endsAt'),
    ])
    .where('providerId', '=', providerId)
    .where(sql<boolean>`during && tstzrange(${startOfToday}, NULL)`)
    .orderBy('during')
    .execute()
}

type Away = { startsAt: string; endsAt: string; reason: string }

export async function insertTimeOff(db: Db, providerId: string, away: Away) {
  const during = `[${away.startsAt},${away.endsAt})`
  await db.insertInto('timeOff').values({ providerId, during, reason: away.reason }).execute()
}

export async function deleteTimeOff(db: Db, providerId: string, id: string) {
  const row = await db
    .deleteFrom('timeOff')
    .where('providerId', '=', providerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

// A provider's upcoming bookings at one business.
export async function listComingBookings(db: Db, barberId: BarberId, providerId: string) {
  const { rows } = await sql<Conflict>`
    SELECT b.id AS "bookingId", b.booking_number AS "bookingNumber",
      b.starts_at AS "startsAt", b.ends_at AS "endsAt",
      coalesce(client.name, b.guest_name, '') AS "clientName",
      provider.name AS "professionalName",
      (SELECT coalesce(string_agg(name, ', ' ORDER BY position), '') FROM booking_items
       WHERE booking_id = b.id) AS services
    FROM bookings AS b
    JOIN profiles AS provider ON provider.user_id = b.provider_id
    LEFT JOIN profiles AS client ON client.user_id = b.client_id
    WHERE b.barber_id = ${barberId} AND b.provider_id = ${providerId}
      AND b.ends_at > now()
      AND b.status IN ('pending', 'confirmed', 'checked_in', 'in_progress')
    ORDER BY b.starts_at, b.id
  `.execute(db)
  return rows
}

// Booking rules with defaults filled in.
export async function findRules(db: Db, barberId: BarberId) {
  const { rows } = await sql<BookingRules & { leastNoticeHours: number }>`
    SELECT coalesce(s.slot_interval_minutes, 30) AS "slotIntervalMinutes",
      greatest(coalesce(s.min_notice_hours, 1), least_notice) AS "minNoticeHours",
      coalesce(s.max_advance_days, 30) AS "maxAdvanceDays",
      coalesce(s.buffer_minutes, 0) AS "bufferMinutes",
      coalesce(s.auto_confirm, true) AS "autoConfirm",
      s.max_per_day AS "maxPerDay",
      coalesce(s.accept_walk_ins, true) AS "acceptWalkIns",
      least_notice AS "leastNoticeHours"
    FROM (SELECT coalesce((SELECT min_booking_notice_hours FROM settings), 1) AS least_notice) AS house
    LEFT JOIN barber_booking_settings AS s ON s.barber_id = ${barberId}
  `.execute(db)
  return at(rows, 0)
}

export async function upsertRules(db: Db, barberId: BarberId, rules: BookingRules) {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId, ...rules })
    .onConflict((conflict) => conflict.column('barberId').doUpdateSet(rules))
    .execute()
}
