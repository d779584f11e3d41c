import type { search as calls } from '#contract/marketplace/search.ts'
import type { Handlers } from '#server/handlers.ts'
import { suggestPlaces } from './places.ts'
import { findCard, readMap, searchBarbers } from './service.ts'

export const search: Handlers<typeof calls> = {
  barbers: ({ input, db }) => searchBarbers(db, input),
  map: ({ input, db }) => readMap(db, input),
  card: ({ input, db }) => findCard(db, input.id),
  places: ({ input }) => suggestPlaces(input.q),
}
