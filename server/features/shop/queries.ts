import { sql } from 'kysely'
import type { WantedChange } from '#contract/accounts/approvals.ts'
import type { BarberId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

export function findShop(db: Db, barberId: BarberId) {
  return db
    .selectFrom('barberProfiles as b')
    .select(['b.id as profileId', 'b.shopName', 'b.address', 'b.latitude', 'b.longitude'])
    .select(['b.bio', 'b.languages', 'b.parking', 'b.accessible', 'b.amenities'])
    .select(['b.paymentMethods', 'b.coverUrl', 'b.pausedUntil', 'b.licenseNumber'])
    .select(['b.licenseType', 'b.licenseExpiresOn', 'b.shopLicenseNumber'])
    .select(['b.shopLicenseExpiresOn', 'b.approvalStatus'])
    .select([
      sql<'solo' | 'shop'>`b.kind`.as('kind'),
      sql<string>`coalesce(b.slug, '')`.as('slug'),
      sql<boolean>`is_listed(b)`.as('isListed'),
    ])
    .where('b.userId', '=', barberId)
    .executeTakeFirst()
}

// Locked, so that an administrator decides on a complete change.
export async function lockShop(db: Db, barberId: BarberId) {
  await db
    .selectFrom('barberProfiles')
    .select('id')
    .where('userId', '=', barberId)
    .forUpdate()
    .execute()
}

export async function updateShop(db: Db, barberId: BarberId, change: object) {
  await db.updateTable('barberProfiles').set(change).where('userId', '=', barberId).execute()
}

// Returns the previous cover.
export async function setCover(db: Db, barberId: BarberId, coverUrl: string | null) {
  const row = await db
    .updateTable('barberProfiles')
    .set({ coverUrl })
    .where('userId', '=', barberId)
    .returning(sql<string | null>`old.cover_url`.as('before'))
    .executeTakeFirst()
  return row?.before ?? null
}

// The newest change, if it is pending or declined.
export async function findChange(db: Db, barberId: BarberId) {
  const change = await db
    .selectFrom('barberChanges')
    .select(['reason', 'createdAt'])
    .select([
      sql<WantedChange>`wanted`.as('wanted'),
      sql<'pending' | 'declined' | 'approved' | 'withdrawn'>`status`.as('status'),
    ])
    .where('barberId', '=', barberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { status } = change ?? {}
  return change && (status === 'pending' || status === 'declined') ? { ...change, status } : null
}

export async function upsertChange(db: Db, barberId: BarberId, wanted: WantedChange) {
  await db
    .insertInto('barberChanges')
    .values({ barberId, wanted: JSON.stringify(wanted) })
    .onConflict((conflict) =>
      conflict
        .column('barberId')
        .where('status', '=', 'pending')
        .doUpdateSet({ wanted: sql`excluded.wanted`, createdAt: sql`now()` }),
    )
    .execute()
}

export async function setWithdrawn(db: Db, barberId: BarberId) {
  await db
    .updateTable('barberChanges')
    .set({ status: 'withdrawn', decidedAt: sql`now()` })
    .where('barberId', '=', barberId)
    .where('status', '=', 'pending')
    .execute()
}
