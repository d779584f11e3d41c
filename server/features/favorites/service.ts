import { fail } from '#contract/errors.ts'
import type { ProfileId } from '#contract/ids.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { listCards } from '#server/features/barbers/service.ts'
import { insertFavorites, listFavoriteIds, lockFavorites } from './queries.ts'

const mostFavorites = 200

export async function listFavorites(db: Db, userId: string) {
  return listCards(db, await listFavoriteIds(db, userId))
}

export function addFavorite(db: Db, userId: string, profileId: ProfileId) {
  return inTransaction(db, async (db) => {
    const [barber] = await listCards(db, [profileId])
    if (!barber) return fail('NOT_FOUND')
    const { leftOut } = await insertNew(db, userId, [profileId])
    if (leftOut > 0) fail('TOO_MANY_FAVORITES')
  })
}

export function mergeFavorites(db: Db, userId: string, profileIds: ProfileId[]) {
  return inTransaction(db, async (db) => {
    const wanted = [...new Set(profileIds)]
    const listed = new Set((await listCards(db, wanted)).map(({ id }) => id))
    return insertNew(
      db,
      userId,
      wanted.filter((id) => listed.has(id)),
    )
  })
}

async function insertNew(db: Db, userId: string, profileIds: ProfileId[]) {
  await lockFavorites(db, userId)
  const saved = await listFavoriteIds(db, userId)
  const added = profileIds.filter((id) => !saved.includes(id))
  const room = Math.max(0, mostFavorites - saved.length)
  await insertFavorites(db, userId, added.slice(0, room))
  return { leftOut: Math.max(0, added.length - room) }
}
