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

// Locks the user's list, so that parallel requests cannot pass its limit.
export async function lockFavorites(db: Db, userId: string) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

// Keeps the guest's order, newest first.
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
