import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

const now = sql<string>`now()`

export function lockSecondFactor(db: Db, userId: string) {
  return db
    .selectFrom('secondFactors')
    .select(['secret', 'nextSecret', 'confirmedAt', 'lastStep'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

// Replaces an unconfirmed secret; keeps a confirmed one.
export async function insertSecret(db: Db, userId: string, secret: Buffer) {
  const row = await db
    .insertInto('secondFactors')
    .values({ userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

export async function setNextSecret(db: Db, userId: string, nextSecret: Buffer) {
  await db.updateTable('secondFactors').set({ nextSecret }).where('userId', '=', userId).execute()
}

export async function takeNextSecret(db: Db, userId: string, secret: Buffer) {
  await db
    .updateTable('secondFactors')
    .set({ secret, nextSecret: null, lastStep: 0 })
    .where('userId', '=', userId)
    .execute()
}

export async function setConfirmed(db: Db, userId: string) {
  await db
    .updateTable('secondFactors')
    .set({ confirmedAt: now })
    .where('userId', '=', userId)
    .execute()
}

export async function setLastStep(db: Db, userId: string, lastStep: number) {
  await db.updateTable('secondFactors').set({ lastStep }).where('userId', '=', userId).execute()
}

export async function deleteSecondFactor(db: Db, userId: string) {
  await db.deleteFrom('secondFactors').where('userId', '=', userId).execute()
  await db.deleteFrom('backupCodes').where('userId', '=', userId).execute()
}

export async function replaceBackupCodes(db: Db, userId: string, hashes: Buffer[]) {
  await db.deleteFrom('backupCodes').where('userId', '=', userId).execute()
  await db
    .insertInto('backupCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute()
}

export async function useBackupCode(db: Db, userId: string, codeHash: Buffer) {
  const row = await db
    .updateTable('backupCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

const aDayAgo = sql<string>`now() - interval '24 hours'`

export async function countFailures(db: Db, userId: string) {
  const { known, all } = await db
    .selectFrom('secondFactorFailures')
    .select([
      sql<number>`count(*) FILTER (WHERE is_known_device)`.as('known'),
      sql<number>`count(*)`.as('all'),
    ])
    .where('userId', '=', userId)
    .where('failedAt', '>', aDayAgo)
    .executeTakeFirstOrThrow()
  return { known, unknown: all - known, all }
}

export async function insertFailure(db: Db, userId: string, isKnownDevice: boolean) {
  await db.insertInto('secondFactorFailures').values({ userId, isKnownDevice }).execute()
}

export async function deleteOldFailures(db: Db) {
  await db.deleteFrom('secondFactorFailures').where('failedAt', '<=', aDayAgo).execute()
}
