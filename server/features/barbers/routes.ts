import type { barbers as calls } from '#contract/marketplace/barbers.ts'
import type { Handlers } from '#server/handlers.ts'
import {
  listFeatured,
  listSimilar,
  readPortfolio,
  readProfile,
  readReviews,
  readShop,
  resolveSlug,
} from './service.ts'

export const barbers: Handlers<typeof calls> = {
  featured: ({ db }) => listFeatured(db),
  profile: ({ input, db }) => readProfile(db, input.id),
  bySlug: ({ input, db }) => resolveSlug(db, input.slug),
  reviews: ({ input, db }) => readReviews(db, input),
  portfolio: ({ input, db }) => readPortfolio(db, input.id),
  shop: ({ input, db }) => readShop(db, input.id),
  similar: ({ input, db }) => listSimilar(db, input.id),
}
