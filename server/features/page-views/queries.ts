import { sql } from 'kysely'
import type { BarberId, ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import { todayOf } from '#server/database/shop-days.ts'

// The owner of a listed profile.
export function findListed(db: Db, profileId: ProfileId) {
  return db
    .selectFrom('barberProfiles')
    .select('userId as barberId')
    .where('id', '=', profileId)
    .where('isApproved', '=', true)
    .where('isActive', '=', true)
    .executeTakeFirst()
}

// Of the shop's day; shops with the same date share it.
export function findSalt(db: Db, barberId: BarberId) {
  return db
    .selectFrom('pageViewSalts')
    .select(['day', 'salt'])
    .where('day', '=', todayOf(barberId))
    .executeTakeFirst()
}

// The first insert wins.
export async function insertSalt(db: Db, barberId: BarberId, salt: Buffer) {
  await db
    .insertInto('pageViewSalts')
    .values({ day: todayOf(barberId), salt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Step = { barberId: BarberId; step: 'views' | 'starts'; day: string; mark: Buffer }

// One statement: a visitor with a mark is not counted again.
export async function countStep(db: Db, { barberId, step, day, mark }: Step) {
  const column = sql.ref(step)
  await sql`
    WITH marked AS (
      INSERT INTO page_view_marks (day, mark) VALUES (${day}, ${mark})
      ON CONFLICT DO NOTHING RETURNING day)
    INSERT INTO page_views AS f (barber_id, day, ${column})
    SELECT ${barberId}, day, 1 FROM marked
    ON CONFLICT (barber_id, day) DO UPDATE SET ${column} = f.${column} + 1`.execute(db)
}

// Days that are over in every city.
export async function deleteOldMarks(db: Db) {
  const today = sql<string>`(SELECT min((now() AT TIME ZONE time_zone)::date) FROM cities)`
  await db.deleteFrom('pageViewMarks').where('day', '<', today).execute()
  await db.deleteFrom('pageViewSalts').where('day', '<', today).execute()
}
