import type { favorites as calls } from '#contract/marketplace/favorites.ts'
import type { Handlers } from '#server/handlers.ts'
import { listCards } from '#server/features/barbers/service.ts'
import { deleteFavorite, listFavoriteIds } from './queries.ts'
import { addFavorite, listFavorites, mergeFavorites } from './service.ts'

export const favorites: Handlers<typeof calls> = {
  list: (caller) => listFavorites(caller),
  ids: ({ db, actor }) => listFavoriteIds(db, actor.id),
  add: ({ input, ...caller }) => addFavorite(caller, input.profileId),
  remove: ({ input, db, actor }) => deleteFavorite(db, actor.id, input.profileId),
  merge: ({ input, ...caller }) => mergeFavorites(caller, input.profileIds),
  cards: ({ input, db }) => listCards(db, [...new Set(input.ids)]),
}
