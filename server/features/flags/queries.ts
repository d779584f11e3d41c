import { sql, type Insertable, type Updateable } from 'kysely'
import { roles as allRoles } from '#contract/access.ts'
import { at } from '#contract/lists.ts'
import { flagNames, type FlagName } from '#contract/flags.ts'
import type { Db } from '#server/database/db.ts'
import type { FeatureFlags } from '#server/database/tables.ts'
import type { Asker } from './judge.ts'

const columns = [
  'key',
  'isEnabled',
  'rolloutPercent',
  'roles',
  'userIds',
  'cityIds',
  'startsAt',
  'endsAt',
  'bannerEn',
  'bannerEs',
  'version',
  'updatedAt',
] as const

// Rows of flags that this version does not know are left out.
export async function listRows(db: Db) {
  const rows = await db.selectFrom('featureFlags').select(columns).execute()
  return rows.flatMap(({ key: name, roles, rolloutPercent, ...row }) => {
    const key = flagNames.find((each) => each === name)
    if (key === undefined) return []
    const held = allRoles.filter((role) => roles.includes(role))
    return [{ key, ...row, roles: held, percent: Number(rolloutPercent) }]
  })
}
export type FlagRow = Awaited<ReturnType<typeof listRows>>[number]

export async function findRow(db: Db, key: FlagName) {
  return (await listRows(db)).find((row) => row.key === key)
}

