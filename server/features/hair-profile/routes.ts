import type { hairProfile as calls } from '#contract/accounts/hair-profile.ts'
import type { Handlers } from '#server/handlers.ts'
import { readHair, removePhoto, saveHair } from './service.ts'

export const hairProfile: Handlers<typeof calls> = {
  read: ({ db, actor }) => readHair(db, actor.id),
  save: ({ input, db, actor }) => saveHair(db, actor.id, input),
  removePhoto: ({ db, actor }) => removePhoto(db, actor.id),
}
