import { sql } from 'kysely'
import type { Db } from '#server/database/db.ts'

export function findSettings(db: Db) {
  return db
    .selectFrom('settings')
    .select([
      'minBookingNoticeHours',
      'cancellationPolicyText',
      'cancellationPolicyTextEs',
      'cityDefault',
      'refereeWelcomeBonusCents',
      'referrerRewardCents',
      'holdMinutes',
      'requestAnswerHours',
      'proposalAnswerHours',
      'mostReschedules',
      'apartHours',
      'closeFinishedHours',
      'closeUntouchedHours',
      'reviewAskHours',
      'noShowsToConfirm',
      'noShowsToAsk',
      'lateCancelsToAsk',
      'noShowsUntilOff',
      'shopCancelsToWarn',
      'shopCancelsToReview',
      'yearlyReferrals',
      'taxPercent',
      sql<number>`coalesce(default_commission(), platform_commission_percent)`.as(
        'platformCommissionPercent',
      ),
    ])
    .executeTakeFirst()
}

// The active city with this name, or else the first.
export function findCity(db: Db, name: string) {
  return db
    .selectFrom('cities')
    .select(['state', 'latitude', 'longitude'])
    .where('isActive', '=', true)
    .orderBy(sql`name = ${name}`, 'desc')
    .orderBy('name')
    .orderBy('state')
    .executeTakeFirst()
}

export function findActiveTheme(db: Db) {
  return db
    .selectFrom('themeSettings')
    .select(['colors', 'gradients'])
    .where('isActive', '=', true)
    .executeTakeFirst()
}
