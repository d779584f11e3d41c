import { sql, type RawBuilder, type Selectable } from 'kysely'
import { at } from '#contract/lists.ts'
import type {
  Referral,
  ReferralLine,
  ReferralProgram,
  ReferralQuery,
} from '#contract/money/referral-desk.ts'
import { totalOf } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import type { Referrals } from '#server/database/tables.ts'

export type Line = Omit<ReferralLine, 'referrer' | 'referee'> & {
  referrerId: string
  referrerName: string
  referrerEmail: string
  refereeName: string
  refereeEmail: string
}

const state = sql`CASE WHEN r.state IN ('flagged', 'refused') THEN r.state
  WHEN r.flag_reason IS NOT NULL THEN 'allowed' ELSE r.state END`

const from = sql`FROM referrals AS r
  JOIN profiles AS own ON own.user_id = r.referee_id
  JOIN users AS a ON a.id = r.referee_id
  JOIN profiles AS theirs ON theirs.user_id = r.referrer_id
  JOIN users AS b ON b.id = r.referrer_id`

const select = sql`SELECT r.referee_id AS id, ${state} AS state, r.flag_reason AS "flagReason", r.code,
  r.created_at AS "joinedAt", r.referrer_id AS "referrerId", theirs.name AS "referrerName",
  b.email AS "referrerEmail", own.name AS "refereeName", a.email AS "refereeEmail" ${from}`

function isWanted({ state: asked, q }: ReferralQuery) {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (asked !== undefined) parts.push(sql`${state} = ${asked}`)
  if (q)
    parts.push(sql`(strpos(lower(own.name), lower(${q})) > 0
      OR strpos(lower(theirs.name), lower(${q})) > 0 OR r.code = upper(${q}))`)
  return sql.join(parts, sql` AND `)
}

export async function listReferrals(db: Db, query: ReferralQuery, limit: number) {
  const { after } = query
  const isOlder = after ? sql`(r.created_at, r.referee_id) < (${after.at}, ${after.id})` : sql`true`
  const { rows } = await sql<Line>`${select} WHERE ${isWanted(query)} AND ${isOlder}
    ORDER BY r.created_at DESC, r.referee_id DESC LIMIT ${limit}`.execute(db)
  return rows
}

export async function countReferrals(db: Db, query: ReferralQuery) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT ${from} WHERE ${isWanted(query)} LIMIT 10001) AS found`.execute(db)
  return totalOf(at(rows, 0).count)
}

export async function findLine(db: Db, id: string) {
  const { rows } = await sql<Line>`${select} WHERE r.referee_id = ${id}`.execute(db)
  return rows[0]
}

type Details = Omit<Referral, keyof ReferralLine>

export async function findDetails(db: Db, id: string) {
  const { rows } = await sql<Details>`
    SELECT r.flagged_at AS "flaggedAt", r.rewarded_at AS "rewardedAt", r.decided_at AS "decidedAt",
      coalesce(d.name, '') AS "decidedBy", r.reward_cents AS "rewardCents",
      (SELECT count(*)::int FROM bookings AS k
        WHERE k.client_id = r.referee_id AND k.status = 'completed') AS visits,
      (SELECT coalesce(sum(k.discount_cents), 0)::int FROM bookings AS k
        WHERE k.client_id = r.referee_id AND k.promotion_id = r.promotion_id
          AND k.status = 'completed') AS "bonusCents",
      friends.count AS friends, friends.doubtful
    FROM referrals AS r
    LEFT JOIN profiles AS d ON d.user_id = r.decided_by
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS count,
        count(*) FILTER (WHERE o.state IN ('flagged', 'refused'))::int AS doubtful
      FROM referrals AS o
      WHERE o.referrer_id = r.referrer_id AND o.created_at > now() - interval '12 months') AS friends
    WHERE r.referee_id = ${id}`.execute(db)
  return at(rows, 0)
}

export async function sumProgram(db: Db) {
  const { rows } = await sql<ReferralProgram>`
    SELECT (SELECT count(*)::int FROM referral_codes) AS codes,
      (SELECT coalesce(sum(opened), 0)::int FROM referral_codes) AS opened,
      count(*)::int AS joined,
      count(*) FILTER (WHERE EXISTS (SELECT FROM bookings AS k
        WHERE k.client_id = r.referee_id AND k.status NOT IN ('held', 'expired')))::int AS booked,
      count(*) FILTER (WHERE EXISTS (SELECT FROM bookings AS k
        WHERE k.client_id = r.referee_id AND k.status = 'completed'))::int AS visited,
      count(*) FILTER (WHERE r.state = 'rewarded')::int AS rewarded,
      count(*) FILTER (WHERE r.state = 'flagged')::int AS flagged,
      (SELECT coalesce(sum(k.discount_cents), 0)::bigint FROM bookings AS k
        JOIN promotions AS p ON p.id = k.promotion_id
        WHERE p.kind = 'welcome' AND k.status = 'completed') AS "bonusCents",
      (SELECT coalesce(sum(cents), 0)::bigint FROM wallet_grants
        WHERE reason = 'referral') AS "rewardCents"
    FROM referrals AS r WHERE r.role = 'client'`.execute(db)
  return at(rows, 0)
}

export function lockState(db: Db, refereeId: string) {
  return db
    .selectFrom('referrals')
    .select(['referrerId', 'state', 'flagReason', 'rewardCents'])
    .where('refereeId', '=', refereeId)
    .forUpdate()
    .executeTakeFirst()
}

type Decided = Pick<Selectable<Referrals>, 'state' | 'decidedBy'>

export async function setDecided(db: Db, refereeId: string, decided: Decided) {
  await db
    .updateTable('referrals')
    .set({ ...decided, decidedAt: sql<string>`now()` })
    .where('refereeId', '=', refereeId)
    .execute()
}
