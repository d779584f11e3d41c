// Barbers' accounts at the payment provider.
import { sql, type Updateable } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { PayoutAccounts } from '#server/database/tables.ts'

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export function findAccount(db: Db, userId: string) {
  return db.selectFrom('payoutAccounts').selectAll().where('userId', '=', userId).executeTakeFirst()
}

// Locked until the transaction ends.
export function lockAccount(db: Db, accountId: string) {
  return db
    .selectFrom('payoutAccounts')
    .selectAll()
    .where('accountId', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

// Of two at once, the first stands.
export async function insertAccount(db: Db, userId: string, accountId: string) {
  await db
    .insertInto('payoutAccounts')
    .values({ userId, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function updateAccount(
  db: Db,
  userId: string,
  change: Updateable<PayoutAccounts>,
): Promise<boolean> {
  const row = await db
    .updateTable('payoutAccounts')
    .set(change)
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

// The bank sent a payout back. Only if it is still the barber's bank.
export async function setRefusedBank(db: Db, userId: string, bankId: string) {
  await db
    .updateTable('payoutAccounts')
    .set({ refusedBankId: bankId })
    .where('userId', '=', userId)
    .execute()
}

export async function clearRefusedBank(db: Db, userId: string) {
  await db
    .updateTable('payoutAccounts')
    .set({ refusedBankId: sql<null>`NULL` })
    .where('userId', '=', userId)
    .execute()
}

export function findAccountById(db: Db, accountId: string) {
  return db
    .selectFrom('payoutAccounts')
    .select('userId')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

// For the person's own data. Of the bank only what is on statements.
export function listOwnAccounts(db: Db, userId: string) {
  return db
    .selectFrom('payoutAccounts')
    .select(['bankName', 'bankLast4', 'bankChangedAt', 'isDaily', 'createdAt'])
    .where('userId', '=', userId)
    .execute()
}

export async function deleteAccount(db: Db, userId: string) {
  await db.deleteFrom('payoutAccounts').where('userId', '=', userId).execute()
}
