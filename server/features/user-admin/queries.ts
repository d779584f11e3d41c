import { sql } from 'kysely'
import type { Role } from '#contract/access.ts'
import type { Db } from '#server/database/db.ts'
import { barberIdOf } from '#server/ids.ts'

// False for a role they have.
export async function insertRole(db: Db, userId: string, role: Role) {
  const row = await db
    .insertInto('userRoles')
    .values({ userId, role })
    .onConflict((conflict) => conflict.doNothing())
    .returning('role')
    .executeTakeFirst()
  return row !== undefined
}

// False for a role they do not have.
export async function deleteRole(db: Db, userId: string, role: Role) {
  const row = await db
    .deleteFrom('userRoles')
    .where('userId', '=', userId)
    .where('role', '=', role)
    .returning('role')
    .executeTakeFirst()
  return row !== undefined
}

// A business is listed only while its owner is a barber with an active account.
export async function setListed(db: Db, userId: string, isListed: boolean) {
  const account = db
    .selectFrom('profiles')
    .select('isActive')
    .where('userId', '=', userId)
    .where('isActive', '=', true)
  await db
    .updateTable('barberProfiles')
    .set({ isActive: isListed })
    .where('userId', '=', barberIdOf(userId))
    .$if(isListed, (update) => update.where(({ exists }) => exists(account)))
    .execute()
}

// False for someone on no team.
export async function endEmployment(db: Db, userId: string) {
  const ended = await db
    .updateTable('employees')
    .set({ isActive: false, leftAt: sql<string>`now()` })
    .where('userId', '=', userId)
    .where('isActive', '=', true)
    .returning('id')
    .execute()
  return ended.length > 0
}
