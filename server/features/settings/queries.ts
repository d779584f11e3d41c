import type { Db } from '#server/database/db.ts'

export function findSettings(db: Db) {
  return db
    .selectFrom('settings')
    .select([
      'minBookingNoticeHours',
      'platformCommissionPercent',
      'cancellationPolicyText',
      'cityDefault',
      'refereeWelcomeBonusCents',
    ])
    .executeTakeFirst()
}

export function findActiveTheme(db: Db) {
  return db
    .selectFrom('themeSettings')
    .select(['colors', 'gradients'])
    .where('isActive', '=', true)
    .executeTakeFirst()
}
