import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import { at } from '#contract/lists.ts'
import type { OfferQuery, PlatformOffer } from '#contract/money/platform-offers.ts'
import type { PromotionTerms } from '#contract/money/price.ts'
import { promotionStatuses } from '#contract/money/promotions.ts'
import { totalOf } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import type { Promotions } from '#server/database/tables.ts'

type Row = Omit<PlatformOffer, keyof PromotionTerms> & { id: string; terms: PromotionTerms }

// The welcome bonus belongs to the referrals.
const ofPlatform = sql`p.barber_id IS NULL AND p.kind <> 'welcome'`

const select = sql`
  SELECT p.id, promotion_terms(p) AS terms, p.name, promotion_status(p) AS status, p.code,
    p.starts_at AS "startsAt", p.ended_at AS "endedAt", p.max_uses AS "maxUses",
    p.per_client_limit AS "perClientLimit", p.budget_cents AS "budgetCents", p.version,
    used.uses, used.cents AS "usedCents", used.cost AS "costCents", used.upcoming,
    used.named = 0 AS "isUnused", coalesce(c.name, '') AS "createdBy", p.created_at AS "createdAt"
  FROM promotions AS p
  LEFT JOIN profiles AS c ON c.user_id = p.created_by
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE is_use(b)) AS uses,
      coalesce(sum(b.discount_cents) FILTER (WHERE is_use(b)), 0) AS cents,
      coalesce(sum(b.discount_cents) FILTER (WHERE b.status = 'completed'), 0) AS cost,
      count(*) FILTER (WHERE b.status IN ('held', 'pending', 'confirmed', 'checked_in')) AS upcoming,
      count(*) FILTER (WHERE b.status <> 'expired') AS named
    FROM bookings AS b WHERE b.promotion_id = p.id) AS used`

function isWanted({ status, kind, q }: OfferQuery) {
  const parts: RawBuilder<unknown>[] = [ofPlatform]
  if (status !== undefined) parts.push(sql`promotion_status(p) = ${status}`)
  if (kind !== undefined) parts.push(sql`p.kind = ${kind}`)
  if (q)
    parts.push(sql`(strpos(lower(p.name), lower(${q})) > 0 OR strpos(p.code, upper(${q})) > 0)`)
  return sql.join(parts, sql` AND `)
}

export async function listOffers(db: Db, query: OfferQuery, limit: number) {
  const { after } = query
  const isOlder = after ? sql`(p.created_at, p.id) < (${after.at}, ${after.id})` : sql`true`
  const { rows } = await sql<Row>`${select} WHERE ${isWanted(query)} AND ${isOlder}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export async function countOffers(db: Db, query: OfferQuery) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM promotions AS p WHERE ${isWanted(query)}`.execute(db)
  return totalOf(at(rows, 0).count)
}

export async function findOffer(db: Db, id: string) {
  const { rows } = await sql<Row>`${select} WHERE ${ofPlatform} AND p.id = ${id}`.execute(db)
  return rows[0]
}

// The time zone of the launch city.
export async function findCityZone(db: Db) {
  const { rows } = await sql<{ zone: string }>`SELECT time_zone_of(NULL) AS zone`.execute(db)
  return at(rows, 0).zone
}

export async function countStatuses(db: Db) {
  const { rows } = await sql<{ status: PlatformOffer['status']; count: number }>`
    SELECT promotion_status(p) AS status, count(*)::int AS count
    FROM promotions AS p WHERE ${ofPlatform} GROUP BY 1`.execute(db)
  const countOf = (name: PlatformOffer['status']) =>
    rows.find(({ status }) => status === name)?.count ?? 0
  const [running, planned, paused, usedUp, ended] = promotionStatuses
  return {
    [running]: countOf(running),
    [planned]: countOf(planned),
    [paused]: countOf(paused),
    [usedUp]: countOf(usedUp),
    [ended]: countOf(ended),
  }
}

// Of those that are not over.
export async function sumBudgets(db: Db) {
  const { rows } = await sql<{ budgetCents: number; usedCents: number }>`
    SELECT coalesce(sum(p.budget_cents), 0)::bigint AS "budgetCents",
      coalesce(sum(used.cents), 0)::bigint AS "usedCents"
    FROM promotions AS p
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(b.discount_cents), 0) AS cents FROM bookings AS b
      WHERE b.promotion_id = p.id AND is_use(b)) AS used
    WHERE ${ofPlatform} AND promotion_status(p) <> 'ended'`.execute(db)
  return at(rows, 0)
}

// Two administrators who make offers at the same moment do it one after the other.
export async function lockOpen(db: Db) {
  await sql`SELECT pg_advisory_xact_lock(hashtext('platform_offers'))`.execute(db)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM promotions AS p
    WHERE ${ofPlatform} AND p.state <> 'ended'
      AND (p.ends_at IS NULL OR p.ends_at > now())`.execute(db)
  return at(rows, 0).count
}

export async function insertOffer(db: Db, row: Insertable<Promotions>) {
  const { id } = await db
    .insertInto('promotions')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// Holds that use it wait, and so does this for them.
export async function lockOffer(db: Db, id: string) {
  await sql`SELECT FROM promotions WHERE id = ${id} FOR UPDATE`.execute(db)
  return findOffer(db, id)
}

export async function updateOffer(db: Db, id: string, change: Updateable<Promotions>) {
  await db
    .updateTable('promotions')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
