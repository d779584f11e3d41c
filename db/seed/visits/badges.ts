// The badges of last Monday, counted from the bookings and reviews as they are.
import type { Clock } from '#db/seed/clock.ts'
import type { Db } from '#server/db.ts'
import { recordBadges } from '#server/features/badges/service.ts'

export async function awardBadges(db: Db, clock: Clock) {
  await recordBadges(db, clock.lastBadgeRun())
}
