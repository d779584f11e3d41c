import type { Handlers } from '#server/api.ts'
import {
  editReview,
  listOwn,
  listToWrite,
  removePhoto,
  removeReview,
  writeReview,
} from './service.ts'

export const reviews: Handlers<'reviews'> = {
  toWrite: ({ db, actor }) => listToWrite(db, actor.id),
  mine: ({ input, db, actor }) => listOwn(db, actor.id, input.page),
  write: ({ input, db, actor }) => writeReview(db, actor, input),
  edit: ({ input, db, actor }) => editReview(db, actor, input),
  remove: ({ input, db, actor }) => removeReview(db, actor, input.id),
  removePhoto: ({ input, db, actor }) => removePhoto(db, actor, input.id, input.photoId),
}
