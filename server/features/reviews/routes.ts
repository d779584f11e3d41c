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
  toWrite: (caller) => listToWrite(caller),
  mine: ({ input, ...caller }) => listOwn(caller, input.page),
  write: ({ input, ...caller }) => writeReview(caller, input),
  edit: ({ input, ...caller }) => editReview(caller, input),
  remove: ({ input, ...caller }) => removeReview(caller, input.id),
  received: ({ input, ...caller }) => readReceived(caller, input),
  reply: ({ input, ...caller }) => replyToReview(caller, input),
  report: ({ input, ...caller }) => reportReview(caller, input),
  pin: ({ input, ...caller }) => pinReview(caller, input),
  removePhoto: ({ input, ...caller }) => removePhoto(caller, input),
}
