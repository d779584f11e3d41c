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
