import { sql, type Insertable, type Updateable } from 'kysely'
import { rolesWith, type SubRole } from '#contract/permissions.ts'
import type { Db } from '#server/database/db.ts'
import type { AdminInvitations } from '#server/database/tables.ts'

const now = sql<string>`now()`

// Counts only while whoever invited may still give roles. The command line always may.
const isBacked = sql<boolean>`(invited_by IS NULL OR EXISTS (SELECT FROM admin_grants g
  JOIN profiles p ON p.user_id = g.user_id AND p.is_active
  WHERE g.user_id = invited_by AND g.sub_role = ANY(${rolesWith('roles.write')}::text[])
    AND g.revoked_at IS NULL AND (g.expires_at IS NULL OR g.expires_at > now())))`

export function listInvitations(db: Db) {
  return db
    .selectFrom('adminInvitations as i')
    .leftJoin('profiles as by', 'by.userId', 'i.invitedBy')
    .select(['i.id', 'i.email', 'i.subRole', 'by.name as invitedBy'])
    .select(['i.createdAt', 'i.sentAt', 'i.expiresAt'])
    .where('i.closedAt', 'is', null)
    .where('i.expiresAt', '>', now)
    .where(isBacked)
    .orderBy('i.createdAt', 'desc')
    .execute()
}

export async function insertInvitation(db: Db, row: Insertable<AdminInvitations>) {
  const { id } = await db
    .insertInto('adminInvitations')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function hasOpenInvitation(db: Db, id: string) {
  return (await openOne(db, id).executeTakeFirst()) !== undefined
}

export function lockInvitation(db: Db, id: string) {
  return openOne(db, id).forUpdate().executeTakeFirst()
}

function openOne(db: Db, id: string) {
  return db
    .selectFrom('adminInvitations')
    .select(['email', 'subRole', 'expiresAt'])
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(isBacked)
}

export async function updateInvitation(db: Db, id: string, change: Updateable<AdminInvitations>) {
  await db.updateTable('adminInvitations').set(change).where('id', '=', id).execute()
}

export function closeInvitation(db: Db, id: string) {
  return db
    .updateTable('adminInvitations')
    .set({ closedAt: now })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning(['email', 'subRole'])
    .executeTakeFirst()
}

// An account with this address got the sub-role itself.
export async function closeInvitationsTo(db: Db, email: string, subRole: SubRole) {
  await db
    .updateTable('adminInvitations')
    .set({ closedAt: now })
    .where('email', '=', email)
    .where('subRole', '=', subRole)
    .where('closedAt', 'is', null)
    .execute()
}

// Of someone who may no longer give roles. Returns their number.
export async function closeInvitationsBy(db: Db, userId: string) {
  const closed = await db
    .updateTable('adminInvitations')
    .set({ closedAt: now })
    .where('invitedBy', '=', userId)
    .where('closedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .execute()
  return closed.length
}

// So that a new invitation is not refused because of one that no longer counts.
export async function closeLapsed(db: Db, email: string) {
  await db
    .updateTable('adminInvitations')
    .set({ closedAt: now })
    .where('email', '=', email)
    .where('closedAt', 'is', null)
    .where(sql<boolean>`(expires_at <= now() OR NOT ${isBacked})`)
    .execute()
}

export function findByToken(db: Db, tokenHash: Buffer) {
  return byToken(db, tokenHash).executeTakeFirst()
}

export function lockByToken(db: Db, tokenHash: Buffer) {
  return byToken(db, tokenHash).forUpdate().executeTakeFirst()
}

// An open invitation was not accepted or withdrawn, its link works, its role has not ended, and whoever
// invited still may.
const isOpen = sql<boolean>`closed_at IS NULL AND expires_at > now()
  AND (grant_ends_at IS NULL OR grant_ends_at > now()) AND ${isBacked}`

function byToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('adminInvitations')
    .select(['id', 'email', 'subRole', 'invitedBy', 'reason', 'grantEndsAt', 'expiresAt'])
    .select(isOpen.as('isOpen'))
    .where('tokenHash', '=', tokenHash)
}
