import { sql, type Insertable, type Updateable } from 'kysely'
import type { Compensation } from '#contract/business/compensation.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Language } from '#contract/language.ts'
import type { Invitation } from '#contract/business/team.ts'
import type { PermissionLevel } from '#contract/business/team-rights.ts'
import type { Db } from '#server/database/db.ts'
import type { EmployeeInvitations } from '#server/database/tables.ts'

const now = sql<string>`now()`

// Serializes invitations, so that the limit of open ones holds.
export async function lockInvitationsOf(db: Db, barberId: BarberId) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${barberId}, 2))`.execute(db)
}

// Expired invitations do not block new ones.
export async function expireInvitations(db: Db, barberId: BarberId) {
  await db
    .updateTable('employeeInvitations')
    .set({ state: 'expired' })
    .where('barberId', '=', barberId)
    .where('state', '=', 'pending')
    .where('expiresAt', '<=', now)
    .execute()
}

const shown = ['id', 'email', 'title', 'sentAt', 'expiresAt'] as const
const level = sql<PermissionLevel>`permission_level`.as('permissionLevel')
// An invitation past its expiry counts as expired, even before the row says so.
const state = sql<Invitation['state']>`
  CASE WHEN state = 'pending' AND expires_at <= now() THEN 'expired' ELSE state END`.as('state')

export function listInvitations(db: Db, barberId: BarberId) {
  return db
    .selectFrom('employeeInvitations')
    .select([...shown, level, state])
    .where('barberId', '=', barberId)
    .where('state', 'in', ['pending', 'expired', 'declined'])
    .where('createdAt', '>', sql<string>`now() - interval '60 days'`)
    .orderBy('sentAt', 'desc')
    .limit(50)
    .execute()
}

export function findInvitation(db: Db, barberId: BarberId, id: string) {
  return db
    .selectFrom('employeeInvitations')
    .select([...shown, level, state])
    .where('barberId', '=', barberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function countPending(db: Db, barberId: BarberId) {
  const { count } = await db
    .selectFrom('employeeInvitations')
    .select(sql<number>`count(*)`.as('count'))
    .where('barberId', '=', barberId)
    .where('state', '=', 'pending')
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export async function hasPending(db: Db, barberId: BarberId, email: string) {
  const row = await db
    .selectFrom('employeeInvitations')
    .select('id')
    .where('barberId', '=', barberId)
    .where('email', '=', email)
    .where('state', '=', 'pending')
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function isInTeam(db: Db, barberId: BarberId, email: string) {
  const row = await db
    .selectFrom('employees as e')
    .innerJoin('users as u', 'u.id', 'e.userId')
    .select('e.id')
    .where('e.barberId', '=', barberId)
    .where('e.isActive', '=', true)
    .where('u.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

export function insertInvitation(db: Db, row: Insertable<EmployeeInvitations>) {
  return db.insertInto('employeeInvitations').values(row).returning('id').executeTakeFirstOrThrow()
}

export function lockInvitation(db: Db, barberId: BarberId, id: string) {
  return db
    .selectFrom('employeeInvitations')
    .select(['id', 'email', 'title', 'sentAt', 'language', state])
    .where('barberId', '=', barberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateInvitation(
  db: Db,
  id: string,
  change: Updateable<EmployeeInvitations>,
) {
  await db.updateTable('employeeInvitations').set(change).where('id', '=', id).execute()
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findByToken>>>

export function findByToken(db: Db, tokenHash: Buffer) {
  return byToken(db, tokenHash).executeTakeFirst()
}

export function lockByToken(db: Db, tokenHash: Buffer) {
  return byToken(db, tokenHash).forUpdate('i').executeTakeFirst()
}

function byToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('employeeInvitations as i')
    .innerJoin('profiles as owner', 'owner.userId', 'i.barberId')
    .innerJoin('barberProfiles as b', 'b.userId', 'i.barberId')
    .select(['i.id', 'i.barberId', 'i.email', 'i.title', 'i.expiresAt', 'i.askedAt'])
    .select(['i.seesContacts', 'i.givesDiscounts', 'i.givesRefunds', 'i.seesReports'])
    .select(['i.serviceIds', 'owner.name as inviterName', 'b.shopName'])
    .select([
      sql<string>`time_zone_in(b.city_id)`.as('timeZone'),
      sql<PermissionLevel>`i.permission_level`.as('permissionLevel'),
      sql<Compensation>`i.compensation`.as('compensation'),
      sql<Language>`i.language`.as('language'),
      sql<Invitation['state']>`CASE WHEN i.state = 'pending' AND i.expires_at <= now()
        THEN 'expired' ELSE i.state END`.as('state'),
      sql<string | null>`coalesce(b.portfolio_photos[1], b.avatar_url)`.as('shopImage'),
      sql<string[]>`ARRAY(SELECT name FROM services WHERE id = ANY (i.service_ids) AND is_active
        ORDER BY position, id)`.as('services'),
    ])
    .where('i.tokenHash', '=', tokenHash)
}
