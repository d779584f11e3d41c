import type { Handlers } from '#server/api.ts'
import {
  listFeatured,
  listSimilar,
  readPortfolio,
  readProfile,
  readReviews,
  readShop,
  resolveSlug,
} from './service.ts'

export const barbers: Handlers<'barbers'> = {
  featured: ({ db }) => listFeatured(db),
  profile: ({ input, db }) => readProfile(db, input.id),
  bySlug: ({ input, db }) => resolveSlug(db, input.slug),
  reviews: ({ input, db }) => readReviews(db, input),
  portfolio: ({ input, db }) => readPortfolio(db, input.id),
  shop: ({ input, db }) => readShop(db, input.id),
  similar: ({ input, db }) => listSimilar(db, input.id),
}
