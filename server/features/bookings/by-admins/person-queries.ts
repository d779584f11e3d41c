import type { Db } from '#server/database/db.ts'

function activeAccounts(db: Db) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .select(['u.id', 'u.language'])
    .where('p.isActive', '=', true)
}

export function findAccount(db: Db, id: string) {
  return activeAccounts(db).where('u.id', '=', id).executeTakeFirst()
}

export function findAccountByEmail(db: Db, email: string) {
  return activeAccounts(db).where('u.email', '=', email).executeTakeFirst()
}
