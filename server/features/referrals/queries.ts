import { sql, type Selectable } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { Referrals } from '#server/database/tables.ts'
import { barberIdOf } from '#server/ids.ts'

export function findReferrer(db: Db, code: string) {
  return db
    .selectFrom('referralCodes as c')
    .innerJoin('profiles as p', 'p.userId', 'c.userId')
    .select(['c.userId', 'p.isActive'])
    .where('c.code', '=', code)
    .executeTakeFirst()
}

export function findNewcomer(db: Db, userId: string) {
  return (
    db
      .selectFrom('profiles')
      .select('role')
      .where('userId', '=', userId)
      // Only new sign-ups get here: clients and barbers.
      .$narrowType<{ role: Referrals['role'] }>()
      .executeTakeFirstOrThrow()
  )
}

// Serializes referrals and rewards of one referrer, so that the count is still true at the insert.
export async function lockReferrer(db: Db, referrerId: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${referrerId}, 2))`.execute(db)
}

export async function countReferralsThisYear(db: Db, referrerId: string) {
  return countThisYear(db, referrerId, 'createdAt')
}

export async function countRewardsThisYear(db: Db, referrerId: string) {
  return countThisYear(db, referrerId, 'rewardedAt')
}

async function countThisYear(db: Db, referrerId: string, since: 'createdAt' | 'rewardedAt') {
  const { total } = await db
    .selectFrom('referrals')
    .select(sql<number>`count(*)`.as('total'))
    .where('referrerId', '=', referrerId)
    .where(since, '>', sql<string>`now() - interval '12 months'`)
    .executeTakeFirstOrThrow()
  return total
}

// The bonus of this amount, which is made when it is promised for the first time.
export async function ensureWelcome(db: Db, amountCents: number, minTotalCents: number) {
  const found = await findWelcome(db, amountCents)
  if (found) return found.id
  await sql`INSERT INTO promotions (funded_by, kind, amount_cents, min_total_cents)
    VALUES ('platform', 'welcome', ${amountCents}, ${minTotalCents})
    ON CONFLICT (amount_cents) WHERE kind = 'welcome' AND state = 'active' DO NOTHING`.execute(db)
  return (await findWelcome(db, amountCents))?.id ?? null
}

function findWelcome(db: Db, amountCents: number) {
  return db
    .selectFrom('promotions')
    .select('id')
    .where('kind', '=', 'welcome')
    .where('state', '=', 'active')
    .where('amountCents', '=', amountCents)
    .executeTakeFirst()
}

type NewReferral = {
  refereeId: string
  referrerId: string
  code: string
  role: Referrals['role']
  bonusCents: number
  rewardCents: number
  promotionId: string | null
}

// One referrer per user, fixed at sign-up: a second one changes nothing.
export async function insertReferral(db: Db, row: NewReferral, bonusDays: number) {
  const bonusUntil =
    row.promotionId === null ? null : sql<string>`now() + make_interval(days => ${bonusDays})`
  const inserted = await db
    .insertInto('referrals')
    .values({ ...row, bonusUntil })
    .onConflict((conflict) => conflict.doNothing())
    .returning('refereeId')
    .executeTakeFirst()
  return inserted !== undefined
}

// Those that look as if one person had two accounts. While the bonus can be used, it is not given to
// them either (`welcome_of`).
export async function flagShared(db: Db, refereeId: string | null = null) {
  const isIt = refereeId === null ? sql`r.bonus_until > now()` : sql`r.referee_id = ${refereeId}`
  await sql`
    UPDATE referrals AS r SET state = 'flagged', flag_reason = shared_in(r), flagged_at = now()
    WHERE r.state = 'joined' AND ${isIt} AND shared_in(r) IS NOT NULL`.execute(db)
}

export function findCode(db: Db, userId: string) {
  return db
    .selectFrom('referralCodes')
    .select(['code', 'opened'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

// The owner's own look does not count.
export async function countOpened(db: Db, code: string, visitorId: string | null) {
  await db
    .updateTable('referralCodes')
    .set((eb) => ({ opened: eb('opened', '+', 1) }))
    .where('code', '=', code)
    .where('userId', 'is distinct from', visitorId)
    .execute()
}

export async function hasShop(db: Db, userId: string) {
  const found = await db
    .selectFrom('barberProfiles')
    .select('id')
    .where('userId', '=', barberIdOf(userId))
    .executeTakeFirst()
  return found !== undefined
}

// Does nothing when the user has a code, or somebody else has this one.
export async function insertCode(db: Db, userId: string, code: string) {
  await db
    .insertInto('referralCodes')
    .values({ userId, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

// An appointment that took place, that nobody disputes, and for which no money goes back.
const isSound = sql<boolean>`k.status = 'completed'
  AND coalesce(k.dispute_status, 'closed') = 'closed' AND NOT is_disputed(k.id)
  AND NOT EXISTS (SELECT FROM refund_orders AS o
    WHERE o.booking_id = k.id AND o.state IN ('waiting', 'approved'))`

// One of a newcomer for which a reward is due: the friend who gets the reward did not do it.
const counts = sql<boolean>`k.client_id = r.referee_id AND ${isSound}
  AND r.referrer_id NOT IN (k.barber_id, k.provider_id)`

// An appointment of a new barber that a client booked online. Those of the barber who gets the reward do
// not count.
const countsForBarber = sql<boolean>`k.barber_id = r.referee_id AND ${isSound}
  AND k.source IN ('marketplace', 'direct_link') AND k.client_id IS DISTINCT FROM r.referrer_id`

export type Friend = {
  name: string
  role: Referrals['role']
  joinedAt: string
  state: Selectable<Referrals>['state']
  rewardCents: number
  hasVisited: boolean
  hasBooked: boolean
}

export async function listFriends(db: Db, referrerId: string, limit: number) {
  const { rows } = await sql<Friend>`
    SELECT p.name, r.role, r.created_at AS "joinedAt", r.state, r.reward_cents AS "rewardCents",
      EXISTS (SELECT FROM bookings AS k WHERE ${counts}) AS "hasVisited",
      EXISTS (SELECT FROM bookings AS k WHERE k.client_id = r.referee_id
        AND k.status NOT IN ('held', 'expired')) AS "hasBooked"
    FROM referrals AS r JOIN profiles AS p ON p.user_id = r.referee_id
    WHERE r.referrer_id = ${referrerId}
    ORDER BY r.created_at DESC, r.referee_id
    LIMIT ${limit}`.execute(db)
  return rows
}

export type Due = Pick<Referrals, 'refereeId' | 'referrerId'>

// The first appointment was some days ago, and the friend is still here.
export async function listDue(db: Db, days: number, refereeId: string | null = null) {
  const { rows } = await sql<Due>`
    SELECT r.referee_id AS "refereeId", r.referrer_id AS "referrerId"
    FROM referrals AS r JOIN profiles AS p ON p.user_id = r.referrer_id
    WHERE r.state = 'joined' AND r.role = 'client' AND p.is_active
      AND (${refereeId}::uuid IS NULL OR r.referee_id = ${refereeId}::uuid)
      AND EXISTS (SELECT FROM bookings AS k WHERE ${counts}
        AND k.completed_at <= now() - make_interval(days => ${days}))
    ORDER BY r.created_at`.execute(db)
  return rows
}

export type DueBarber = Due & { referrerId: BarberId }

// Barbers who brought a barber whose first appointments took place.
export async function listDueBarbers(db: Db, visits: number, refereeId: string | null = null) {
  const { rows } = await sql<DueBarber>`
    SELECT r.referee_id AS "refereeId", b.user_id AS "referrerId"
    FROM referrals AS r JOIN profiles AS p ON p.user_id = r.referrer_id
      JOIN barber_profiles AS b ON b.user_id = r.referrer_id
    WHERE r.state = 'joined' AND r.role = 'barber' AND p.is_active
      AND (${refereeId}::uuid IS NULL OR r.referee_id = ${refereeId}::uuid)
      AND (SELECT count(*) FROM bookings AS k WHERE ${countsForBarber}) >= ${visits}
    ORDER BY r.created_at`.execute(db)
  return rows
}

// Undefined when it was decided or flagged meanwhile.
export async function lockJoined(db: Db, { refereeId }: Due) {
  const { rows } = await sql<{ name: string; rewardCents: number }>`
    SELECT own.name, r.reward_cents AS "rewardCents" FROM referrals AS r JOIN profiles AS own ON own.user_id = r.referee_id
    WHERE r.referee_id = ${refereeId} AND r.state = 'joined'
    FOR UPDATE OF r`.execute(db)
  return rows[0]
}

export async function setRewarded(db: Db, { refereeId }: Due, grantId: string | null) {
  await db
    .updateTable('referrals')
    .set({ state: 'rewarded', grantId, rewardedAt: sql<string>`now()` })
    .where('refereeId', '=', refereeId)
    .execute()
}
