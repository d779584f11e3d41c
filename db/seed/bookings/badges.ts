// The badges of the last weeks, computed from the bookings and reviews. An administrator took one of
// the current ones away.
import { badgeDays, badgeTypes } from '#contract/admin/badges.ts'
import { iso, type Clock } from '#db/seed/clock.ts'
import { admin, personId } from '#db/seed/people.ts'
import type { Deed } from '#db/seed/administration/deeds.ts'
import type { Db } from '#server/database/db.ts'
import { recordBadges } from '#server/features/badges/service.ts'

const weeks = 6
const reason = 'Seven of these reviews came from one device in one night'

export async function awardBadges(db: Db, clock: Clock) {
  const { id: cityId } = await db
    .selectFrom('cities')
    .select('id')
    .where('name', '=', 'Houston')
    .executeTakeFirstOrThrow()
  for (let ago = weeks - 1; ago >= 0; ago--) {
    const at = clock.lastBadgeRun().subtract({ weeks: ago })
    await recordBadges(db, { cityId, at })
    await db
      .updateTable('badgeRuns')
      .set({ ranAt: at.toInstant().toString() })
      .where('runOn', '=', at.toPlainDate().toString())
      .execute()
  }
  return takeOneAway(db, clock)
}

// The last of this week's most reviewed.
async function takeOneAway(db: Db, clock: Clock): Promise<Deed[]> {
  const run = clock.lastBadgeRun()
  const badgeType = badgeTypes[1]
  const award = await db
    .selectFrom('barberBadges')
    .select(['id', 'rank'])
    .where('badgeType', '=', badgeType)
    .where('periodEnd', '=', run.toPlainDate().toString())
    .orderBy('rank', 'desc')
    .executeTakeFirst()
  if (!award) return []
  const { id, rank } = award
  const at = iso((run.epochMilliseconds + clock.nowMs) / 2)
  const weeksOut = Math.ceil((badgeDays[badgeType] + 7) / 7)
  const barredUntil = run.toPlainDate().add({ weeks: weeksOut }).toString()
  await db
    .updateTable('barberBadges')
    .set({ revokedAt: at, revokedBy: personId(admin.email), revokeReason: reason, barredUntil })
    .where('id', '=', id)
    .execute()
  return [
    {
      actorId: personId(admin.email),
      action: 'revoke-badge',
      entity: 'barber_badges',
      entityId: id,
      reason,
      before: { badgeType, rank, status: 'awarded' },
      after: { badgeType, rank, status: 'revoked', barredUntil },
      createdAt: at,
    },
  ]
}
