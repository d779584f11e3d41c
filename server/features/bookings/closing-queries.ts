import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import { given, type Db } from '#server/database/db.ts'
import { barberIdOf } from '#server/ids.ts'

export type Held =
  | { userId: string }
  | { barberId: BarberId; providerId?: string; serviceId?: string }

// A listing or an account that was closed.
export type Closed = { barberId: BarberId } | { userId: string }

export async function isClosed(db: Db, of: Closed) {
  const row =
    'barberId' in of
      ? await db
          .selectFrom('barberProfiles')
          .select(sql<boolean>`approval_status = 'suspended'`.as('isClosed'))
          .where('userId', '=', of.barberId)
          .executeTakeFirst()
      : await db
          .selectFrom('profiles')
          .select(sql<boolean>`NOT is_active`.as('isClosed'))
          .where('userId', '=', of.userId)
          .executeTakeFirst()
  return row?.isClosed === true
}

// Whether clients can book at the business.
export async function isListed(db: Db, barberId: BarberId) {
  const row = await db
    .selectFrom('barberProfiles as b')
    .select('b.id')
    .where('b.userId', '=', barberId)
    .where(sql<boolean>`is_listed(b)`)
    .executeTakeFirst()
  return row !== undefined
}

function bookingsOf(db: Db, held: Held) {
  const query = db.selectFrom('bookings as k')
  if ('userId' in held)
    return query.where((eb) =>
      eb.or([
        eb('k.clientId', '=', held.userId),
        eb('k.barberId', '=', barberIdOf(held.userId)),
        eb('k.providerId', '=', held.userId),
      ]),
    )
  const { barberId, providerId, serviceId } = held
  return query
    .where('k.barberId', '=', barberId)
    .$call(given(providerId, (rows, id) => rows.where('k.providerId', '=', id)))
    .$if(serviceId !== undefined, (rows) =>
      rows.where(
        sql<boolean>`EXISTS (SELECT FROM booking_items AS i
          WHERE i.booking_id = k.id AND i.service_id = ${serviceId})`,
      ),
    )
}

export function listOpenHolds(db: Db, held: Held) {
  return bookingsOf(db, held)
    .select('k.id')
    .where('k.status', '=', 'held')
    .orderBy('k.id')
    .execute()
}

export async function countUpcoming(db: Db, held: Held) {
  const { count } = await bookingsOf(db, held)
    .select(sql<number>`count(*)`.as('count'))
    .where('k.status', 'in', ['pending', 'confirmed', 'checked_in', 'in_progress'])
    .where('k.endsAt', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return count
}

// Everything that an administrator can cancel, the soonest first.
export function listUpcoming(db: Db, held: Held) {
  return bookingsOf(db, held)
    .select(['k.id', 'k.status', 'k.barberId', 'k.providerId'])
    .select(['k.clientId', 'k.guestEmail', 'k.guestPhone'])
    .where('k.status', 'in', ['pending', 'confirmed', 'checked_in'])
    .where('k.endsAt', '>', sql<string>`now()`)
    .orderBy('k.startsAt')
    .orderBy('k.id')
    .execute()
}

const performsAll = sql`NOT EXISTS (SELECT FROM booking_items AS i
  WHERE i.booking_id = k.id AND i.service_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM employee_services AS s
    WHERE s.employee_id = k.employee_id AND s.service_id = i.service_id))`

// The state of the business, provider and services that decides whether a hold can still be
// confirmed.
export function findOpenness(db: Db, bookingId: string) {
  return db
    .selectFrom('bookings as k')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .innerJoin('profiles as p', 'p.userId', 'k.providerId')
    .select([
      sql<boolean>`is_listed(b)`.as('isListed'),
      sql<boolean>`b.is_active AND b.approval_status <> 'suspended'`.as('isOperating'),
      sql<boolean>`p.is_active AND (k.provider_id = k.barber_id OR (${performsAll} AND EXISTS (
        SELECT FROM bookable_employees AS e WHERE e.id = k.employee_id)))`.as('isProviderBookable'),
      sql<boolean>`p.is_active AND (k.provider_id = k.barber_id OR EXISTS (
        SELECT FROM employees AS e WHERE e.id = k.employee_id AND e.is_active))`.as(
        'isProviderThere',
      ),
      sql<boolean>`NOT EXISTS (SELECT FROM booking_items AS i
        JOIN services AS s ON s.id = i.service_id
        WHERE i.booking_id = k.id AND NOT s.is_active)`.as('areServicesOffered'),
    ])
    .where('k.id', '=', bookingId)
    .executeTakeFirstOrThrow()
}

// A dispute about whether the booking took place ends with that question.
export async function closeDisputes(db: Db, bookingId: string) {
  await sql`
    WITH closed AS (
      UPDATE disputes SET state = 'closed', outcome = 'settled', due_at = NULL, closed_at = now()
      WHERE booking_id = ${bookingId} AND kind = 'claim' AND reason = 'no_service'
        AND state = 'escalated'
      RETURNING id
    )
    INSERT INTO dispute_events (dispute_id, side, event) SELECT id, 'system', 'settled' FROM closed
  `.execute(db)
}
