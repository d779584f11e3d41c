import type { Handlers } from '#server/api.ts'
import { listFeatured, listSimilar, readPortfolio, readProfile, readReviews } from './service.ts'

export const barbers: Handlers<'barbers'> = {
  featured: ({ db }) => listFeatured(db),
  profile: ({ input, db }) => readProfile(db, input.id),
  reviews: ({ input, db }) => readReviews(db, input),
  portfolio: ({ input, db }) => readPortfolio(db, input.id),
  similar: ({ input, db }) => listSimilar(db, input.id),
}
