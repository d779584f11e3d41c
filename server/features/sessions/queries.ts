import { sql, type Insertable } from 'kysely'
import type { SubRole } from '#contract/permissions.ts'
import { prepared, type Db } from '#server/database/db.ts'
import type { Sessions } from '#server/database/tables.ts'

const now = sql<string>`now()`

// Session, profile state and roles in one query, because it runs with every call.
export function findSession(db: Db, tokenHash: Buffer) {
  return sessionRows(db).where('s.tokenHash', '=', tokenHash).executeTakeFirst()
}

export function findSessionById(db: Db, id: string) {
  return sessionRows(db).where('s.id', '=', id).executeTakeFirst()
}

export function findSessionByView(db: Db, impersonationId: string) {
  return sessionRows(db).where('s.impersonationId', '=', impersonationId).executeTakeFirst()
}

// The token before the last rotation.
export function findSessionByPrevious(db: Db, tokenHash: Buffer) {
  return sessionRows(db).where('s.previousTokenHash', '=', tokenHash).executeTakeFirst()
}

const held = [
  sql<string[]>`array(SELECT role FROM user_roles r WHERE r.user_id = p.user_id)`.as('roles'),
  sql<boolean>`EXISTS (SELECT FROM employees e WHERE e.user_id = p.user_id AND e.is_active)`.as(
    'isEmployee',
  ),
  sql<SubRole[]>`array(SELECT sub_role FROM admin_grants g WHERE g.user_id = p.user_id
    AND g.revoked_at IS NULL AND (g.expires_at IS NULL OR g.expires_at > now()))`.as('subRoles'),
] as const

function sessionRows(db: Db) {
  return db
    .selectFrom('sessions as s')
    .modifyFront(prepared)
    .innerJoin('profiles as p', 'p.userId', 's.userId')
    .select([
      's.id',
      's.userId',
      's.scope',
      's.secondFactorAt',
      's.authenticatedAt',
      's.rotatedAt',
      's.lastSeenAt',
      's.createdAt',
      's.expiresAt',
      's.impersonationId',
      'p.isActive',
      ...held,
    ])
    .where('s.expiresAt', '>', now)
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

export function findRoles(db: Db, userId: string) {
  return db
    .selectFrom('profiles as p')
    .select(held)
    .where('p.userId', '=', userId)
    .executeTakeFirst()
}

// The user data that the browser gets.
export function findSessionUser(db: Db, userId: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .leftJoin('barberProfiles as b', 'b.userId', 'u.id')
    .leftJoin('secondFactors as f', 'f.userId', 'u.id')
    .select([
      'u.id',
      'u.email',
      'u.language',
      'p.name',
      'p.photoUrl',
      'b.isApproved',
      'f.confirmedAt',
      sql<string>`time_zone_of(u.id)`.as('ownTimeZone'),
      sql<string>`time_zone_of((SELECT barber_id FROM employees
        WHERE user_id = u.id AND is_active))`.as('employerTimeZone'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

// The view of someone else, with what decides whether it still holds.
export function findView(db: Db, id: string) {
  return db
    .selectFrom('impersonations as i')
    .innerJoin('profiles as p', 'p.userId', 'i.userId')
    .select([
      'i.userId',
      'i.endsAt',
      sql<boolean>`i.ended_at IS NULL AND i.ends_at > now() AND p.is_active`.as('isOpen'),
      ...held,
    ])
    .where('i.id', '=', id)
    .executeTakeFirst()
}

// Of two that begin or end at the same moment, the second waits.
export function lockView(db: Db, id: string) {
  return db
    .selectFrom('sessions')
    .select('impersonationId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setView(db: Db, id: string, impersonationId: string | null) {
  await db.updateTable('sessions').set({ impersonationId }).where('id', '=', id).execute()
}

export function insertSession(db: Db, row: Insertable<Sessions>) {
  return db.insertInto('sessions').values(row).returning('id').executeTakeFirstOrThrow()
}

// Rotates only if the given token is still current: of twenty parallel tabs, one rotates.
export async function rotateSession(db: Db, id: string, from: Buffer, to: Buffer) {
  const row = await db
    .updateTable('sessions')
    .set({ tokenHash: to, previousTokenHash: from, rotatedAt: now })
    .where('id', '=', id)
    .where('tokenHash', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function touchSession(db: Db, id: string, expiresAt: string) {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now, expiresAt })
    .where('id', '=', id)
    .execute()
}

export async function setSecondFactorGiven(db: Db, id: string) {
  await db.updateTable('sessions').set({ secondFactorAt: now }).where('id', '=', id).execute()
}

export async function deleteSession(db: Db, id: string) {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

export function deleteSessionsOf(db: Db, userId: string, exceptId: string | null) {
  return db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .returning('id')
    .execute()
}

// Signed in, and never gave a second factor.
export function deleteUnprovenSessionsOf(db: Db, userId: string) {
  return db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('scope', '=', 'full')
    .where('secondFactorAt', 'is', null)
    .returning('id')
    .execute()
}

export async function deleteSessionOf(db: Db, userId: string, id: string) {
  const row = await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function deleteExpiredSessions(db: Db) {
  return db.deleteFrom('sessions').where('expiresAt', '<=', now).returning('id').execute()
}

export function listSessionsOf(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'network', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('scope', '=', 'full')
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .limit(100)
    .execute()
}
