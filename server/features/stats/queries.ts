import { sql } from 'kysely'
import { offStatuses } from '#contract/bookings/workflow.ts'
import { patient, type Db } from '#server/database/db.ts'

export type Counts = Awaited<ReturnType<typeof countPlatform>>

export async function countPlatform(db: Db) {
  const barbers = await db
    .selectFrom('barberProfiles as barber')
    .select([
      sql<number>`count(*)`.as('totalBarbers'),
      sql<number>`coalesce(round(
        sum(average_rating * total_reviews) / nullif(sum(total_reviews), 0), 1), 0)`.as(
        'averageRating',
      ),
    ])
    .where(sql<boolean>`is_listed(barber)`)
    .executeTakeFirstOrThrow()
  const bookings = await db
    .selectFrom('bookings')
    .modifyFront(patient)
    .select(sql<number>`count(*)`.as('totalBookings'))
    .where('status', 'not in', [...offStatuses])
    .where(
      sql<boolean>`barber_id IN (SELECT user_id FROM barber_profiles AS b
        JOIN cities AS c ON c.id = b.city_id AND c.is_active)`,
    )
    .executeTakeFirstOrThrow()
  const cities = await db
    .selectFrom('cities')
    .select(sql<number>`count(*)`.as('totalCities'))
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow()
  return { ...barbers, ...bookings, ...cities }
}

const columns = ['totalBarbers', 'totalBookings', 'averageRating', 'totalCities'] as const

export function findCounts(db: Db) {
  return db.selectFrom('platformFigures').select(columns).executeTakeFirst()
}

export async function saveCounts(db: Db, counts: Counts) {
  await db
    .insertInto('platformFigures')
    .values(counts)
    .onConflict((conflict) =>
      conflict.column('isOnly').doUpdateSet({ ...counts, countedAt: sql`now()` }),
    )
    .execute()
}
