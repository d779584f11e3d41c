import { sql } from 'kysely'
import type { ReliabilityItem, ReliabilityNumbers } from '#contract/business/reliability.ts'
import type { BarberId } from '#contract/ids.ts'
import { at } from '#contract/lists.ts'
import type { Db } from '#server/database/db.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'

const reliabilityDays = 30
// A cancellation within this many hours of the start is late.
const lateCancelHours = 24

// As a subquery it is computed once, not for every booking.
const since = sql`(SELECT now() - make_interval(days => ${reliabilityDays}))`

// Serializes a business's cancellations, so that each sees the ones before.
export async function lockBusiness(db: Db, barberId: BarberId) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${barberId}, 3))`.execute(db)
}

// `barber` is a column or a value. Cancellations are counted by their own date, bookings by their
// start.
const numbersOf = (barber: unknown) => sql`
  SELECT count(*) FILTER (WHERE dropped_at > ${since}) AS cancellations,
    count(*) FILTER (WHERE dropped_at > ${since}
      AND dropped_at > least(starts_at, agreed_start) - make_interval(hours => ${lateCancelHours})
    ) AS "lateCancellations",
    count(*) FILTER (WHERE status = 'expired' AND answer_by > ${since}) AS unanswered,
    coalesce(round(100.0 * count(*) FILTER (WHERE dropped_at > ${since})
      / nullif(count(*) FILTER (WHERE dropped_at > ${since} OR (starts_at BETWEEN ${since} AND now()
          AND status NOT IN ('held', 'pending', 'declined', 'expired') AND dropped_at IS NULL)), 0),
      1), 0)::float AS "cancelPercent"
  FROM bookings
  WHERE barber_id = ${barber} AND (starts_at > ${since} OR dropped_at > ${since})`

export async function findNumbers(db: Db, barberId: BarberId) {
  const { rows } = await sql<ReliabilityNumbers>`${numbersOf(barberId)}`.execute(db)
  return at(rows, 0)
}

// The numbers of late cancellations from which something follows.
export async function findSteps(db: Db) {
  const row = await db
    .selectFrom('settings')
    .select(['shopCancelsToWarn', 'shopCancelsToReview'])
    .executeTakeFirst()
  return row ?? { shopCancelsToWarn: 3, shopCancelsToReview: 6 }
}

type Kind = 'warning' | 'review'

// Whether the notice was sent in this period.
export async function hasNotice(db: Db, barberId: BarberId, kind: Kind) {
  const row = await db
    .selectFrom('reliabilityNotices')
    .select('id')
    .where('barberId', '=', barberId)
    .where('kind', '=', kind)
    .where(sql<boolean>`created_at > ${since}`)
    .executeTakeFirst()
  return row !== undefined
}

type Row = { barberId: BarberId; kind: Kind; lateCancellations: number }

export async function insertNotice(db: Db, row: Row) {
  await db.insertInto('reliabilityNotices').values(row).execute()
}

export function findOwner(db: Db, barberId: BarberId) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .innerJoin('barberProfiles as b', 'b.userId', 'u.id')
    .select(['u.email', 'u.language', 'p.name', 'b.shopName'])
    .where('u.id', '=', barberId)
    .executeTakeFirst()
}

export async function listOpenReviews(db: Db) {
  const { rows } = await sql<ReliabilityItem>`
    SELECT n.id, b.id AS "profileId", b.shop_name AS "shopName",
      ${zoneOfShop} AS "timeZone", n.created_at AS "createdAt",
      numbers.*
    FROM reliability_notices AS n
    JOIN barber_profiles AS b ON b.user_id = n.barber_id
    CROSS JOIN LATERAL (${numbersOf(sql.ref('n.barber_id'))}) AS numbers
    WHERE n.kind = 'review' AND n.closed_at IS NULL
    ORDER BY n.created_at LIMIT 100`.execute(db)
  return rows
}

export function setClosed(db: Db, id: string, closedBy: string) {
  return db
    .updateTable('reliabilityNotices')
    .set({ closedAt: sql<string>`now()`, closedBy })
    .where('id', '=', id)
    .where('kind', '=', 'review')
    .where('closedAt', 'is', null)
    .returning(['barberId', 'lateCancellations'])
    .executeTakeFirst()
}
