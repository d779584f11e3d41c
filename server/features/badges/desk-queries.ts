import { sql, type RawBuilder } from 'kysely'
import type { AwardQuery, BadgeType, Thresholds } from '#contract/admin/badges.ts'
import { countUpTo } from '#server/admin-pages.ts'
import type { Db } from '#server/database/db.ts'
import { containing } from '#server/meaning.ts'

export function listBadgeCities(db: Db) {
  return db
    .selectFrom('cities')
    .select(['id', 'name', 'timeZone'])
    .where('isActive', '=', true)
    .orderBy('name')
    .execute()
}

export async function findLastRun(db: Db, cityId: string) {
  const row = await db
    .selectFrom('badgeRuns')
    .select('ranAt')
    .where('cityId', '=', cityId)
    .orderBy('runOn', 'desc')
    .executeTakeFirst()
  return row?.ranAt ?? null
}

type Wanted = Omit<AwardQuery, 'after'>

function matching(db: Db, { city, type, state, q }: Wanted) {
  const name = containing((q ?? '').toLowerCase())
  return db
    .selectFrom('barberBadges as a')
    .$if(city !== undefined, (rows) => rows.where(isBusiness(sql`city_id = ${city}`)))
    .$if(type !== undefined, (rows) => rows.where('a.badgeType', '=', type!))
    .$if(state === 'revoked', (rows) => rows.where('a.revokedAt', 'is not', null))
    .$if(Boolean(q), (rows) => rows.where(isBusiness(sql`lower(shop_name) LIKE ${name}`)))
}

const isBusiness = (condition: RawBuilder<unknown>) =>
  sql<boolean>`a.barber_id IN (SELECT user_id FROM barber_profiles WHERE ${condition})`

function withNames(db: Db) {
  return db
    .selectFrom('barberBadges as a')
    .innerJoin('barberProfiles as b', 'b.userId', 'a.barberId')
    .innerJoin('profiles as p', 'p.userId', 'a.barberId')
    .leftJoin('profiles as r', 'r.userId', 'a.revokedBy')
    .select([
      'a.id',
      sql<BadgeType>`a.badge_type`.as('badgeType'),
      'a.rank',
      'a.score',
      'a.periodStart',
      'a.periodEnd',
      'b.id as profileId',
      'b.shopName',
      'p.name as barberName',
      'a.revokedAt',
      'r.name as revokedBy',
      'a.revokeReason',
      'a.barredUntil',
    ])
}

// The awards of the last run, the revoked ones included.
export function listLatest(db: Db, cityId: string) {
  return withNames(db)
    .where('b.cityId', '=', cityId)
    .where(
      sql<boolean>`a.period_end = (SELECT max(run_on) FROM badge_runs WHERE city_id = b.city_id)`,
    )
    .orderBy('a.badgeType')
    .orderBy('a.rank')
    .execute()
}

type Page = { after: { periodEnd: string; id: string } | undefined; size: number }

export function listAwards(db: Db, wanted: Wanted, { after, size }: Page) {
  // Names are joined to the rows of the page, not to the table.
  const page = matching(db, wanted)
    .select('a.id')
    .$if(after !== undefined, (rows) =>
      rows.where(sql<boolean>`(a.period_end, a.id) < (${after?.periodEnd}, ${after?.id})`),
    )
    .orderBy('a.periodEnd', 'desc')
    .orderBy('a.id', 'desc')
    .limit(size)
  return withNames(db)
    .innerJoin(page.as('page'), 'page.id', 'a.id')
    .orderBy('a.periodEnd', 'desc')
    .orderBy('a.id', 'desc')
    .execute()
}

export function countAwards(db: Db, wanted: Wanted) {
  return countUpTo(db, matching(db, wanted).select('a.id'))
}

export function findAward(db: Db, id: string) {
  return withNames(db)
    .select([
      'a.barberId',
      sql<string>`time_zone_in(b.city_id)`.as('timeZone'),
      // As in the view current_badges, but also for a revoked award.
      sql<boolean>`a.period_end >= (now() AT TIME ZONE time_zone_in(b.city_id))::date - 7
        AND NOT EXISTS (SELECT FROM barber_badges o
          JOIN barber_profiles n ON n.user_id = o.barber_id
          WHERE o.badge_type = a.badge_type AND n.city_id = b.city_id
          AND o.period_end > a.period_end)`.as('isCurrent'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst()
}

export async function lockAward(db: Db, id: string) {
  await sql`SELECT FROM barber_badges WHERE id = ${id} FOR NO KEY UPDATE`.execute(db)
}

type Revocation = { by: string; reason: string; barredUntil: string }

export async function setRevoked(db: Db, id: string, { by, reason, barredUntil }: Revocation) {
  await db
    .updateTable('barberBadges')
    .set({
      revokedAt: sql<string>`now()`,
      revokedBy: by,
      revokeReason: reason,
      barredUntil,
    })
    .where('id', '=', id)
    .execute()
}

export async function setRestored(db: Db, id: string) {
  await db
    .updateTable('barberBadges')
    .set({ revokedAt: null, revokedBy: null, revokeReason: null, barredUntil: null })
    .where('id', '=', id)
    .execute()
}

export async function lockThresholds(db: Db) {
  await sql`SELECT FROM badge_thresholds FOR UPDATE`.execute(db)
}

export async function updateThresholds(db: Db, thresholds: Thresholds) {
  await db.updateTable('badgeThresholds').set(thresholds).execute()
}

// The badges of a city that are on a page now.
export function listShown(db: Db, cityId: string) {
  return db
    .selectFrom('currentBadges as c')
    .innerJoin('barberProfiles as b', (join) => join.onRef('b.userId', '=', 'c.barberId'))
    .innerJoin('barberBadges as a', (join) =>
      join
        .onRef('a.barberId', '=', 'c.barberId')
        .onRef('a.badgeType', '=', 'c.badgeType')
        .onRef('a.periodEnd', '=', 'c.periodEnd'),
    )
    .select(['a.badgeType', 'a.rank', 'a.score', 'b.id as profileId', 'b.shopName'])
    .where('b.cityId', '=', cityId)
    .orderBy('a.rank')
    .execute()
}
