import { sql } from 'kysely'
import type { PinOrder } from '#contract/admin/featured.ts'
import type { ApprovalStatus } from '#contract/business/listing.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

const isNow = sql<boolean>`today_of(f.barber_id) BETWEEN f.starts_on AND f.ends_on`

export function listPins(db: Db) {
  return db
    .selectFrom('featuredPins as f')
    .innerJoin('barberProfiles as b', 'b.userId', 'f.barberId')
    .select(['b.id', 'b.shopName', 'f.startsOn', 'f.endsOn', isNow.as('isNow')])
    .where(sql<boolean>`f.ends_on >= today_of(f.barber_id)`)
    .orderBy('f.startsOn')
    .orderBy('f.createdAt')
    .execute()
}

export async function listPinnedIds(db: Db) {
  const rows = await db
    .selectFrom('featuredPins as f')
    .innerJoin('barberProfiles as b', 'b.userId', 'f.barberId')
    .select('b.id')
    .where(isNow)
    .orderBy('f.startsOn')
    .orderBy('f.createdAt')
    .execute()
  return rows.map(({ id }) => id)
}

// Two administrators who pin at the same moment count one after the other.
export async function lockPins(db: Db) {
  await sql`SELECT pg_advisory_xact_lock(hashtext('featured_pins'))`.execute(db)
}

export function findListing(db: Db, id: ProfileId) {
  return db
    .selectFrom('barberProfiles')
    .select(['userId as barberId', sql<ApprovalStatus>`approval_status`.as('status')])
    .select(sql<string>`today_of(user_id)::text`.as('today'))
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findPin(db: Db, barberId: BarberId) {
  return db
    .selectFrom('featuredPins')
    .select(['startsOn', 'endsOn'])
    .where('barberId', '=', barberId)
    .executeTakeFirst()
}

type Days = Pick<PinOrder, 'startsOn' | 'endsOn'>

// The most others on one of these days. A day that has the most is the first one or one on which
// another begins.
export async function countFullest(db: Db, barberId: BarberId, { startsOn, endsOn }: Days) {
  const { rows } = await sql<{ most: number }>`
    WITH others AS (SELECT starts_on, ends_on FROM featured_pins WHERE barber_id <> ${barberId})
    SELECT coalesce(max(n), 0)::int AS most FROM (
      SELECT (SELECT count(*) FROM others WHERE day BETWEEN starts_on AND ends_on) AS n
      FROM (SELECT ${startsOn}::date AS day UNION SELECT starts_on FROM others) AS days
      WHERE day BETWEEN ${startsOn}::date AND ${endsOn}::date) AS counted`.execute(db)
  return rows[0]?.most ?? 0
}

type NewPin = Days & { barberId: BarberId; pinnedBy: string }

export async function upsertPin(db: Db, pin: NewPin) {
  await db
    .insertInto('featuredPins')
    .values(pin)
    .onConflict((conflict) => conflict.column('barberId').doUpdateSet(pin))
    .execute()
}

export async function deletePin(db: Db, barberId: BarberId) {
  await db.deleteFrom('featuredPins').where('barberId', '=', barberId).execute()
}
