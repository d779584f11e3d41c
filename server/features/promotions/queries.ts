import { sql, type Insertable } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { PromotionTerms } from '#contract/money/price.ts'
import type { OwnPromotion } from '#contract/money/promotions.ts'
import type { Db } from '#server/database/db.ts'
import { wasBooked } from '#server/database/measures.ts'
import { timeZoneOf } from '#server/database/shop-days.ts'
import type { Promotions } from '#server/database/tables.ts'

type Row = Omit<OwnPromotion, keyof PromotionTerms> & { terms: PromotionTerms }

export async function listPromotions(db: Db, barberId: BarberId) {
  const { rows } = await sql<Row>`
    SELECT promotion_terms(p) AS terms, p.code, p.starts_at AS "startsAt", p.ended_at AS "endedAt",
      p.max_uses AS "maxUses", p.per_client_limit AS "perClientLimit",
      promotion_status(p) AS status,
      used.uses, used.discount AS "discountCents", used.revenue AS "revenueCents"
    FROM promotions AS p
    CROSS JOIN LATERAL (
      SELECT count(*) AS uses, coalesce(sum(discount_cents), 0) AS discount,
             coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0) AS revenue
      FROM bookings AS b
      WHERE b.promotion_id = p.id AND is_use(b) AND b.status <> 'held') AS used
    WHERE p.barber_id = ${barberId}
    ORDER BY p.id DESC
    LIMIT 200
  `.execute(db)
  return rows
}

export function listServices(db: Db, barberId: BarberId) {
  return db
    .selectFrom('services as s')
    .select(['s.id', 's.name', 's.priceCents'])
    .select(sql<boolean>`is_strikable(s)`.as('isStrikable'))
    .where('s.barberId', '=', barberId)
    .where('s.isActive', '=', true)
    .orderBy('s.position')
    .orderBy('s.id')
    .execute()
}

type Week = { week: string; withOffer: number; without: number }

// Bookings that clients made online, by the Monday of the shop's week they were made in.
export async function listWeeks(db: Db, barberId: BarberId, weeks: number) {
  const { rows } = await sql<Week>`
    WITH days AS (
      SELECT date_trunc('week', now() AT TIME ZONE ${timeZoneOf(barberId)})::date AS monday)
    SELECT week::date AS week, count(made.id) FILTER (WHERE made.promotion_id IS NOT NULL) AS "withOffer",
      count(made.id) FILTER (WHERE made.promotion_id IS NULL) AS without
    FROM days, generate_series(monday - 7 * ${weeks - 1}::int, monday, interval '7 days') AS week
    LEFT JOIN (
      SELECT id, promotion_id,
        date_trunc('week', created_at AT TIME ZONE ${timeZoneOf(barberId)})::date AS made_in
      FROM bookings
      WHERE barber_id = ${barberId} AND source IN ('marketplace', 'direct_link')
        AND ${wasBooked}
        AND created_at > now() - make_interval(weeks => ${weeks + 1}::int)) AS made
      ON made.made_in = week::date
    GROUP BY week ORDER BY week
  `.execute(db)
  return rows
}

// Locks the business until the transaction ends, so that parallel inserts cannot pass the limit.
export async function lockOpen(db: Db, barberId: BarberId) {
  await db.selectFrom('users').select('id').where('id', '=', barberId).forUpdate().execute()
  const { count } = await db
    .selectFrom('promotions')
    .select(sql<number>`count(*)`.as('count'))
    .where('barberId', '=', barberId)
    .where('state', '<>', 'ended')
    .where(sql<boolean>`(ends_at IS NULL OR ends_at > now())`)
    .executeTakeFirstOrThrow()
  return count
}

export function insertPromotion(db: Db, row: Insertable<Promotions>) {
  return db.insertInto('promotions').values(row).returning('id').executeTakeFirstOrThrow()
}

export async function countServices(db: Db, barberId: BarberId, ids: string[]) {
  const { count } = await db
    .selectFrom('services')
    .select(sql<number>`count(*)`.as('count'))
    .where('barberId', '=', barberId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return count
}

// Undefined for promotions of other businesses.
export function lockPromotion(db: Db, barberId: BarberId, id: string) {
  return db
    .selectFrom('promotions')
    .select(['id', 'state'])
    .select(sql<boolean>`state = 'ended' OR coalesce(ends_at <= now(), false)`.as('isOver'))
    .where('id', '=', id)
    .where('barberId', '=', barberId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setState(db: Db, id: string, state: 'active' | 'paused' | 'ended') {
  await db
    .updateTable('promotions')
    .set({ state, endedAt: state === 'ended' ? sql<string>`now()` : null })
    .where('id', '=', id)
    .execute()
}

type Offered = { barberId: BarberId; terms: PromotionTerms }

// Those of the platform that need no code. The welcome bonus is a promise to one person.
export async function listOfPlatform(db: Db) {
  const { rows } = await sql<Pick<Offered, 'terms'>>`
    SELECT promotion_terms(p) AS terms FROM promotions AS p
    WHERE p.barber_id IS NULL AND p.kind NOT IN ('code', 'welcome') AND is_open(p)
    ORDER BY p.id
  `.execute(db)
  return rows.map(({ terms }) => terms)
}

// Those that need no code, of some barbers.
export async function listOffered(db: Db, barberIds: BarberId[]) {
  const { rows } = await sql<Offered>`
    SELECT p.barber_id AS "barberId", promotion_terms(p) AS terms
    FROM promotions AS p
    WHERE p.barber_id = ANY (${barberIds}::uuid[]) AND p.code IS NULL AND is_open(p)
    ORDER BY p.id
  `.execute(db)
  return rows
}

export async function listStrikable(db: Db, barberId: BarberId) {
  const rows = await db
    .selectFrom('services as s')
    .select('s.id')
    .where('s.barberId', '=', barberId)
    .where('s.isActive', '=', true)
    .where(sql<boolean>`is_strikable(s)`)
    .execute()
  return rows.map(({ id }) => id)
}
