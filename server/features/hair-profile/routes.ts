import type { hairProfile as calls } from '#contract/accounts/hair-profile.ts'
import type { Handlers } from '#server/handlers.ts'
import { readHair, removePhoto, saveHair } from './service.ts'

export const hairProfile: Handlers<typeof calls> = {
  read: (caller) => readHair(caller),
  save: ({ input, ...caller }) => saveHair(caller, input),
  removePhoto: (caller) => removePhoto(caller),
}
