import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

// An account, or an address that was proved.
export type Person = { clientId: string | null; email: string | null }

// Which rows of `bookings` are this person's. Somebody with an account who books without it is the
// same person, and so are two accounts that proved the same phone. A phone that was only typed counts
// for nothing: anyone can type a stranger's.
export function isOf({ clientId, email }: Person) {
  if (clientId === null)
    return sql<boolean>`(guest_email = ${email}
      OR client_id = (SELECT id FROM users WHERE email = ${email}))`
  return sql<boolean>`(client_id = ${clientId}
    OR client_id IN (SELECT other.user_id FROM profiles AS own
      JOIN profiles AS other ON other.phone = own.phone AND other.phone_verified_at IS NOT NULL
      WHERE own.user_id = ${clientId} AND own.phone_verified_at IS NOT NULL)
    OR (client_id IS NULL AND guest_email = (SELECT email FROM users WHERE id = ${clientId})))`
}

// Missed and late-cancelled visits of the last twelve months. What was appealed against with success
// does not count, nor does what the client neither booked nor agreed to.
export function countMarks(db: Db, person: Person) {
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
    .executeTakeFirstOrThrow()
}

// True when there was one that waited for an answer.
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

// What parallel requests of this person have in common, to be locked by.
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

// The same for everyone who booked without an account from one network.
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
