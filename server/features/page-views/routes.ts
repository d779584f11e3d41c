import type { Handlers } from '#server/api.ts'
import { countLook } from './service.ts'

export const pageViews: Handlers<'pageViews'> = {
  look: ({ input, db, actor, request }) => countLook(db, { actor, request }, input),
}
