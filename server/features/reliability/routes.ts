import type { Handlers } from '#server/api.ts'
import { closeReview, listOpenReviews } from './service.ts'

export const reliability: Handlers<'reliability'> = {
  list: ({ db }) => listOpenReviews(db),
  close: ({ input, db, actor, request }) => closeReview(db, { actor, request }, input),
}
