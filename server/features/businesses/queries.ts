import { sql } from 'kysely'
import { memberLevelsWith } from '#contract/business/team-rights.ts'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { timeZoneOf } from '#server/database/shop-days.ts'

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

// A shop's page shows its owner and every barber who belongs to it.
export async function listBarbersBehind(db: Db, id: ProfileId) {
  const { rows } = await sql<{ userId: string }>`
    SELECT user_id FROM barber_profiles WHERE id = ${id}
    UNION SELECT user_id FROM barber_profiles WHERE shop_id = ${id}
    UNION SELECT owner_id FROM shops WHERE id = ${id}`.execute(db)
  return rows.map(({ userId }) => userId)
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

export async function listBusinessesOf(db: Db, userId: string) {
  const { rows } = await sql<{ barberId: BarberId }>`
    SELECT user_id AS barber_id FROM barber_profiles WHERE user_id = ${userId}
    UNION SELECT barber_id FROM employees WHERE user_id = ${userId} AND is_active`.execute(db)
  return rows.map(({ barberId }) => barberId)
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

export async function findTimeZone(db: Db, barberId: BarberId) {
  const { timeZone } = await db
    .selectNoFrom(timeZoneOf(barberId).as('timeZone'))
    .executeTakeFirstOrThrow()
  return timeZone
}

export async function lockShared(db: Db, barberId: BarberId) {
  await sql`SELECT pg_advisory_xact_lock_shared(hashtextextended(${barberId}, 2))`.execute(db)
}

export async function lockAlone(db: Db, barberId: BarberId) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${barberId}, 2))`.execute(db)
}
