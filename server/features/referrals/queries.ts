import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

export function findReferrer(db: Db, code: string) {
  return db
    .selectFrom('referralCodes as c')
    .innerJoin('profiles as p', 'p.userId', 'c.userId')
    .select(['c.userId', 'p.phone', 'p.isActive'])
    .where('c.code', '=', code)
    .executeTakeFirst()
}

export function findPhoneOf(db: Db, userId: string) {
  return db.selectFrom('profiles').select('phone').where('userId', '=', userId).executeTakeFirst()
}

export async function countReferralsThisMonth(db: Db, referrerId: string) {
  const { total } = await db
    .selectFrom('referrals')
    .select(sql<number>`count(*)`.as('total'))
    .where('referrerId', '=', referrerId)
    .where('createdAt', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirstOrThrow()
  return total
}

type NewReferral = {
  refereeId: string
  referrerId: string
  code: string
  role: string
  bonusCents: number
}

// One referrer, fixed at sign-up: a second one changes nothing.
export async function insertReferral(db: Db, row: NewReferral) {
  const inserted = await db
    .insertInto('referrals')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('refereeId')
    .executeTakeFirst()
  return inserted !== undefined
}
