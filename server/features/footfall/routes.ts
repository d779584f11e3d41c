import type { Handlers } from '#server/api.ts'
import { countLook } from './service.ts'

export const footfall: Handlers<'footfall'> = {
  look: ({ input, db, actor, visit }) => countLook(db, { actor, visit }, input),
}
