import { sql, type Insertable } from 'kysely'
import { given, type Db } from '#server/database/db.ts'
import type { AccountCodes, AccountTokens } from '#server/database/tables.ts'

const now = sql<string>`now()`

// A new password invalidates all password-reset links.
export async function setPasswordHash(db: Db, userId: string, passwordHash: string) {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
  await deleteTokens(db, userId, ['reset_password'])
}

// Expiry uses the database's clock, which all servers share.
const inMinutes = (minutes: number) => sql<string>`now() + make_interval(mins => ${minutes})`
const isExpired = sql<boolean>`expires_at <= now()`.as('isExpired')

type NewToken = Omit<Insertable<AccountTokens>, 'expiresAt'>

export async function insertToken(db: Db, row: NewToken, minutes: number) {
  const expiresAt = inMinutes(minutes)
  await db
    .insertInto('accountTokens')
    .values({ ...row, expiresAt })
    .execute()
}

export function findTokenOwner(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('accountTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export function lockToken(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('accountTokens')
    .select(['id', 'userId', 'purpose', 'data', 'usedAt', isExpired])
    .where('tokenHash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
}

export async function setTokenUsed(db: Db, id: string) {
  await db.updateTable('accountTokens').set({ usedAt: now }).where('id', '=', id).execute()
}

// Deletes links that a newer one replaces, or that are no longer needed.
export async function deleteTokens(db: Db, userId: string, purposes: AccountTokens['purpose'][]) {
  await db
    .deleteFrom('accountTokens')
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .execute()
}

type NewCode = Omit<Insertable<AccountCodes>, 'expiresAt'>

export async function insertCode(db: Db, row: NewCode, minutes: number) {
  const expiresAt = inMinutes(minutes)
  await db
    .insertInto('accountCodes')
    .values({ ...row, expiresAt })
    .execute()
}

export async function lockUser(db: Db, userId: string) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
}

// The browser that asked: its device id, or its network when it has no cookies.
export type Challenge = { deviceHash: Buffer | null; networkHash: Buffer }
type CodePurpose = AccountCodes['purpose']
type CodeOf = { userId: string; purpose: CodePurpose; challenge: Challenge | undefined }

export function lockNewestCode(db: Db, { userId, purpose, challenge }: CodeOf) {
  return db
    .selectFrom('accountCodes')
    .select(['id', 'codeHash', 'data', 'tries', isExpired])
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .$call(
      given(challenge, (query, { deviceHash, networkHash }) =>
        deviceHash
          ? query.where('deviceHash', '=', deviceHash)
          : query.where('networkHash', '=', networkHash),
      ),
    )
    .orderBy('createdAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

// A code lives ten minutes, so codes of the last 24 hours and ten minutes include all tries of a
// day.
export function countTriesOfDay(db: Db, userId: string, purpose: CodePurpose) {
  return db
    .selectFrom('accountCodes')
    .select([
      sql<number>`coalesce(sum(proved_tries), 0)`.as('proved'),
      sql<number>`coalesce(sum(tries - proved_tries), 0)`.as('unproved'),
    ])
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('createdAt', '>', sql<string>`now() - interval '24 hours 10 minutes'`)
    .executeTakeFirstOrThrow()
}

export async function countTry(db: Db, id: string, isProved: boolean) {
  await db
    .updateTable('accountCodes')
    .set({ tries: sql`tries + 1`, provedTries: sql`proved_tries + ${isProved ? 1 : 0}` })
    .where('id', '=', id)
    .execute()
}

// Marks all open codes of this purpose as used.
export async function setCodesUsed(db: Db, userId: string, purpose: CodePurpose) {
  await db
    .updateTable('accountCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .execute()
}

export async function deleteStaleLinks(db: Db) {
  const aWeekAgo = sql<string>`now() - interval '7 days'`
  await db.deleteFrom('accountTokens').where('expiresAt', '<', aWeekAgo).execute()
  await db.deleteFrom('accountCodes').where('expiresAt', '<', aWeekAgo).execute()
}
