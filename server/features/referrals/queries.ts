import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'
import type { Referrals } from '#server/database/tables.ts'

export function findReferrer(db: Db, code: string) {
  return db
    .selectFrom('referralCodes as c')
    .innerJoin('profiles as p', 'p.userId', 'c.userId')
    .select(['c.userId', 'p.phone', 'p.isActive'])
    .where('c.code', '=', code)
    .executeTakeFirst()
}

export function findNewcomer(db: Db, userId: string) {
  return (
    db
      .selectFrom('profiles')
      .select(['phone', 'role'])
      .where('userId', '=', userId)
      // Only new sign-ups get here: clients and barbers.
      .$narrowType<{ role: Referrals['role'] }>()
      .executeTakeFirstOrThrow()
  )
}

// Serializes referrals of one referrer, so that the count is still true at the insert.
export async function lockReferrer(db: Db, referrerId: string) {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${referrerId}, 2))`.execute(db)
}

export async function countReferralsThisYear(db: Db, referrerId: string) {
  const { total } = await db
    .selectFrom('referrals')
    .select(sql<number>`count(*)`.as('total'))
    .where('referrerId', '=', referrerId)
    .where('createdAt', '>', sql<string>`now() - interval '12 months'`)
    .executeTakeFirstOrThrow()
  return total
}

type NewReferral = {
  refereeId: string
  referrerId: string
  code: string
  role: Referrals['role']
  bonusCents: number
}

// One referrer per user, fixed at sign-up: a second one changes nothing.
export async function insertReferral(db: Db, row: NewReferral) {
  const inserted = await db
    .insertInto('referrals')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('refereeId')
    .executeTakeFirst()
  return inserted !== undefined
}
