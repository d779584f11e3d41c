import type { Handlers } from '#server/api.ts'
import { readHair, removePhoto, saveHair } from './service.ts'

export const hairProfile: Handlers<'hairProfile'> = {
  read: ({ db, actor }) => readHair(db, actor.id),
  save: ({ input, db, actor }) => saveHair(db, actor.id, input),
  removePhoto: ({ db, actor }) => removePhoto(db, actor.id),
}
