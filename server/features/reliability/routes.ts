import type { reliability as calls } from '#contract/business/reliability.ts'
import type { Handlers } from '#server/handlers.ts'
import { listOpenReviews } from './queries.ts'
import { closeReview } from './reviews.ts'

export const reliability: Handlers<typeof calls> = {
  list: ({ db }) => listOpenReviews(db),
  close: ({ input, ...caller }) => closeReview(caller, input),
}
