import { sql } from 'kysely'
import { memberLevelsWith } from '#contract/business/team-rights.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

export function findEmployment(db: Db, userId: string) {
  return db
    .selectFrom('employees')
    .select([
      'id as employeeId',
      'barberId',
      'permissionLevel',
      'seesContacts',
      'givesDiscounts',
      'givesRefunds',
      'seesReports',
    ])
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .executeTakeFirst()
}

export async function findOwner(db: Db, profileId: ProfileId) {
  const row = await db
    .selectFrom('barberProfiles')
    .select('userId')
    .where('id', '=', profileId)
    .executeTakeFirst()
  return row?.userId
}

// The owner of the business that employs this user, or null.
export async function findEmployer(db: Db, userId: string) {
  const row = await db
    .selectFrom('employees')
    .select('barberId')
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row?.barberId ?? null
}

// The owner and all team members.
export async function listStaff(db: Db, barberId: BarberId) {
  const members = await db
    .selectFrom('employees')
    .select('userId')
    .where('barberId', '=', barberId)
    .where('isActive', '=', true)
    .execute()
  return [barberId, ...members.map(({ userId }) => userId)]
}

// Team members with `allCalendars`.
export async function listDeskMembers(db: Db, barberId: BarberId) {
  const members = await db
    .selectFrom('employees')
    .select('userId')
    .where('barberId', '=', barberId)
    .where('isActive', '=', true)
    .where('permissionLevel', 'in', memberLevelsWith('allCalendars'))
    .execute()
  return members.map(({ userId }) => userId)
}

export async function lockShared(db: Db, barberId: BarberId) {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${barberId}, 2))`.execute(db)
}

export async function lockAlone(db: Db, barberId: BarberId) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${barberId}, 2))`.execute(db)
}
