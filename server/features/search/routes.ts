import type { search as calls } from '#contract/marketplace/search.ts'
import type { Handlers } from '#server/handlers.ts'
import { findCard, listPlaces, readCity, readMap, searchBarbers } from './service.ts'

export const search: Handlers<typeof calls> = {
  barbers: ({ input, db }) => searchBarbers(db, input),
  map: ({ input, db }) => readMap(db, input),
  card: ({ input, db }) => findCard(db, input.id),
  places: ({ input, db }) => listPlaces(db, input.q),
  city: ({ input, db }) => readCity(db, input),
}
