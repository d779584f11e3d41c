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
