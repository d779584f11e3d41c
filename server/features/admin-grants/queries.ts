import { sql, type Insertable } from 'kysely'
import { at } from '#contract/lists.ts'
import type { SubRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/db.ts'
import type { AdminGrants } from '#server/database/tables.ts'

const now = sql<string>`now()`
const isCurrent = sql<boolean>`g.revoked_at IS NULL AND (g.expires_at IS NULL OR g.expires_at > now())`

// One row for each current grant.
export function listGrants(db: Db) {
  return db
    .selectFrom('adminGrants as g')
    .innerJoin('profiles as p', 'p.userId', 'g.userId')
    .innerJoin('users as u', 'u.id', 'g.userId')
    .leftJoin('secondFactors as f', 'f.userId', 'g.userId')
    .leftJoin('profiles as by', 'by.userId', 'g.grantedBy')
    .select((eb) => [
      'g.id',
      'g.subRole',
      'g.reason',
      'by.name as grantedBy',
      'g.grantedAt',
      'g.expiresAt',
      'g.userId',
      'p.name',
      'u.email',
      'p.photoUrl',
      'p.isActive',
      'f.confirmedAt',
      eb
        .selectFrom('sessions as s')
        .whereRef('s.userId', '=', 'g.userId')
        .select(({ fn }) => fn.max('s.lastSeenAt').as('at'))
        .as('lastSeenAt'),
    ])
    .where(isCurrent)
    .orderBy('p.name')
    .orderBy('g.grantedAt')
    .execute()
}

// An expired grant would be in the way of a new one.
export async function closeExpired(db: Db, userId: string, subRole: SubRole) {
  await db
    .updateTable('adminGrants')
    .set({ revokedAt: sql`expires_at` })
    .where('userId', '=', userId)
    .where('subRole', '=', subRole)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '<=', now)
    .execute()
}

export async function insertGrant(db: Db, row: Insertable<AdminGrants>) {
  await db.insertInto('adminGrants').values(row).execute()
}

export function closeGrant(db: Db, id: string, by: { userId: string; reason: string }) {
  return db
    .updateTable('adminGrants')
    .set({ revokedAt: now, revokedBy: by.userId, revokeReason: by.reason })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .where(sql<boolean>`(expires_at IS NULL OR expires_at > now())`)
    .returning(['userId', 'subRole', 'expiresAt'])
    .executeTakeFirst()
}

export async function closeGrantsOf(db: Db, userId: string) {
  await db
    .updateTable('adminGrants')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute()
}

// Of an administrator whose account is open.
export async function listSubRoles(db: Db, userId: string) {
  const rows = await db
    .selectFrom('adminGrants as g')
    .innerJoin('profiles as p', 'p.userId', 'g.userId')
    .select(sql<SubRole>`g.sub_role`.as('subRole'))
    .where('g.userId', '=', userId)
    .where('p.isActive', '=', true)
    .where(isCurrent)
    .execute()
  return rows.map(({ subRole }) => subRole)
}

export function listHolders(db: Db, subRoles: readonly SubRole[]) {
  return db
    .selectFrom('adminGrants as g')
    .select('g.userId')
    .distinct()
    .where('g.subRole', 'in', subRoles)
    .where(isCurrent)
    .execute()
}

export async function hasCurrentGrant(db: Db, userId: string) {
  const row = await db
    .selectFrom('adminGrants as g')
    .select('g.id')
    .where('g.userId', '=', userId)
    .where(isCurrent)
    .executeTakeFirst()
  return row !== undefined
}

// The one owner who stays, as the database counts them (count_owners): nobody who is suspended or waits
// to be erased.
export async function findLastOwner(db: Db) {
  const owners = await db
    .selectFrom('adminGrants as g')
    .innerJoin('profiles as p', 'p.userId', 'g.userId')
    .select('g.userId')
    .where('g.subRole', '=', 'owner')
    .where('g.revokedAt', 'is', null)
    .where('p.isActive', '=', true)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM erasures e WHERE e.user_id = g.user_id
        AND e.taken_back_at IS NULL AND e.erased_at IS NULL)`,
    )
    .limit(2)
    .execute()
  return owners.length === 1 ? at(owners, 0).userId : null
}

// Returns their number.
export async function passOnFollowUps(db: Db, userId: string, assigneeId: string) {
  const rows = await db
    .updateTable('bookingFollowUps')
    .set({ assigneeId })
    .where('assigneeId', '=', userId)
    .where('doneAt', 'is', null)
    .returning('id')
    .execute()
  return rows.length
}

// Returns the erasures that wait and were ordered by this person.
export function takeBackErasuresBy(db: Db, requestedBy: string) {
  return db
    .updateTable('erasures')
    .set({ takenBackAt: now })
    .where('requestedBy', '=', requestedBy)
    .where('takenBackAt', 'is', null)
    .where('erasedAt', 'is', null)
    .returning(['userId', 'dueAt', 'isOwnWish'])
    .execute()
}

// Grants whose end is near or past, and nobody was told.
export function listEnding(db: Db, daysAhead: number) {
  return db
    .selectFrom('adminGrants as g')
    .innerJoin('profiles as p', 'p.userId', 'g.userId')
    .select(['g.id', 'g.userId', 'g.subRole', 'g.expiresAt', 'g.toldAt'])
    .where('g.revokedAt', 'is', null)
    .where('g.expiresAt', '<=', sql<string>`now() + make_interval(days => ${daysAhead})`)
    .where(
      sql<boolean>`(g.told_at IS NULL OR (g.expires_at <= now() AND g.told_at < g.expires_at))`,
    )
    .where('p.isActive', '=', true)
    .execute()
}

export async function setTold(db: Db, id: string) {
  await db.updateTable('adminGrants').set({ toldAt: now }).where('id', '=', id).execute()
}

export function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select(['u.id', 'u.language', 'p.name'])
    .where('u.email', '=', email)
    .where('u.emailConfirmedAt', 'is not', null)
    .executeTakeFirst()
}

// Locks the row that is there, so that nobody who sees no grant yet takes it away.
export async function insertAdminRole(db: Db, userId: string) {
  await db
    .insertInto('userRoles')
    .values({ userId, role: 'admin' })
    .onConflict((conflict) => conflict.columns(['userId', 'role']).doUpdateSet({ role: 'admin' }))
    .execute()
}

// Before counting grants: one that is being given is waited for.
export async function lockAdminRole(db: Db, userId: string) {
  await adminRoles(db).where('userId', '=', userId).forUpdate().execute()
}

// People with the role whose grants are all over.
export async function listLeftOver(db: Db) {
  const rows = await adminRoles(db)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM admin_grants AS g
        WHERE g.user_id = user_roles.user_id AND ${isCurrent})`,
    )
    .execute()
  return rows.map(({ userId }) => userId)
}

function adminRoles(db: Db) {
  return db.selectFrom('userRoles').select('userId').where('role', '=', 'admin')
}

export async function deleteAdminRole(db: Db, userId: string) {
  await db
    .deleteFrom('userRoles')
    .where('userId', '=', userId)
    .where('role', '=', 'admin')
    .execute()
}

// In the time zone of the launch city.
export async function findEndOfDay(db: Db, day: string) {
  const { rows } = await sql<{ at: string }>`
    SELECT (${day}::date + 1)::timestamp AT TIME ZONE time_zone_of(NULL) AS at`.execute(db)
  return at(rows, 0).at
}
