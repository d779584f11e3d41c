import type { Updateable } from 'kysely'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'
import type { BarberBookingSettings } from '#server/database/tables.ts'

export function findPolicies(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberBookingSettings')
    .select([
      'paymentPolicy',
      'depositPercent',
      'cancellationWindowHours',
      'lateCancelFeePercent',
      'noShowFeePercent',
      'tipPercents',
      'messageEn',
      'messageEs',
    ])
    .where('barberId', '=', barberId)
    .executeTakeFirst()
}

export async function upsertPolicies(
  db: Db,
  barberId: BarberId,
  columns: Updateable<BarberBookingSettings>,
) {
  await db
    .insertInto('barberBookingSettings')
    .values({ barberId, ...columns })
    .onConflict((conflict) => conflict.column('barberId').doUpdateSet({ barberId, ...columns }))
    .execute()
}

export function findPage(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberProfiles')
    .select(['id', 'slug'])
    .where('userId', '=', barberId)
    .executeTakeFirst()
}
