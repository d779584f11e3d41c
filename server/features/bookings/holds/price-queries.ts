// What offers and credit a booking can have.
import { sql } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { isOf, type Person } from '#server/features/bookings/reliability-queries.ts'
import type { Promotion } from '#server/features/bookings/queries.ts'

type Purse = { walletCents: number; welcome: Promotion | null }

export async function findPurse(db: Db, clientId: string): Promise<Purse> {
  const { rows } = await sql<Purse>`
    SELECT credit_of(${clientId}) AS "walletCents", welcome_of(${clientId}) AS welcome`.execute(db)
  return rows[0] ?? { walletCents: 0, welcome: null }
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
export async function hasBooked(db: Db, barberId: BarberId, { person, exceptId }: Of) {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('barberId', '=', barberId)
    .where('status', 'not in', ['held', 'expired', 'declined', 'cancelled', 'no_show'])
    .where(sql<boolean>`id IS DISTINCT FROM ${exceptId}::uuid`)
    .where(isOf(person))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

// Whether a person has another booking that costs at least so much, anywhere.
export async function hasBookedFrom(db: Db, leastCents: number, { person, exceptId }: Of) {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('subtotalCents', '>=', leastCents)
    .where(sql<boolean>`is_use(bookings)`)
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
