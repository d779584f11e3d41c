import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'

// An account, or a proven address.
export type Person = { clientId: string | null; email: string | null }

// Matches this person's bookings. Guest bookings with the account's email belong to the same
// person, and so do accounts with the same verified phone. Unverified phones do not count, because
// anyone can type them. The accounts are an array, because their index finds each of an array, and none
// of a subquery that is one of several conditions.
export function isOf({ clientId, email }: Person) {
  if (clientId === null)
    return sql<boolean>`(guest_email = ${email}
      OR client_id = (SELECT id FROM users WHERE email = ${email}))`
  return sql<boolean>`(client_id = ANY (array(SELECT ${clientId}::uuid
      UNION ALL SELECT other.user_id FROM profiles AS own
      JOIN profiles AS other ON other.phone = own.phone AND other.phone_verified_at IS NOT NULL
      WHERE own.user_id = ${clientId} AND own.phone_verified_at IS NOT NULL))
    OR (client_id IS NULL AND guest_email = (SELECT email FROM users WHERE id = ${clientId})))`
}

// No-shows and late cancellations of the last twelve months. Accepted appeals do not count, nor do
// bookings that the client neither made nor agreed to. `exceptId` leaves one booking out.
export function countMarks(db: Db, person: Person, exceptId: string | null = null) {
  return db
    .selectFrom('bookings')
    .select([
      sql<number>`count(*) FILTER (WHERE status = 'no_show' AND by_shop IS NULL
        AND NOT EXISTS (
        SELECT FROM no_show_appeals AS a WHERE a.booking_id = bookings.id
          AND a.state = 'accepted'))`.as('noShows'),
      sql<number>`count(*) FILTER (WHERE is_late_cancel)`.as('lateCancels'),
    ])
    .where('startsAt', '>', sql<string>`now() - interval '12 months'`)
    .where(isOf(person))
    .$if(exceptId !== null, (rows) => rows.where('id', '<>', exceptId))
    .executeTakeFirstOrThrow()
}

// The numbers of marks from which something follows; without a row of settings, the usual ones.
export async function findSteps(db: Db) {
  const row = await db
    .selectFrom('settings')
    .select(['noShowsToConfirm', 'noShowsToAsk', 'lateCancelsToAsk', 'noShowsUntilOff'])
    .executeTakeFirst()
  return row ?? { noShowsToConfirm: 1, noShowsToAsk: 2, lateCancelsToAsk: 3, noShowsUntilOff: 4 }
}

// True when an appeal was pending.
export async function setAppealAccepted(db: Db, bookingId: string, answeredBy: string | null) {
  const row = await db
    .updateTable('noShowAppeals')
    .set({ state: 'accepted', answeredBy, answeredAt: sql`now()` })
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

// Lock keys that parallel requests of this person share.
export async function listNames(db: Db, { clientId, email }: Person) {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select(['u.id', 'u.email'])
    .select(
      sql<string | null>`CASE WHEN p.phone_verified_at IS NOT NULL THEN p.phone END`.as('phone'),
    )
    .where((eb) => (clientId === null ? eb('u.email', '=', email) : eb('u.id', '=', clientId)))
    .executeTakeFirst()
  const names = [`email:${row?.email ?? email}`]
  if (row) names.push(`user:${row.id}`)
  if (row?.phone) names.push(`phone:${row.phone}`)
  return names
}

// Bookings this person made at a barber within a day and canceled again.
export async function countCanceled(db: Db, person: Person, barberId: BarberId) {
  return countWithin(db, barberId, isOf(person))
}

// The same for all guests of one network.
export async function countCanceledFrom(db: Db, networkHash: Buffer, barberId: BarberId) {
  return countWithin(db, barberId, sql<boolean>`guest_network = ${networkHash}`)
}

async function countWithin(db: Db, barberId: BarberId, isTheirs: ReturnType<typeof isOf>) {
  const { count } = await db
    .selectFrom('bookings')
    .select(sql<number>`count(*)`.as('count'))
    .where('barberId', '=', barberId)
    .where('status', '=', 'cancelled')
    .where(sql<boolean>`(cancelled_by IS NULL OR cancelled_by = client_id)`)
    .where(sql<boolean>`created_at > now() - interval '24 hours'`)
    .where(isTheirs)
    .executeTakeFirstOrThrow()
  return count
}

export async function forgetNetworks(db: Db, days: number) {
  await db
    .updateTable('bookings')
    .set({ guestNetwork: null })
    .where('guestNetwork', 'is not', null)
    .where(sql<boolean>`created_at < now() - make_interval(days => ${days})`)
    .execute()
}

export type Contacts = { clientId: string | null; email: string | null; phone: string | null }
export type Time = { barberId: BarberId; startsAt: string; endsAt: string; apartHours: number }

// Bookings of this person at the same time, or at another barber within the hours between two. A guest
// is also known by the phone, which is only typed: it refuses nothing for good.
export function listAround(db: Db, { clientId, email, phone }: Contacts, time: Time) {
  const hasPhone =
    clientId === null
      ? sql<boolean>`guest_phone = ${phone}
          OR client_id = ANY (array(SELECT user_id FROM profiles WHERE phone = ${phone}))`
      : sql<boolean>`false`
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .select(['k.id', 'k.bookingNumber', 'k.startsAt', 'b.shopName', zoneOfShop.as('timeZone')])
    .where('k.status', 'in', ['pending', 'confirmed', 'checked_in', 'in_progress'])
    .where(sql<boolean>`(${isOf({ clientId, email })} OR ${hasPhone})`)
    .where(
      sql<boolean>`(k.starts_at < ${time.endsAt} AND k.ends_at > ${time.startsAt}
        OR k.barber_id <> ${time.barberId} AND abs(extract(epoch FROM
          k.starts_at - ${time.startsAt}::timestamptz)) < ${time.apartHours} * 3600)`,
    )
    .orderBy('k.startsAt')
    .execute()
}
