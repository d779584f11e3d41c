import type { reviews as calls } from '#contract/marketplace/reviews.ts'
import type { Handlers } from '#server/handlers.ts'
import { pinReview, readReceived, replyToReview, reportReview } from './received.ts'
import {
  editReview,
  listOwn,
  listToWrite,
  removePhoto,
  removeReview,
  writeReview,
} from './service.ts'

export const reviews: Handlers<typeof calls> = {
  toWrite: ({ db, actor }) => listToWrite(db, actor.id),
  mine: ({ input, db, actor }) => listOwn(db, actor.id, input.page),
  write: ({ input, db, actor }) => writeReview(db, actor, input),
  edit: ({ input, db, actor }) => editReview(db, actor, input),
  remove: ({ input, db, actor }) => removeReview(db, actor, input.id),
  received: ({ input, db, actor }) => readReceived(db, actor, input),
  reply: ({ input, db, actor }) => replyToReview(db, actor, input),
  report: ({ input, db, actor }) => reportReview(db, actor, input),
  pin: ({ input, db, actor }) => pinReview(db, actor, input),
  removePhoto: ({ input, db, actor }) => removePhoto(db, actor, input.id, input.photoId),
}
