// Lists of disputes: a client's own, a business's inbox, the administrators' queue.
import { sql, type RawBuilder } from 'kysely'
import type { PageKey } from '#contract/admin/page.ts'
import type { DisputeOutcome } from '#contract/money/disputes/disputes.ts'
import type {
  DisputeKind,
  DisputeReason,
  DisputeState,
} from '#contract/money/disputes/dispute-rules.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { zoneOfShop } from '#server/database/shop-days.ts'

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

type Condition = RawBuilder<boolean>
type Page = { after: PageKey | undefined; limit: number; isOver: boolean }

// Open ones by their deadline, those without one last; the others by their end, the newest first.
const dueAt = sql<string>`coalesce(d.due_at, 'infinity'::timestamptz)`
const until = sql<string>`CASE WHEN d.due_at IS NULL THEN '2100-01-01T00:00:00Z'::timestamptz
  ELSE d.due_at END`

export function listLines(db: Db, condition: Condition, { after, limit, isOver }: Page) {
  const key = isOver ? sql<string>`d.closed_at` : until
  const rows = db
    .selectFrom('disputes as d')
    .innerJoin('bookings as k', 'k.id', 'd.bookingId')
    .innerJoin('barberProfiles as b', 'b.userId', 'k.barberId')
    .leftJoin('profiles as c', 'c.userId', 'k.clientId')
    .select(['d.id', 'd.bookingId', 'd.dueAt', 'd.askedCents', 'd.createdAt', 'd.openedBy'])
    .select(['k.bookingNumber', 'k.startsAt', 'k.totalCents', 'b.shopName', 'k.clientId'])
    .select([
      sql<DisputeKind>`d.kind`.as('kind'),
      sql<DisputeReason>`d.reason`.as('reason'),
      sql<DisputeState>`d.state`.as('state'),
      sql<DisputeOutcome | null>`d.outcome`.as('outcome'),
      zoneOfShop.as('timeZone'),
      sql<string>`coalesce(c.name, k.guest_name, '')`.as('clientName'),
      sql<string>`coalesce((SELECT string_agg(i.name, ', ' ORDER BY i.position)
        FROM booking_items i WHERE i.booking_id = k.id), '')`.as('services'),
      key.as('keyAt'),
    ])
    .where(condition)
    .where(isOver ? sql<boolean>`d.closed_at IS NOT NULL` : sql<boolean>`d.closed_at IS NULL`)
  if (isOver)
    return rows
      .$if(after !== undefined, (each) =>
        each.where(sql<boolean>`(d.closed_at, d.id) < (${after?.at}, ${after?.id})`),
      )
      .orderBy('d.closedAt', 'desc')
      .orderBy('d.id', 'desc')
      .limit(limit)
      .execute()
  return rows
    .$if(after !== undefined, (each) =>
      each.where(sql<boolean>`(${until}, d.id) > (${after?.at}, ${after?.id})`),
    )
    .orderBy(dueAt)
    .orderBy('d.id')
    .limit(limit)
    .execute()
}

export function countLines(db: Db, condition: Condition, isOver: boolean) {
  return countUpTo(
    db,
    db
      .selectFrom('disputes as d')
      .innerJoin('bookings as k', 'k.id', 'd.bookingId')
      .select('d.id')
      .where(condition)
      .where(isOver ? sql<boolean>`d.closed_at IS NOT NULL` : sql<boolean>`d.closed_at IS NULL`),
  )
}

export const isOfClient = (userId: string) =>
  sql<boolean>`k.client_id = ${userId} AND d.kind = 'claim'`
export const isOfBarber = (userId: string) => sql<boolean>`k.barber_id = ${userId}`

type Stats = {
  waiting: number
  atRiskCents: number
  rate: number | null
  cityRate: number | null
}

// The city's number is that of the barber in the middle, of those with ten bookings.
export async function findShopStats(db: Db, barberId: string): Promise<Stats> {
  const { rows } = await sql<Stats>`
    WITH done AS (
      SELECT k.barber_id, count(*) AS bookings, count(d.id) AS disputes
      FROM bookings AS k
      JOIN barber_profiles AS b ON b.user_id = k.barber_id
      LEFT JOIN disputes AS d ON d.booking_id = k.id
      WHERE k.starts_at > now() - interval '90 days' AND k.status IN ('completed', 'no_show')
        AND b.city_id = (SELECT city_id FROM barber_profiles WHERE user_id = ${barberId})
      GROUP BY k.barber_id HAVING count(*) >= 10
    )
    SELECT
      (SELECT count(*)::int FROM disputes AS d JOIN bookings AS k ON k.id = d.booking_id
        WHERE k.barber_id = ${barberId} AND d.state = 'barber_response') AS waiting,
      (SELECT coalesce(sum(held_cents), 0)::int FROM disputed_amounts
        WHERE barber_id = ${barberId}) AS "atRiskCents",
      (SELECT round(100.0 * disputes / bookings, 1)::float8 FROM done
        WHERE barber_id = ${barberId}) AS rate,
      (SELECT round((percentile_cont(0.5) WITHIN GROUP (ORDER BY 100.0 * disputes / bookings))
        ::numeric, 1)::float8 FROM done) AS "cityRate"`.execute(db)
  const [stats] = rows
  return stats ?? { waiting: 0, atRiskCents: 0, rate: null, cityRate: null }
}

type DeskStats = { desk: number; overdue: number; medianHours: number | null }

export async function findDeskStats(db: Db): Promise<DeskStats> {
  const { rows } = await sql<DeskStats>`
    SELECT count(*) FILTER (WHERE state IN ('escalated', 'appealed'))::int AS desk,
      count(*) FILTER (WHERE state IN ('escalated', 'appealed') AND due_at <= now())::int AS overdue,
      round((percentile_cont(0.5) WITHIN GROUP (
        ORDER BY extract(epoch FROM closed_at - created_at) / 3600)
        FILTER (WHERE closed_at > now() - interval '30 days'))::numeric)::float8 AS "medianHours"
    FROM disputes WHERE closed_at IS NULL OR closed_at > now() - interval '30 days'`.execute(db)
  const [stats] = rows
  return stats ?? { desk: 0, overdue: 0, medianHours: null }
}
