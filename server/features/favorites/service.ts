import { fail } from '#contract/errors.ts'
import type { ProfileId } from '#contract/ids.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction } from '#server/database/db.ts'
import { listCards } from '#server/features/barbers/service.ts'
import { insertFavorites, listFavoriteIds, lockFavorites } from './queries.ts'

const mostFavorites = 200

export async function listFavorites({ db, actor }: SignedInCaller) {
  return listCards(db, await listFavoriteIds(db, actor.id))
}

export function addFavorite(caller: SignedInCaller, profileId: ProfileId) {
  return inTransaction(caller.db, async (db) => {
    const [barber] = await listCards(db, [profileId])
    if (!barber) return fail('NOT_FOUND')
    const { leftOut } = await insertNew({ ...caller, db }, [profileId])
    if (leftOut > 0) fail('TOO_MANY_FAVORITES')
  })
}

export function mergeFavorites(caller: SignedInCaller, profileIds: ProfileId[]) {
  return inTransaction(caller.db, async (db) => {
    const wanted = [...new Set(profileIds)]
    const listed = new Set((await listCards(db, wanted)).map(({ id }) => id))
    return insertNew(
      { ...caller, db },
      wanted.filter((id) => listed.has(id)),
    )
  })
}

async function insertNew({ db, actor }: SignedInCaller, profileIds: ProfileId[]) {
  await lockFavorites(db, actor.id)
  const saved = await listFavoriteIds(db, actor.id)
  const added = profileIds.filter((id) => !saved.includes(id))
  const room = Math.max(0, mostFavorites - saved.length)
  await insertFavorites(db, actor.id, added.slice(0, room))
  return { leftOut: Math.max(0, added.length - room) }
}
