import { sql } from 'kysely'
import type { Role } from '#contract/access.ts'
import type { Language } from '#contract/language.ts'
import type { Db } from '#server/database/db.ts'
import { erased } from '#server/database/erased.ts'
import { barberIdOf } from '#server/ids.ts'

const now = sql<string>`now()`

export function findAccountByEmail(db: Db, email: string) {
  return accounts(db).where('u.email', '=', email).executeTakeFirst()
}

export function findAccount(db: Db, userId: string) {
  return accounts(db).where('u.id', '=', userId).executeTakeFirst()
}

// Reads after the lock, not with it: the one before may have changed the profile, which is another row.
// A lock that rows referring to the user do not wait for.
export async function lockAccount(db: Db, userId: string) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  return findAccount(db, userId)
}

// Whoever was erased has no account any more.
function accounts(db: Db) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.userId', 'u.id')
    .leftJoin('secondFactors as f', (join) =>
      join.onRef('f.userId', '=', 'u.id').on('f.confirmedAt', 'is not', null),
    )
    .select([
      'u.id',
      'u.email',
      'u.passwordHash',
      'u.emailConfirmedAt',
      'u.language',
      'p.name',
      'p.phone',
      'p.isActive',
      'p.deactivatedBy',
      'f.confirmedAt as secondFactorSince',
    ])
    .where('p.deactivationReason', 'is distinct from', erased)
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

type NewAccount = {
  email: string
  passwordHash: string
  language: Language
  name: string
  phone: string
  role: Role
}

export async function insertAccount(db: Db, account: NewAccount) {
  const { email, passwordHash, language, name, phone, role } = account
  const { id } = await db
    .insertInto('users')
    .values({ email, passwordHash, language })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('profiles').values({ userId: id, name, phone }).execute()
  await db.insertInto('userRoles').values({ userId: id, role }).execute()
  return id
}

// Safe: an unconfirmed account has no bookings and owns nothing.
export async function deleteUnconfirmedAccount(db: Db, userId: string) {
  await db
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('emailConfirmedAt', 'is', null)
    .execute()
}

export async function setEmailConfirmed(db: Db, userId: string) {
  await db
    .updateTable('users')
    .set({ emailConfirmedAt: now })
    .where('id', '=', userId)
    .where('emailConfirmedAt', 'is', null)
    .execute()
}

export async function setActive(db: Db, userId: string) {
  await db
    .updateTable('profiles')
    .set({
      isActive: true,
      deactivatedAt: null,
      deactivatedBy: null,
      deactivationReason: null,
    })
    .where('userId', '=', userId)
    .execute()
  await db
    .updateTable('barberProfiles')
    .set({ isActive: true })
    .where('userId', '=', barberIdOf(userId))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('userRoles')
          .select('role')
          .whereRef('userRoles.userId', '=', 'barberProfiles.userId')
          .where('role', '=', 'barber'),
      ),
    )
    .execute()
}

export type Deactivation = { userId: string; by: string; reason: string }

// A reason that someone typed must not look like an erasure.
export async function setInactive(db: Db, { userId, by, reason }: Deactivation) {
  const deactivationReason = reason === erased ? `${reason}.` : reason
  await db
    .updateTable('profiles')
    .set({ isActive: false, deactivatedAt: now, deactivatedBy: by, deactivationReason })
    .where('userId', '=', userId)
    .execute()
  await db
    .updateTable('barberProfiles')
    .set({ isActive: false })
    .where('userId', '=', barberIdOf(userId))
    .execute()
}