// False when there is a row already.
export async function insertRow(db: Db, row: Insertable<FeatureFlags>) {
  const inserted = await db
    .insertInto('featureFlags')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

// False when the row has another version.
export async function updateRow(
  db: Db,
  key: FlagName,
  version: number,
  row: Updateable<FeatureFlags>,
) {
  const updated = await db
    .updateTable('featureFlags')
    .set({ ...row, version: version + 1, updatedAt: sql`now()` })
    .where('key', '=', key)
    .where('version', '=', version)
    .returning('key')
    .executeTakeFirst()
  return updated !== undefined
}

export async function listUpdaters(db: Db) {
  const rows = await db
    .selectFrom('featureFlags as f')
    .innerJoin('profiles as p', 'p.userId', 'f.updatedBy')
    .select(['f.key', 'p.name'])
    .execute()
  return new Map(rows.map(({ key, name }) => [key, name]))
}

export async function listNames(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('profiles')
    .select(['userId', 'name'])
    .where('userId', 'in', userIds)
    .execute()
  return new Map(rows.map(({ userId, name }) => [userId, name]))
}

export function listCities(db: Db) {
  return db.selectFrom('cities').select(['id', 'name']).orderBy('name').execute()
}

export async function countUsers(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return 0
  return (await db.selectFrom('users').select('id').where('id', 'in', ids).execute()).length
}

export async function findCityOf(db: Db, userId: string) {
  const { rows } = await sql<{ id: string | null }>`
    SELECT city_of_person(${userId}) AS id`.execute(db)
  return at(rows, 0).id
}

type Page = { ids?: readonly string[]; after?: string | null; size: number; needsCity: boolean }

// Active people in the order of their ids.
export async function listAskers(db: Db, { ids, after = null, size, needsCity }: Page) {
  if (ids?.length === 0) return []
  const rows = await db
    .selectFrom('profiles as p')
    .select([
      'p.userId',
      sql<string[]>`array(SELECT role FROM user_roles r WHERE r.user_id = p.user_id)`.as('roles'),
      sql<boolean>`EXISTS (SELECT FROM employees e WHERE e.user_id = p.user_id AND e.is_active)`.as(
        'isEmployee',
      ),
    ])
    .$if(needsCity, (query) =>
      query.select(sql<string | null>`city_of_person(p.user_id)`.as('cityId')),
    )
    .where('p.isActive', '=', true)
    .$if(ids !== undefined, (query) => query.where('p.userId', 'in', ids!))
    .$if(after !== null, (query) => query.where('p.userId', '>', after!))
    .orderBy('p.userId')
    .limit(size)
    .execute()
  return rows.map(({ userId, roles, isEmployee, cityId = null }): Asker => {
    const held = allRoles.filter(
      (role) => roles.includes(role) || (role === 'employee' && isEmployee),
    )
    return { userId, deviceId: null, roles: held.length > 0 ? held : ['client'], cityId }
  })
}

type Use = Record<FlagName, { lastDay: number; open: number }>

// What the last 24 hours saw of each, and what is underway. A flag is changed a few times a month, so
// one statement for all of them is good enough.
export async function countUse(db: Db): Promise<Use> {
  const { rows } = await sql<Record<string, number>>`
    WITH online AS MATERIALIZED (
      SELECT client_id, status, created_at, promotion_id,
        EXISTS (SELECT FROM promotions AS p WHERE p.id = bookings.promotion_id
          AND p.barber_id IS NULL AND p.kind <> 'welcome') AS paid_by_platform
      FROM bookings
      WHERE source IN ('marketplace', 'direct_link')
        AND created_at > now() - interval '24 hours')
    SELECT
      count(*) FILTER (WHERE status <> 'held') AS booked,
      count(*) FILTER (WHERE status = 'held') AS holds,
      count(*) FILTER (WHERE status <> 'held' AND client_id IS NULL) AS "guestBooked",
      count(*) FILTER (WHERE status = 'held' AND client_id IS NULL) AS "guestHolds",
      (SELECT count(*) FROM waitlist_entries
        WHERE created_at > now() - interval '24 hours') AS joined,
      (SELECT count(*) FROM waitlist_entries WHERE state IN ('waiting', 'offered')) AS waiting,
      (SELECT count(*) FROM review_photos
        WHERE created_at > now() - interval '24 hours') AS photos,
      (SELECT count(*) FROM review_photos) AS "allPhotos",
      (SELECT count(*) FROM referrals
        WHERE created_at > now() - interval '24 hours') AS referred,
      (SELECT count(*) FROM referrals WHERE state = 'joined') AS "openReferrals",
      (SELECT count(DISTINCT u.id) FROM users u JOIN sessions s ON s.user_id = u.id
        WHERE u.language = 'es' AND s.last_seen_at > now() - interval '24 hours') AS "spanishSeen",
      (SELECT count(*) FROM users WHERE language = 'es') AS spanish,
      (SELECT count(*) FROM users WHERE created_at > now() - interval '24 hours') AS "signedUp",
      (SELECT count(*) FROM users WHERE email_confirmed_at IS NULL) AS unconfirmed,
      (SELECT count(*) FROM sms_messages
        WHERE state = 'sent' AND created_at > now() - interval '24 hours') AS texts,
      (SELECT count(*) FROM sms_messages WHERE state = 'queued') AS "queuedTexts",
      (SELECT count(*) FROM impersonations
        WHERE started_at > now() - interval '24 hours') AS views,
      (SELECT count(*) FROM impersonations
        WHERE ended_at IS NULL AND ends_at > now()) AS "openViews",
      (SELECT count(*) FROM payments WHERE state = 'succeeded' AND purpose <> 'card'
        AND created_at > now() - interval '24 hours') AS "paidByCard",
      (SELECT count(*) FROM payments WHERE state = 'open') AS "openPayments",
      (SELECT count(*) FROM payouts
        WHERE sent_at > now() - interval '24 hours') AS "paidOut",
      (SELECT count(*) FROM payouts
        WHERE state IN ('scheduled', 'processing')) AS "openPayouts",
      count(*) FILTER (WHERE status <> 'held' AND promotion_id IS NOT NULL) AS "reduced",
      (SELECT count(*) FROM promotions AS p
        WHERE p.barber_id IS NOT NULL AND is_open(p)) AS "openPromotions",
      count(*) FILTER (WHERE status <> 'held' AND paid_by_platform) AS "reducedByPlatform",
      (SELECT count(*) FROM promotions AS p
        WHERE p.barber_id IS NULL AND p.kind <> 'welcome' AND is_open(p)) AS "openOffers"
    FROM online`.execute(db)
  const count = (name: string) => Number(at(rows, 0)[name])
  const pair = (lastDay: string, open: string) => ({ lastDay: count(lastDay), open: count(open) })
  return {
    guest_booking: pair('guestBooked', 'guestHolds'),
    waitlist: pair('joined', 'waiting'),
    reviews_photos: pair('photos', 'allPhotos'),
    referral: pair('referred', 'openReferrals'),
    spanish: pair('spanishSeen', 'spanish'),
    promotions_barber: pair('reduced', 'openPromotions'),
    online_payments: pair('paidByCard', 'openPayments'),
    promotions_platform: pair('reducedByPlatform', 'openOffers'),
    impersonation: pair('views', 'openViews'),
    bookings_paused: pair('booked', 'holds'),
    signup_paused: pair('signedUp', 'unconfirmed'),
    payouts_paused: pair('paidOut', 'openPayouts'),
    sms_paused: pair('texts', 'queuedTexts'),
  }
}
