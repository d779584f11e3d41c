import { levelsWith } from '#contract/team-rights.ts'
import type { Db } from '#server/db.ts'

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

// The owner and everyone of the team.
export async function listStaff(db: Db, barberId: string) {
  const members = await db
    .selectFrom('employees')
    .select('userId')
    .where('barberId', '=', barberId)
    .where('isActive', '=', true)
    .execute()
  return [barberId, ...members.map(({ userId }) => userId)]
}

// Those of the team who look after everyone's calendar.
export async function listDesk(db: Db, barberId: string) {
  const members = await db
    .selectFrom('employees')
    .select('userId')
    .where('barberId', '=', barberId)
    .where('isActive', '=', true)
    .where('permissionLevel', 'in', levelsWith('allCalendars'))
    .execute()
  return members.map(({ userId }) => userId)
}

// Whether someone is still there and not about to leave, held until the transaction ends: whoever
// ends an employment waits, and then finds what was booked meanwhile.
export async function staysInTeam(db: Db, employeeId: string) {
  const row = await db
    .selectFrom('employees')
    .select('id')
    .where('id', '=', employeeId)
    .where('isActive', '=', true)
    .where('finishingSince', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}
