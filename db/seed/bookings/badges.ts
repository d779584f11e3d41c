// The badges awarded last Monday, computed from the bookings and reviews.
import type { Clock } from '#db/seed/clock.ts'
import type { Db } from '#server/database/db.ts'
import { recordBadges } from '#server/features/badges/service.ts'

export async function awardBadges(db: Db, clock: Clock) {
  const { id: cityId } = await db
    .selectFrom('cities')
    .select('id')
    .where('name', '=', 'Houston')
    .executeTakeFirstOrThrow()
  await recordBadges(db, { cityId, at: clock.lastBadgeRun() })
}
