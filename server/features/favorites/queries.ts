import { sql } from 'kysely'
import type { ProfileId } from '#contract/ids.ts'
import type { Db } from '#server/database/db.ts'

export async function listFavoriteIds(db: Db, userId: string) {
  const rows = await db
    .selectFrom('favorites')
    .select('barberProfileId')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('barberProfileId')
    .execute()
  return rows.map(({ barberProfileId }) => barberProfileId)
}

// One change of somebody's list at a time, so that two cannot pass its limit together.
export async function lockFavorites(db: Db, userId: string) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

// Newest first, as the guest had them.
export async function insertFavorites(db: Db, userId: string, profileIds: ProfileId[]) {
  if (profileIds.length === 0) return
  await db
    .insertInto('favorites')
    .values(
      profileIds.map((barberProfileId, index) => ({
        userId,
        barberProfileId,
        createdAt: sql<string>`now() - ${index} * interval '1 millisecond'`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavorite(db: Db, userId: string, profileId: ProfileId) {
  await db
    .deleteFrom('favorites')
    .where('userId', '=', userId)
    .where('barberProfileId', '=', profileId)
    .execute()
}
